import { EXAMPLE_EVENTS } from '../examples/examples.ts';
import { createUitdatabankEmulator, type UitdatabankEmulator } from '../src/uitdatabank-emulator.ts';
import { NOW } from './temporary-events.ts';

/** Creates an emulator with the recorded events, and the credentials that the recorded responses mention. */
export function contractServer(): UitdatabankEmulator {
  return createUitdatabankEmulator({
    dir: EXAMPLE_EVENTS,
    now: () => new Date(NOW),
    refusedApiKeys: { abc: 'blocked', def: 'removed' },
  });
}

/** Sends a request to an emulator with the recorded events, with a valid key unless `init` has its own headers. */
export async function requestContract(path: string, init: RequestInit = {}): Promise<Response> {
  const server = contractServer();
  await server.ready;
  return server.fetch(
    new Request(`https://search.uitdatabank.be${path}`, { headers: { 'x-api-key': 'public' }, ...init }),
  );
}
