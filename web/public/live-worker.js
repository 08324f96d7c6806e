// Opens a screen of the hall when neither network nor server is there: from what the screen itself kept on the device
// (web/src/features/live/use-offline-copy.ts). It keeps nothing, and answers for no other page: docs/time.md.

/** How long a screen waits for a page when there is one on the device, in ms. */
const PATIENCE_MS = 4_000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  // A stream has no end, and would keep this worker awake.
  if (new URL(url).pathname === '/live.events') return;
  if (method === 'GET' && url.startsWith(self.location.origin)) event.respondWith(answer(event.request));
});

/** From the network; where that fails, is late or says that the server does not work, what is kept. */
async function answer(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept === undefined) return fetch(request);
  // Its name says which bytes it has.
  if (new URL(request.url).pathname.startsWith('/assets/')) return kept;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
  const fresh = fetch(request).then((response) => (response.status < 500 ? response : kept));
  return Promise.race([fresh, late]).catch(() => kept);
}
