import StoryblokClient from 'storyblok-js-client';
import { expect, test, vi } from 'vitest';
import { type Fault, parseFault } from '../src/fault.ts';
import { temporaryContent } from './temporary-content.ts';

async function clientOf(fault: Fault | undefined) {
  const content = temporaryContent({ fault });
  content.story('home', {});
  let requests = 0;
  const client = new StoryblokClient({
    accessToken: 'public',
    endpoint: `${await content.listen()}/v2`,
    retriesDelay: 1,
    maxRetries: 3,
    cache: { cv: 'manual' },
    fetch: (input: string | URL | Request, init?: RequestInit) => {
      requests++;
      return fetch(`${input}&cv=1`, init);
    },
  });
  return { content, client, requests: () => requests };
}

test('lets the client succeed at its third attempt after two 429 responses', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { client, requests } = await clientOf(parseFault('429:2'));
  const { data } = await client.getStory('home');
  expect(data.story.slug).toBe('home');
  expect(requests()).toBe(3);
  expect(said).toHaveBeenCalledTimes(2);
});

test('makes the client give up with Storyblok’s message after repeated 429 responses', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { client, requests } = await clientOf(parseFault('429'));
  await expect(client.getStory('home')).rejects.toMatchObject({
    status: 429,
    message: 'Rate limit of 6 request per second has been reached. Retry later.',
  });
  expect(requests()).toBe(4);
});

test('for a 503 response with JSON, makes the client report the status without a retry', async () => {
  const { client, requests } = await clientOf(parseFault('503'));
  await expect(client.getStory('home')).rejects.toMatchObject({
    status: 503,
    message: 'Service Unavailable',
  });
  expect(requests()).toBe(1);
});

test('makes the client fail without a status or a retry if the response is the HTML page of a proxy', async () => {
  const { client, requests } = await clientOf(parseFault('html'));
  const error = await client.getStory('home').catch((reason: unknown) => reason);
  expect(error).toMatchObject({ message: expect.stringContaining('not valid JSON') });
  expect(error).not.toHaveProperty('status');
  expect(requests()).toBe(1);
});

test('sends correct responses slowly until the fault is removed', async () => {
  const { content, client } = await clientOf(parseFault('slow:300'));
  const timed = async () => {
    const start = performance.now();
    expect((await client.getStory('home')).data.story.slug).toBe('home');
    return performance.now() - start;
  };
  expect(await timed()).toBeGreaterThanOrEqual(290);
  (await content.start()).fail(undefined);
  const answer = await content.get('stories/home');
  expect(answer.status).toBe(200);
});

test('injects faults into GraphQL too, but not into images', async () => {
  const content = temporaryContent({ fault: parseFault('500') });
  content.write('assets/1x1/a/kaart.txt', 'kaart');
  const { fetch } = await content.start();
  const graphql = await fetch(new Request('http://content.test/v1/api', { method: 'POST', body: '{}' }));
  expect([graphql.status, await graphql.json()]).toEqual([500, { error: 'Internal Server Error' }]);
  expect((await fetch(new Request('http://content.test/f/101/1x1/a/kaart.txt'))).status).toBe(200);
});

test.each([
  ['429', { kind: 'status', status: 429 }],
  ['503:2', { kind: 'status', status: 503, times: 2 }],
  ['html:1', { kind: 'html', times: 1 }],
  ['slow', { kind: 'slow', ms: 5000 }],
  ['slow:80', { kind: 'slow', ms: 80 }],
  ['200', undefined],
  ['429:', undefined],
  ['snel', undefined],
])('parses the fault %s', (text, fault) => {
  expect(parseFault(text)).toEqual(fault);
});
