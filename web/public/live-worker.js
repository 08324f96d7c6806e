// Opens the hall screen without a network or server, from the copy that the page has stored on the device
// (web/src/features/live/use-offline-copy.ts). Stores nothing itself, and handles no other page: docs/time.md.

/** How long the screen waits for a response of the network if the device has a copy, in ms. */
const PATIENCE_MS = 4_000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  // An event stream never ends, and would keep this worker running.
  if (new URL(url).pathname === '/live.events') return;
  if (method === 'GET' && url.startsWith(self.location.origin)) event.respondWith(answer(event.request));
});

/**
 * Responds from the network. Responds with the copy on the device if the network fails, is slow, or returns a server
 * error.
 */
async function answer(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept === undefined) return fetch(request);
  // The file name contains a hash of the content, so the copy is always current.
  if (new URL(request.url).pathname.startsWith('/assets/')) return kept;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
  const fresh = fetch(request).then((response) => (response.status < 500 ? response : kept));
  return Promise.race([fresh, late]).catch(() => kept);
}
