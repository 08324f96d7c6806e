import { expect, it } from 'vitest';
import { siteWorker } from './site-worker.ts';

const ask = (path: string, script?: string) =>
  siteWorker('b1', script)(async () => new Response('a page'))(new Request(`http://site${path}`));

it('serves the service worker of its build, and passes other requests to the site', async () => {
  const worker = await ask('/sw.js', 'work();');
  expect(await worker.text()).toBe('const BUILD="b1";\nwork();');
  expect(worker.headers.get('cache-control')).toBe('no-store');
  expect(await (await ask('/sw.json', 'work();')).text()).toBe('a page');
});

it('without a worker script, serves a worker that deletes the site’s caches and unregisters itself', async () => {
  const listeners = new Map<string, (event: { waitUntil: (done: Promise<void>) => void }) => void>();
  const caches = new Set(['boektopia b0 gegevens', 'live /live', 'boektopia beelden']);
  let isRegistered = true;
  const self = {
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    skipWaiting: () => undefined,
    registration: {
      unregister: async () => {
        isRegistered = false;
      },
    },
  };
  const keep = { keys: async () => [...caches], delete: async (name: string) => caches.delete(name) };
  new Function('self', 'caches', await (await ask('/sw.js')).text())(self, keep);
  await new Promise<void>((resolve) =>
    listeners.get('activate')?.({ waitUntil: (done) => void done.then(resolve) }),
  );
  expect([[...caches], isRegistered]).toEqual([['live /live'], false]);
});
