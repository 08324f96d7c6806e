import { CACHE_PREFIX, WORKER } from '../domain/pages/offline.ts';
import { CACHE_CONTROL } from '../http/cache-control.ts';
import type { Fetch } from '../http/fetch.ts';
import { acceptedEncoding, compress } from './responses/compression.ts';

/** A worker that deletes the caches of the site's worker and unregisters itself. Hall screens keep their caches. */
const NO_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('${CACHE_PREFIX}')) await caches.delete(name);
  await self.registration.unregister();
}
`;

/** Serves this build's service worker, or one that unregisters itself. Never cached: browsers need the current one. */
export function siteWorker(build: string, script?: string): (next: Fetch) => Fetch {
  const body = script === undefined ? NO_WORKER : `const BUILD=${JSON.stringify(build)};\n${script}`;
  // Compress the worker once at the highest level, because every browser requests it.
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
