import { OFFLINE_CHANNEL, OFFLINE_STEPS, type OfflineNews } from '../domain/pages/offline.ts';
import { OFFLINE_PROGRAMME, OFFLINE_TEXTS } from '../domain/pages/paths.ts';
import { record } from '../domain/unknown-values.ts';
import { createDownloads } from './download.ts';
import { createFetchedAhead } from './fetched-ahead.ts';
import { createNetwork, whole } from './network.ts';
import { createPages } from './pages.ts';
import { handlingOf } from './routing.ts';
import type { WorkerScope } from './scope.ts';
import { createStores } from './stores.ts';

// The service worker of the whole site (docs/decisions/0105). The server adds a first line to this script, which sets
// `BUILD` to the build id (server/site-worker.ts).

declare const BUILD: string;
declare const self: WorkerScope;

const channel = new BroadcastChannel(OFFLINE_CHANNEL);
const network = createNetwork();
const stores = createStores(BUILD);
const ahead = createFetchedAhead();
const page = createPages({ network, stores, ahead });
const downloads = createDownloads({
  build: BUILD,
  network,
  stores,
  tell: (news: OfflineNews) => channel.postMessage(news),
});

self.addEventListener('install', (event) => event.waitUntil(install()));
// Do not call `clients.claim()`: it would evict pages from the back/forward cache.
self.addEventListener('activate', (event) => event.waitUntil(stores.deleteOlder()));

/** Downloads all offline data that the previous build had. Until this has ended, the previous worker stays active. */
async function install(): Promise<void> {
  await downloads.take('shell');
  if (await stores.hasOlder(OFFLINE_PROGRAMME)) await downloads.take('programme');
  if (await stores.hasOlder(OFFLINE_TEXTS)) await downloads.take('texts');
  await self.skipWaiting();
}

self.addEventListener('message', (event) => {
  const { take, renew, tell, leave } = record(event.data);
  if (leave === true) event.waitUntil(stores.close().then(() => event.ports[0]?.postMessage(true)));
  else if (take === 'programme' || take === 'texts') event.waitUntil(downloads.downloadAndReport(take));
  else if (renew === true) event.waitUntil(renewStored());
  else if (tell === true) event.waitUntil(Promise.all(OFFLINE_STEPS.map(downloads.say)));
});

async function renewStored(): Promise<void> {
  for (const step of OFFLINE_STEPS) if (await downloads.stored(step)) await downloads.downloadAndReport(step);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (handlingOf(request, self.location.origin)) {
    case 'page':
      return event.respondWith(page(request));
    case 'ahead':
      return event.respondWith(fetchAhead(request));
    case 'file':
      return event.respondWith(file(request));
    case 'picture':
      return event.respondWith(picture(request));
  }
});

/** Fetches a page that a script prefetches, and stores it for the navigation. */
async function fetchAhead(request: Request): Promise<Response> {
  const response = await whole(await network.ask(request));
  ahead.put(request.url, response.clone());
  return response;
}

/** Responds with a stored file if there is one: it never changes, because its name contains a hash of its content. */
async function file(request: Request): Promise<Response> {
  const stored = await stores.fileOfAny(request);
  if (stored) return stored;
  const response = await network.ask(request);
  if (response.status === 200) await stores.putFile(request, response.clone()).catch(() => undefined);
  return response;
}

/** Responds with an image from the network and stores it. Without a network, responds with a stored image. */
async function picture(request: Request): Promise<Response> {
  try {
    const response = await network.ask(request);
    if (response.status === 200) await stores.putPicture(request, response.clone()).catch(() => undefined);
    return response;
  } catch (error) {
    const stored = await stores.picture(request);
    if (stored) return stored;
    throw error;
  }
}
