import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createStoryblokEmulator } from 'storyblok-emulator';

export type ContentService = { url: string; port: number; stop: () => Promise<void> };

/** Starts the Storyblok emulator on its own port, in this process. A restart passes the previous `port`. */
export async function startContentService(dir: string, port = 0): Promise<ContentService> {
  const emulator = createStoryblokEmulator({ dir });
  await emulator.ready;
  const server = createAdaptorServer({ fetch: emulator.fetch });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  // The cast is safe: a TCP server has an AddressInfo.
  const address = server.address() as AddressInfo;
  const stop = async () => {
    emulator.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${address.port}`, port: address.port, stop };
}
