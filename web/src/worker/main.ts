import {
  AWAY,
  NETWORK_HEADER,
  OFFLINE_CHANNEL,
  OFFLINE_STEPS,
  type OfflineNews,
  PATIENCE_MS,
} from '../domain/pages/offline.ts';
import { DEVICE_PROGRAMME, DEVICE_TEXTS, SHELL } from '../domain/pages/paths.ts';
import { record } from '../domain/unknown-values.ts';
import { createNetwork } from './network.ts';
import { type DataStep, drawnOf, handlingOf } from './routing.ts';
import type { WorkerScope } from './scope.ts';
import { createStores } from './stores.ts';
import { createTaking } from './taking.ts';

// The worker of the whole site (docs/decisions/0105). The server writes its build above it (server/site-worker.ts).

declare const BUILD: string;
declare const self: WorkerScope;

const channel = new BroadcastChannel(OFFLINE_CHANNEL);
const network = createNetwork();
const stores = createStores(BUILD);
const taking = createTaking({
  build: BUILD,
  network,
  stores,
  tell: (news: OfflineNews) => channel.postMessage(news),
});

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) =>
  event.waitUntil(stores.deleteOlder().then(() => self.clients.claim())),
);

/** A build takes over when it is whole: with all the steps that the one before it took. Until then that one stays. */
async function install(): Promise<void> {
  await taking.take('shell');
  if (await stores.hasOlder(DEVICE_PROGRAMME)) await taking.take('programme');
  if (await stores.hasOlder(DEVICE_TEXTS)) await taking.take('texts');
  await self.skipWaiting();
}

self.addEventListener('message', (event) => {
  const { take, renew, tell, leave } = record(event.data);
  if (leave === true) event.waitUntil(stores.close().then(() => event.ports[0]?.postMessage(true)));
  else if (take === 'programme' || take === 'texts') event.waitUntil(taking.takeAndSay(take));
  else if (renew === true) event.waitUntil(renewHeld());
  else if (tell === true) event.waitUntil(Promise.all(OFFLINE_STEPS.map(taking.say)));
});

async function renewHeld(): Promise<void> {
  for (const step of ['programme', 'texts'] as const)
    if (await taking.held(step)) await taking.takeAndSay(step);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const handling = handlingOf(request, self.location.origin);
  switch (handling) {
    case undefined:
      return;
    case 'page':
      return event.respondWith(
        network.askFirst(
          request,
          () => stores.match('files', SHELL),
          () => isWholeHere(request.url),
        ),
      );
    case 'file':
      return event.respondWith(file(request));
    case 'picture':
      return event.respondWith(picture(request));
    case 'programme':
    case 'texts':
      return event.respondWith(data(request, handling));
  }
});

/** A file that is held has the bytes that its name says. */
async function file(request: Request): Promise<Response> {
  const held = await stores.fileOfAny(request);
  if (held) return held;
  const response = await network.ask(request);
  if (response.status === 200) await stores.putFile(request, response.clone()).catch(() => undefined);
  return response;
}

/** Pictures are kept as they are met, for when there is no network. */
async function picture(request: Request): Promise<Response> {
  try {
    const response = await network.ask(request);
    if (response.status === 200) await stores.putPicture(request, response.clone()).catch(() => undefined);
    return response;
  } catch (error) {
    const held = await stores.picture(request);
    if (held) return held;
    throw error;
  }
}

/**
 * Whether the device draws all of a page, of what the site said within the last ten minutes. While another build is taken,
 * the site answers with that one.
 */
async function isWholeHere(url: string): Promise<boolean> {
  const steps = drawnOf(new URL(url).pathname);
  const { installing, waiting } = self.registration;
  return steps.length > 0 && !installing && !waiting && taking.areNew(steps);
}

/**
 * Data of the device, renewed behind it. Where nothing was heard of the network for a minute, it is renewed before, as long
 * as that does not take long. A page may ask for what is held alone, and say that the network gave it no answer.
 */
async function data(request: Request, step: DataStep): Promise<Response> {
  const held = await taking.held(step);
  const isHeldOnly = request.cache === 'only-if-cached';
  if (held === undefined) return isHeldOnly ? Response.error() : network.ask(request);
  if (request.headers.get(NETWORK_HEADER) === AWAY) network.hearAway();
  if (isHeldOnly) return told(held);
  const renewed = taking.takeAndSay(step).then(() => taking.held(step));
  if (network.isHeard()) return told(held);
  const late = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE_MS, held));
  return told((await Promise.race([renewed, late])) ?? held);
}

/** An answer of the device, which says where the network is known to be away. */
function told(held: Response): Response {
  const headers = new Headers(held.headers);
  if (network.isAway()) headers.set(NETWORK_HEADER, AWAY);
  return new Response(held.body, { headers });
}
