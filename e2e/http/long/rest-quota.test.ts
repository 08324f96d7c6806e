import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createStoryblokEmulator } from 'storyblok-emulator';
import { expect, test } from 'vitest';
import { ROOT, whileRunning } from '../../support/process.ts';
import { startSite } from '../../support/running-site.ts';

/** Pages that have little to ask in common. */
const AT_ONCE = ['/', '/programma/2025-10-26', '/nieuws', '/activiteiten/de-slak-heeft-gelijk'];

/** Our own content over REST, by a service that keeps to itself how much it lets one ask. */
async function contentWithoutQuota() {
  const emulator = createStoryblokEmulator({ dir: join(ROOT, 'content') });
  await emulator.ready;
  const listener = getRequestListener(async (request) => {
    const response = await emulator.fetch(request);
    const headers = new Headers(response.headers);
    for (const name of ['x-ratelimit', 'x-ratelimit-policy']) headers.delete(name);
    return new Response(response.body, { status: response.status, headers });
  });
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    emulator.close();
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${port}/v2`, stop };
}

test('four pages at once of a site that has just started are there, at five questions a second', async () => {
  await whileRunning(await contentWithoutQuota(), async ({ url }) => {
    const env = { CONTENT_API: 'rest', CONTENT_API_URL: url, CONTENT_API_TOKEN: 'public' };
    await whileRunning(await startSite(env), async (site) => {
      const answers = await Promise.all(AT_ONCE.map((path) => fetch(site.url + path)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(site.log.join('\n')).not.toContain('too many questions');
    });
  });
});
