import { parseFault } from './fault.ts';
import type { StoryblokEmulator } from './storyblok-emulator.ts';

const address = /^\/_fault(?:\/([^/]*))?$/;

/**
 * Adds an address that switches faults, for tests in another process: `PUT /_fault/503:2` injects a fault, `DELETE
 * /_fault` removes it. Only the command line uses it.
 */
export function withFaultSwitch({ fetch, fail }: StoryblokEmulator): StoryblokEmulator['fetch'] {
  return async (request) => {
    const found = address.exec(new URL(request.url).pathname);
    if (!found) return fetch(request);
    if (request.method === 'DELETE') {
      fail(undefined);
      return new Response(null, { status: 204 });
    }
    const fault = request.method === 'PUT' ? parseFault(decodeURIComponent(found[1] ?? '')) : undefined;
    if (!fault) return Response.json({ error: 'PUT /_fault/429, or DELETE /_fault' }, { status: 400 });
    fail(fault);
    return new Response(null, { status: 204 });
  };
}
