import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makeEdition } from '../src/folder/edition.ts';
import { UNNAMED_SPACE } from '../src/folder/space-file.ts';
import { ResponseCache } from '../src/response-cache.ts';
import { temporaryContent } from './temporary-content.ts';

const edition = (version: number) =>
  makeEdition({
    files: [],
    components: [],
    datasources: [],
    folders: [],
    space: UNNAMED_SPACE,
    version,
    complain: () => undefined,
  });
const answer = (bytes: number) => ({ body: new Uint8Array(bytes), headers: {} });

/** Offers a response twice, as two requests do: the cache stores it only the second time. */
function keepAt(kept: ResponseCache, now: ReturnType<typeof edition>, question: string, bytes: number): void {
  kept.keep(now, question, answer(bytes));
  kept.keep(now, question, answer(bytes));
}

test('caches a response from its second request until the content changes', () => {
  const kept = new ResponseCache();
  const [before, after] = [edition(1), edition(2)];
  kept.keep(before, 'a', answer(1));
  expect(kept.get(before, 'a')).toBeUndefined();
  kept.keep(before, 'a', answer(1));
  expect(kept.get(before, 'a')?.body).toEqual(answer(1).body);
  expect(kept.get(before, 'b')).toBeUndefined();
  expect(kept.get(after, 'a')).toBeUndefined();
  keepAt(kept, after, 'b', 2);
  expect(kept.get(before, 'a')).toBeUndefined();
  kept.keep(after, 'a', answer(1));
  expect(kept.get(after, 'a'), 'that it was asked before the change does not count').toBeUndefined();
});

test('evicts the least recently used responses above sixteen megabytes', () => {
  const kept = new ResponseCache();
  const now = edition(1);
  for (const question of ['a', 'b', 'c']) keepAt(kept, now, question, 5_000_000);
  kept.get(now, 'a');
  keepAt(kept, now, 'd', 5_000_000);
  expect(['a', 'b', 'c', 'd'].filter((question) => kept.get(now, question))).toEqual(['a', 'c', 'd']);
});

const LONG = 'Er was eens een lang verhaal. '.repeat(100);
const accepting = (encodings: string) => ({ headers: { 'accept-encoding': encodings } });
const inGraphql = (encodings: string) =>
  new Request('http://content.test/v1/api', {
    method: 'POST',
    headers: { 'content-type': 'application/json', token: 'public', ...accepting(encodings).headers },
    body: JSON.stringify({ query: '{ ContentNode(id: "home") { content } }' }),
  });
const inRest = (encodings: string) =>
  new Request('http://content.test/v2/cdn/stories/home?token=public&cv=1', accepting(encodings));

test.each([
  ['GraphQL', inGraphql],
  ['REST', inRest],
])(
  'sends a cached response of %s compressed to clients that accept gzip, and uncompressed to others',
  async (_, question) => {
    const content = temporaryContent();
    content.story('home', { title: LONG });
    const { fetch } = await content.start();
    const encodingFor = async (encodings: string) =>
      (await fetch(question(encodings))).headers.get('content-encoding');
    await expect.poll(() => encodingFor('gzip, deflate'), { timeout: 5_000 }).toBe('gzip');
    const packed = await fetch(question('br;q=1.0, gzip;q=0.8'));
    expect(packed.headers.get('vary')).toBe('accept-encoding');
    const plain = await fetch(question('br'));
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toBe('accept-encoding');
    const text = await plain.text();
    expect(text).toContain(LONG);
    const bytes = Buffer.from(await packed.arrayBuffer());
    // With the length of the uncompressed body, a client would wait for bytes that never come.
    expect(Number(packed.headers.get('content-length') ?? bytes.length)).toBe(bytes.length);
    expect(gunzipSync(bytes).toString()).toBe(text);
    for (const encodings of ['', 'gzip;q=0', 'identity, gzip; q=0.0'])
      expect(await encodingFor(encodings), encodings).toBeNull();
  },
);

test('sends a complete response to each of many identical concurrent requests', async () => {
  const content = temporaryContent();
  content.story('home', { title: 'Welkom' });
  const ask = () => content.ask('{ ContentNode(id: "home") { content } }');
  const answers = await Promise.all(Array.from({ length: 20 }, ask));
  for (const { data } of answers)
    expect(data).toMatchObject({ ContentNode: { content: { title: 'Welkom' } } });
});
