import { beforeEach, describe, expect, it } from 'vitest';
import { type ChangingSite, changingSite, PAGE, SECOND, settle } from '../fixtures/changing-site.ts';
import { evict } from './page-cache.ts';

let one: ChangingSite;
beforeEach(() => {
  one = changingSite();
});

describe('a page', () => {
  it('renders a page once for concurrent requests, and then serves it from the cache', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => one.text('/programma/2025-10-26')));
    expect(new Set(all)).toEqual(new Set(['Boektopia:']));
    one.later(19 * SECOND);
    await one.text('/programma/2025-10-26');
    expect(one.made).toEqual(['/programma/2025-10-26']);
    expect(one.outcomes.toSorted()).toEqual(['hit', 'hit', 'hit', 'hit', 'miss']);
  });

  it('caches a page once, whatever its tracking parameters and the order of its parameters', async () => {
    await one.text('/programma/2025-10-26?thema=strips&utm_source=krant&type=b&type=a');
    await one.text('/programma/2025-10-26?fbclid=1&type=a&type=b&thema=strips&pagina=1');
    expect(one.made).toEqual(['/programma/2025-10-26?type=a&type=b&thema=strips']);
  });

  it('caches a page separately from its items, its calendar and its filtered version', async () => {
    for (const ending of ['', '.items', '.ics', '?type=a'])
      for (const _ of ['made', 'kept']) await one.text(`/programma/2025-10-26${ending}`);
    expect(one.made).toHaveLength(4);
  });

  it('serves a page while its data is refetched after 20 seconds, and re-renders it only if the data changed', async () => {
    await one.text('/contact');
    for (const _ of ['old', 'older']) {
      one.later(20 * SECOND);
      expect(await one.text('/contact')).toBe('Boektopia:');
      await settle();
    }
    expect(one.made).toHaveLength(1);
    one.said.header = 'Nieuw';
    one.later(20 * SECOND);
    expect(await one.text('/contact')).toBe('Boektopia:');
    await settle();
    expect(await one.text('/contact')).toBe('Nieuw:');
    expect(one.made).toHaveLength(2);
  });

  it('after 40 seconds without requests, checks the data of a page before serving it', async () => {
    await one.text('/contact');
    one.later(41 * SECOND);
    expect(await one.text('/contact')).toBe('Boektopia:');
    expect(one.made).toHaveLength(1);
    one.said.header = 'Nieuw';
    one.later(41 * SECOND);
    expect(await one.text('/contact')).toBe('Nieuw:');
    expect(one.made).toHaveLength(2);
  });

  it('does not cache a page whose rendering sets the demo’s clock back', async () => {
    let open = () => {};
    one.gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const first = one.text('/contact');
    await settle();
    one.later(-3_600 * SECOND);
    open();
    expect(await first).toBe('Boektopia:');
    await one.text('/contact');
    await one.text('/contact');
    expect(one.made).toHaveLength(2);
  });

  it('caches a page separately for each host, and serves no cached page if the host contains a user name', async () => {
    await one.text('/contact');
    const ready = (host: string) =>
      one.cache.ready(
        { method: 'GET', host, target: '/contact', cookie: '' },
        { acceptEncoding: '', ifNoneMatch: '' },
      );
    expect(ready('site')?.status).toBe(200);
    for (const host of ['jan@site', 'jan:geheim@site']) expect(ready(host)).toBeUndefined();
  });

  it('deletes a page and the responses it depends on once the page is outdated', () => {
    const until = (rightUntil: number) => ({ made: { reads: [], rightUntil } });
    const kept = new Map([
      ['/', until(60)],
      ['/contact', until(61)],
    ]);
    evict(kept, 60);
    expect([...kept.keys()]).toEqual(['/contact']);
  });

  it('re-renders an old page if a read failed while it was rendered, even if all other responses are unchanged', async () => {
    one.isAway = true;
    expect(await one.text('/praktisch')).toBe('Boektopia: later');
    one.isAway = false;
    one.later(20 * SECOND);
    await one.text('/praktisch');
    await settle();
    expect(await one.text('/praktisch')).toBe('Boektopia:');
  });

  it('shows a change within a minute without a webhook, however often the page is requested', async () => {
    await one.text('/contact');
    one.said.header = 'Nieuw';
    let seen = 0;
    for (let second = 1; second <= 60 && seen === 0; second += 1) {
      one.later(SECOND);
      if ((await one.text('/contact')).startsWith('Nieuw')) seen = second;
      await settle();
    }
    expect(seen).toBeGreaterThan(0);
    expect(seen).toBeLessThanOrEqual(45);
  });

  it('stays within its memory limit, whatever is requested', async () => {
    for (let number = 1; number <= 100; number += 1) await one.text(`/zoeken?zoekterm=${number}`);
    await one.text('/zoeken?zoekterm=100');
    expect(one.made).toHaveLength(100);
    await one.text('/zoeken?zoekterm=1');
    expect(one.made).toHaveLength(101);
  });
});

describe('a response that is not cached', () => {
  const twice = async (path: string, extra: Record<string, string> = {}, method = 'GET') => {
    for (const _time of [1, 2]) await one.ask(path, extra, method);
    return one.made.length;
  };

  it.each([
    ['to a preview', '/praktisch', { cookie: 'consent=ja; preview=abc' }],
    ['to the Visual Editor', '/praktisch?_storyblok_tk[token]=1', {}],
    ['after a form was sent', '/contact?verzonden=contact', {}],
    ['for a hall screen', '/live?locatie=forum', {}],
    ['with an image', '/beeld?url=x&w=320', {}],
  ])('does not cache a response %s', async (_what, path, extra) => {
    expect(await twice(path, extra as Record<string, string>)).toBe(2);
    expect(new Set(one.made)).toEqual(new Set([path]));
  });

  it('does not cache the response to a form', async () => {
    expect(await twice('/contact', {}, 'POST')).toBe(2);
  });

  it.each([
    ['that is an error', 503, { 'cache-control': PAGE }],
    ['that is not found', 404, { 'cache-control': 'public, max-age=20' }],
    ['that sets a cookie', 200, { 'cache-control': PAGE, 'set-cookie': 'a=b' }],
    ['with no-store', 200, { 'cache-control': 'no-store' }],
    ['that is private', 200, { 'cache-control': 'private, no-cache' }],
  ])('does not cache a response %s', async (_what, code, given) => {
    one.status = code;
    one.headers = given as Record<string, string>;
    expect(await twice('/praktisch')).toBe(2);
    expect((await one.ask('/praktisch')).status).toBe(code);
  });

  it('does not cache a redirect, because its target may contain the query of the request', async () => {
    one.site = one.cache.around(async (request) =>
      Response.redirect(`http://site/daar${new URL(request.url).search}`),
    );
    expect((await one.ask('/tickets?utm_source=krant')).headers.get('location')).toBe(
      'http://site/daar?utm_source=krant',
    );
  });
});

describe('a cached page', () => {
  const KEEP = { 'accept-encoding': 'gzip, br' };
  const AGAIN = { method: 'GET', host: 'site', target: '/', cookie: '' };
  const wanted = { acceptEncoding: 'gzip, br', ifNoneMatch: '' };

  it('sends a cached page in the requested encoding with all its headers, and compresses it better once the process is idle', async () => {
    expect(one.cache.ready(AGAIN, wanted)).toBeUndefined();
    const first = await one.ask('/', KEEP);
    expect([first.headers.get('content-encoding'), first.headers.get('vary')]).toEqual([
      'br',
      'accept-encoding',
    ]);
    const before = one.cache.ready(AGAIN, wanted);
    await one.packed[0]?.();
    const after = one.cache.ready(AGAIN, wanted);
    expect(after?.body?.byteLength).toBeLessThan(before?.body?.byteLength ?? 0);
    expect(after?.headers).toContain("default-src 'self'");
    expect(after?.headers).toContain(first.headers.get('etag'));
    // The cache has no gzip copy, because no client has requested gzip yet.
    expect(one.cache.ready(AGAIN, { ...wanted, acceptEncoding: 'gzip' })).toBeUndefined();
    expect(one.cache.ready(AGAIN, { ...wanted, acceptEncoding: '' })?.headers).not.toContain(
      'content-encoding',
    );
    expect(one.made).toHaveLength(1);
  });

  it('responds with 304 to a browser that has the page, in any encoding', async () => {
    const etag = (await one.ask('/')).headers.get('etag') ?? '';
    const held = await one.ask('/', { ...KEEP, 'if-none-match': `"x", ${etag}` });
    expect([held.status, await held.text(), held.headers.get('etag')]).toEqual([304, '', etag]);
    expect(held.headers.get('cache-control')).toBe(PAGE);
    expect(held.headers.has('content-type')).toBe(false);
    expect(one.cache.ready(AGAIN, { ...wanted, ifNoneMatch: etag })?.status).toBe(304);
  });

  it('does not send a cached page to a preview, in response to a form, or after the page is outdated', async () => {
    await one.ask('/', KEEP);
    expect(one.cache.ready({ ...AGAIN, method: 'HEAD' }, wanted)).toBeDefined();
    expect(one.cache.ready({ ...AGAIN, cookie: 'preview=x' }, wanted)).toBeUndefined();
    expect(one.cache.ready({ ...AGAIN, method: 'POST' }, wanted)).toBeUndefined();
    expect(one.cache.ready({ ...AGAIN, host: 'ev il' }, wanted)).toBeUndefined();
    one.answers.invalidate();
    expect(one.cache.ready(AGAIN, wanted)).toBeUndefined();
    await one.ask('/', KEEP);
    expect(one.cache.ready(AGAIN, wanted)).toBeDefined();
    one.later(3_600 * SECOND);
    expect(one.cache.ready(AGAIN, wanted)).toBeUndefined();
  });
});
