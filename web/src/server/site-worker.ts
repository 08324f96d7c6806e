import { CACHE_PREFIX, WORKER } from '../domain/pages/offline.ts';
import { CACHE_CONTROL } from '../http/cache-control.ts';
import type { Fetch } from '../http/fetch.ts';
import { acceptedEncoding, compress } from './responses/compression.ts';

/** Empties what the worker of the site kept on a device, and takes it away. A screen of the hall keeps its own. */
const NO_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('${CACHE_PREFIX}')) await caches.delete(name);
  await self.registration.unregister();
}
`;

/**
 * Answers with the worker of the site, which is of this build, or with one that takes itself away. No cache may keep it: a
 * device that asks is told of the present.
 */
export function siteWorker(build: string, script?: string): (next: Fetch) => Fetch {
  const body = script === undefined ? NO_WORKER : `const BUILD=${JSON.stringify(build)};\n${script}`;
  // Each device that comes asks for it: it is made small once, and well.
  const packed = compress(Buffer.from(body), 'br', 'at build');
  return (next) => async (request) => {
    if (request.method !== 'GET' || new URL(request.url).pathname !== WORKER) return next(request);
    const isPacked = acceptedEncoding(request.headers.get('accept-encoding')) === 'br';
    return new Response(isPacked ? await packed : body, {
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': CACHE_CONTROL.never,
        'x-robots-tag': 'noindex',
        vary: 'accept-encoding',
        ...(isPacked && { 'content-encoding': 'br' }),
      },
    });
  };
}
