import { EXAMPLE_ERRORS, exampleResponse } from 'uitdatabank-emulator/examples';
import { describe, expect, it } from 'vitest';
import type { Fetch } from '../http/fetch.ts';
import { createClient, EventsUnavailable } from './client.ts';

const KEY = 'geheime-sleutel-77';

/** Creates a client for a service that responds with the result of `answer`. Records the requests. */
function asking(answer: Fetch) {
  const requests: Request[] = [];
  const client = createClient({
    fetch: (request) => {
      requests.push(request);
      return answer(request);
    },
    url: 'https://search.example',
    key: KEY,
    timeoutMs: 20,
  });
  return { ask: () => client(new URLSearchParams({ embed: 'true' })), requests };
}

const json =
  (body: unknown, status = 200, type = 'application/ld+json'): Fetch =>
  async () =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });

it('requests events with the key in a header, never in the address (§7.22)', async () => {
  const { ask, requests } = asking(json(exampleResponse('fx-events-empty')));
  await ask();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.method).toBe('GET');
  expect(requests[0]?.url).toBe('https://search.example/events?embed=true');
  expect(requests[0]?.headers.get('x-api-key')).toBe(KEY);
});

it('returns the data of a response with any of its JSON media types (§7.23)', async () => {
  for (const type of ['application/ld+json', 'application/json', 'text/plain']) {
    const { ask } = asking(json(exampleResponse('fx-events-noembed'), 200, type));
    expect(await ask()).toEqual(exampleResponse('fx-events-noembed'));
  }
});

describe('an unavailable UiTdatabank', () => {
  it.each(EXAMPLE_ERRORS)(
    'reports an outage with the status of the error $name (§7.23, §8.9)',
    async ({ status, body }) => {
      const { ask } = asking(json(body, status, 'application/problem+json'));
      await expect(ask()).rejects.toEqual(new EventsUnavailable(`status ${status}`));
    },
  );

  it('leaves the key out of an error, although the response contains it', async () => {
    const body = { title: 'Forbidden', status: 403, detail: `The provided api key ${KEY} is blocked` };
    await expect(asking(json(body, 403)).ask()).rejects.toThrow(/^status 403$/);
  });

  const cut = () =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"member":['));
        controller.error(new Error('socket hang up'));
      },
    });
  it.each<[string, Fetch, RegExp]>([
    ['a gateway responds with HTML (502)', async () => new Response('<html>', { status: 502 }), /status 502/],
    ['it responds with an HTML page', async () => new Response('<!doctype html><p>Onderhoud'), /JSON/],
    ['it responds with truncated JSON', async () => new Response('{"member":[{"@id":"ht'), /JSON/],
    ['the response is empty', async () => new Response(null), /JSON/],
    ['the connection breaks off', async () => new Response(cut()), /socket hang up/],
    [
      'it cannot be reached',
      async () => {
        throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
      },
      /fetch failed: connect ECONNREFUSED/,
    ],
    [
      'it does not respond in time and ignores the signal',
      () => new Promise(() => undefined),
      /no response in time/,
    ],
    ['its body arrives too late', async () => new Response(new ReadableStream({})), /no response in time/],
  ])('reports an outage with its reason when %s (§8.9)', async (_, answer, reason) => {
    const failure = await asking(answer)
      .ask()
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EventsUnavailable);
    expect(String(failure)).toMatch(reason);
  });
});
