import { beforeEach, describe, expect, it } from 'vitest';
import { noteExpiry } from '../../cms/dependency-tracking.ts';
import { type Fetch, NOT_FOUND } from '../../http/fetch.ts';
import { AT, type ChangingSite, changingSite, PAGE, SECOND, settle } from '../fixtures/changing-site.ts';
import { createPageCache } from './page-cache.ts';

let one: ChangingSite;
beforeEach(() => {
  one = changingSite();
});

describe('a page with «nu bezig»', () => {
  it.each(['/programma/2025-10-26', '/'])('changes «nu bezig» at the exact second at %s', async (path) => {
    one.at('10:29:55');
    expect(await one.text(path)).toBe('Boektopia:');
    one.at('10:29:59');
    expect(await one.text(path)).toBe('Boektopia:');
    expect(one.made).toHaveLength(1);
    one.at('10:30:00');
    expect(await one.text(path)).toBe('Boektopia: De molen nu bezig');
    // An item counts as running until the end of its last minute.
    one.at('10:59:59');
    expect(await one.text(path)).toBe('Boektopia: De molen nu bezig');
    one.at('11:01:00');
    expect(await one.text(path)).toBe('Boektopia:');
  });

  it('if an item started while a page was rendered, does not serve the page to a later visitor', async () => {
    one.at('10:29:59');
    let open = () => {};
    one.gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const slow = one.ask('/');
    await settle();
    one.at('10:30:00');
    const late = one.text('/');
    await settle();
    open();
    expect(await (await slow).text()).not.toContain('nu bezig');
    expect(await late).toContain('nu bezig');
  });

  it('treats an item without an end as ended two hours after its start, even across midnight in Brussels', async () => {
    one.said.items = [{ title: 'De nacht', start: new Date(AT('21:00:00')) }];
    one.at('22:59:50');
    await one.text('/');
    one.at('23:00:00');
    await one.text('/');
    expect(one.made).toHaveLength(2);
    one.said.items = [];
    one.at('23:59:50');
    await one.text('/praktisch');
    one.later(9 * SECOND);
    await one.text('/praktisch');
    expect(one.made).toHaveLength(3);
    one.later(SECOND);
    await one.text('/praktisch');
    expect(one.made).toHaveLength(4);
  });

  it('lets shared caches store a page only until an item starts', async () => {
    one.at('10:29:00');
    const control = async (path: string) => (await one.ask(path)).headers.get('cache-control');
    expect(await control('/')).toBe(`${PAGE.slice(0, -2)}58`);
    one.at('10:29:55');
    expect(await control('/')).toBe(
      'public, max-age=0, s-maxage=2, stale-while-revalidate=3, stale-if-error=3',
    );
  });
});

it('lets shared caches store a 404 only until the missing page is published', async () => {
  const now = new Date(AT('10:29:55'));
  const control = 'public, max-age=0, s-maxage=20';
  const pages: Fetch = async ({ url }) => {
    if (!url.includes('straks'))
      return new Response('Niet gevonden', { status: 404, headers: { 'cache-control': control } });
    noteExpiry(new Date(AT('10:30:00')));
    return new Response(null, { status: 404, headers: { 'cache-control': control, [NOT_FOUND]: '1' } });
  };
  const cache = createPageCache({
    now: () => now,
    clock: () => +now,
    maxBytes: 1_000_000,
    idle: { add: () => undefined },
  });
  const { headers } = await cache.around(pages)(new Request('http://site/nieuws/straks'));
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5');
});

describe('a publication', () => {
  it('re-renders for the next visitor only the pages that a publication changed', async () => {
    for (const path of ['/', '/contact']) await one.text(path);
    one.said.items = [{ title: 'Het wiel', start: new Date(AT('08:00:00')), end: new Date(AT('18:00:00')) }];
    one.answers.invalidate(['items']);
    expect(await one.text('/')).toBe('Boektopia: Het wiel nu bezig');
    expect(await one.text('/contact')).toBe('Boektopia:');
    expect(one.made).toEqual(['/', '/contact', '/']);
  });

  it('re-renders every page after the header of the site changed', async () => {
    for (const path of ['/', '/contact']) await one.text(path);
    one.said.header = 'Dringend';
    one.answers.invalidate();
    expect(await Promise.all([one.text('/'), one.text('/contact')])).toEqual(['Dringend:', 'Dringend:']);
  });

  it('after a publication that changed nothing, refetches the data once and renders nothing', async () => {
    await one.text('/');
    for (const _time of [1, 2]) {
      one.answers.invalidate();
      await Promise.all([one.text('/'), one.text('/')]);
    }
    expect(one.made).toHaveLength(1);
  });
});

describe('during an outage', () => {
  it('renders pages from older responses during an outage, with the items that are running now', async () => {
    one.at('10:29:00');
    await one.text('/');
    const away = () => Promise.reject(new Error('away'));
    Object.defineProperty(one.said, 'items', { get: away });
    Object.defineProperty(one.said, 'header', { get: away });
    one.at('10:30:30');
    expect(await one.text('/')).toBe('Boektopia: De molen nu bezig');
    expect(await one.text('/')).toBe('Boektopia: De molen nu bezig');
    // During the pause after a failure, the cache does not query the unreachable service.
    expect(one.made).toHaveLength(2);
    one.answers.invalidate();
    expect(await one.text('/')).toBe('Boektopia: De molen nu bezig');
    one.at('11:01:00');
    expect(await one.text('/')).toBe('Boektopia:');
  });
});
