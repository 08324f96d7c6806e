import { EXAMPLE_EVENTS } from '../examples/examples.ts';
import { createUitdatabankEmulator, type UitdatabankEmulator } from '../src/uitdatabank-emulator.ts';
import { NOW } from './temporary-events.ts';

/** A server over the recorded events, with the credentials that its responses speak of. */
export function contractServer(): UitdatabankEmulator {
  return createUitdatabankEmulator({
    dir: EXAMPLE_EVENTS,
    now: () => new Date(NOW),
    refusedApiKeys: { abc: 'blocked', def: 'removed' },
  });
}

/** Asks a server over the recorded events, with a good key unless `init` brings its own headers. */
export async function askContract(path: string, init: RequestInit = {}): Promise<Response> {
  const server = contractServer();
  await server.ready;
  return server.fetch(
    new Request(`https://search.uitdatabank.be${path}`, { headers: { 'x-api-key': 'public' }, ...init }),
  );
}
