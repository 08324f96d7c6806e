import { EXAMPLE_ERRORS, exampleAnswer } from 'uitdatabank-emulator/examples';
import { describe, expect, it } from 'vitest';
import type { Fetch } from '../http/fetch.ts';
import { createClient, EventsUnavailable } from './client.ts';

const KEY = 'geheime-sleutel-77';

/** A client against one answer, with what it asked. */
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

it('asks for events with the key in a header, never in the address (§7.22)', async () => {
  const { ask, requests } = asking(json(exampleAnswer('fx-events-empty')));
  await ask();
  expect(requests).toHaveLength(1);
  expect(requests[0]?.method).toBe('GET');
  expect(requests[0]?.url).toBe('https://search.example/events?embed=true');
  expect(requests[0]?.headers.get('x-api-key')).toBe(KEY);
});

it('gives the answer, whatever kind of JSON it says it is (§7.23)', async () => {
  for (const type of ['application/ld+json', 'application/json', 'text/plain']) {
    const { ask } = asking(json(exampleAnswer('fx-events-noembed'), 200, type));
    expect(await ask()).toEqual(exampleAnswer('fx-events-noembed'));
  }
});

describe('UiTdatabank is unavailable, with the reason,', () => {
  it.each(EXAMPLE_ERRORS)('when it answers $name (§7.23, §8.9)', async ({ status, body }) => {
    const { ask } = asking(json(body, status, 'application/problem+json'));
    await expect(ask()).rejects.toEqual(new EventsUnavailable(`status ${status}`));
  });

  it('without the key, which an error repeats', async () => {
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
    ['a gateway answers with HTML (502)', async () => new Response('<html>', { status: 502 }), /status 502/],
    ['it answers with a page of HTML', async () => new Response('<!doctype html><p>Onderhoud'), /JSON/],
    ['it answers with half a JSON', async () => new Response('{"member":[{"@id":"ht'), /JSON/],
    ['it answers with nothing', async () => new Response(null), /JSON/],
    ['it hangs up halfway', async () => new Response(cut()), /socket hang up/],
    [
      'it cannot be reached',
      async () => {
        throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
      },
      /fetch failed: connect ECONNREFUSED/,
    ],
    [
      'it does not answer in time, nor watch the signal',
      () => new Promise(() => undefined),
      /no answer in time/,
    ],
    ['its body does not come in time', async () => new Response(new ReadableStream({})), /no answer in time/],
  ])('when %s (§8.9)', async (_, answer, reason) => {
    const failure = await asking(answer)
      .ask()
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EventsUnavailable);
    expect(String(failure)).toMatch(reason);
  });
});
