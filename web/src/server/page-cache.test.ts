import { beforeEach, describe, expect, it } from 'vitest';
import { type KeptAnswers, keptAnswers } from '../app/process/fixtures/kept-answers.ts';
import type { Fetch } from '../protocol/fetch.ts';
import { createPageCache, type PageCache } from './page-cache.ts';

const SECOND = 1_000;
const PAGE = 'public, max-age=0, s-maxage=2, stale-while-revalidate=8, stale-if-error=60';
const AT = (time: string) => Date.parse(`2025-10-26T${time}+01:00`);

/** As much as a page has, of which no two lines are alike. */
const FILLING = Array.from({ length: 600 }, (_, line) => `<p>Regel ${line} van ${line ** 3}</p>`).join('');

/** A site of one process with a clock that only the test moves: its pages tell what was answered, and what is on. */
let now: number;
let answers: KeptAnswers;
let cache: PageCache;
let site: Fetch;
/** What the content system says by now; and what was made, in order. */
let said: { items: { title: string; start: Date; end?: Date }[]; header: string };
let made: string[];
let outcomes: string[];
let headers: Record<string, string>;
let status: number;
let packed: (() => Promise<void>)[];
/** What a page that is being made waits for. */
let gate: Promise<unknown>;

/** A page asks all that is said, and says what is going on. */
const pages: Fetch = async (request) => {
  const { pathname, search } = new URL(request.url);
  made.push(pathname + search);
  // As a route does, by the clock of the moment at which it begins.
  const judgedAt = now;
  await gate;
  const header = await answers.get('header', ['header'], async () => said.header);
  const items = pathname.startsWith('/contact')
    ? []
    : await answers.get('items', ['items'], async () => structuredClone(said.items));
  const on = items.filter(({ start, end }) => +start <= judgedAt && end && judgedAt <= +end);
  const html = `${header}: ${on.map(({ title }) => `${title} nu bezig`).join(', ')} ${FILLING}`;
  const type = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'self'",
  };
  return new Response(html, { status, headers: { ...type, ...headers } });
};

const ask = (path: string, extra: Record<string, string> = {}, method = 'GET') =>
  site(new Request(`http://site${path}`, { method, headers: extra }));
const text = async (path: string) => (await (await ask(path)).text()).split('<')[0]?.trim() ?? '';
const later = (ms: number) => {
  now += ms;
};
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  now = AT('09:00:00');
  gate = Promise.resolve();
  said = {
    header: 'Boektopia',
    items: [{ title: 'De molen', start: new Date(AT('10:30:00')), end: new Date(AT('11:00:00')) }],
  };
  [made, outcomes, packed, headers, status] = [[], [], [], { 'cache-control': PAGE }, 200];
  answers = keptAnswers(() => now);
  cache = createPageCache({
    now: () => new Date(now),
    clock: () => now,
    maxBytes: 1_000_000,
    seen: (outcome) => outcomes.push(outcome),
    idle: { add: (_name, work) => packed.push(work) },
  });
  site = cache.around(pages);
});

describe('a page', () => {
  it('is made once for all who ask for it at once, and given to who comes after', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => text('/programma/2025-10-26')));
    expect(new Set(all)).toEqual(new Set(['Boektopia:']));
    later(19 * SECOND);
    await text('/programma/2025-10-26');
    expect(made).toEqual(['/programma/2025-10-26']);
    expect(outcomes.toSorted()).toEqual(['hit', 'hit', 'hit', 'hit', 'miss']);
  });

  it('is the same whatever else stands in its address, and in whichever order', async () => {
    await text('/programma/2025-10-26?thema=strips&utm_source=krant&type=b&type=a');
    await text('/programma/2025-10-26?fbclid=1&type=a&type=b&thema=strips&pagina=1');
    expect(made).toEqual(['/programma/2025-10-26?type=a&type=b&thema=strips']);
  });

  it('is not its data, nor the items that follow it, nor a part of its data', async () => {
    for (const ending of ['', '.data', '.items', '.data?_routes=root', '?type=a'])
      await text(`/programma/2025-10-26${ending}`);
    expect(made).toHaveLength(5);
  });

  it('is given while it is made anew from 20 seconds on, and no longer after 40', async () => {
    await text('/contact');
    said.header = 'Nieuw';
    later(20 * SECOND);
    expect(await text('/contact')).toBe('Boektopia:');
    await settle();
    expect(made).toHaveLength(2);
    later(41 * SECOND);
    expect(await text('/contact')).toBe('Nieuw:');
  });

  it('shows a change within a minute without any word of a publication, however often it is asked for', async () => {
    await text('/contact');
    said.header = 'Nieuw';
    let seen = 0;
    for (let second = 1; second <= 60 && seen === 0; second += 1) {
      later(SECOND);
      if ((await text('/contact')).startsWith('Nieuw')) seen = second;
      await settle();
    }
    expect(seen).toBeGreaterThan(0);
    expect(seen).toBeLessThanOrEqual(45);
  });

  it('takes no more memory than it was given, whatever is asked', async () => {
    for (let number = 1; number <= 100; number += 1) await text(`/zoeken?zoekterm=${number}`);
    await text('/zoeken?zoekterm=100');
    expect(made).toHaveLength(100);
    await text('/zoeken?zoekterm=1');
    expect(made).toHaveLength(101);
  });
});

describe('what says «nu bezig» is exact to the second', () => {
  it.each(['/programma/2025-10-26', '/', '/programma/2025-10-26.data'])('at %s', async (path) => {
    now = AT('10:29:55');
    expect(await text(path)).toBe('Boektopia:');
    now = AT('10:29:59');
    expect(await text(path)).toBe('Boektopia:');
    expect(made).toHaveLength(1);
    now = AT('10:30:00');
    expect(await text(path)).toBe('Boektopia: De molen nu bezig');
    // The minute of its end belongs to it.
    now = AT('10:59:59');
    expect(await text(path)).toBe('Boektopia: De molen nu bezig');
    now = AT('11:01:00');
    expect(await text(path)).toBe('Boektopia:');
  });

  it('and is not given to who comes after the moment by a page that was begun before it', async () => {
    now = AT('10:29:59');
    let open = () => {};
    gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const slow = ask('/');
    await settle();
    now = AT('10:30:00');
    const late = text('/');
    await settle();
    open();
    expect(await (await slow).text()).not.toContain('nu bezig');
    expect(await late).toContain('nu bezig');
  });

  it('without an end two hours after the start, and across midnight in Brussels', async () => {
    said.items = [{ title: 'De nacht', start: new Date(AT('21:00:00')) }];
    now = AT('22:59:50');
    await text('/');
    now = AT('23:00:00');
    await text('/');
    expect(made).toHaveLength(2);
    said.items = [];
    now = AT('23:59:50');
    await text('/praktisch');
    later(9 * SECOND);
    await text('/praktisch');
    expect(made).toHaveLength(3);
    later(SECOND);
    await text('/praktisch');
    expect(made).toHaveLength(4);
  });

  it('is kept by no shared cache beyond the moment either, nor by the browser', async () => {
    now = AT('10:29:00');
    const control = async (path: string) => (await ask(path)).headers.get('cache-control');
    expect(await control('/')).toBe(`${PAGE.slice(0, -2)}58`);
    now = AT('10:29:55');
    expect(await control('/')).toBe(
      'public, max-age=0, s-maxage=2, stale-while-revalidate=3, stale-if-error=3',
    );
    headers = { 'cache-control': 'private, max-age=30' };
    expect(await control('/praktisch.data')).toBe('private, max-age=5');
  });
});

describe('a publication', () => {
  it('is seen by the next visitor on every page that is another by it, and leaves all others as they are', async () => {
    for (const path of ['/', '/contact']) await text(path);
    said.items = [{ title: 'Het wiel', start: new Date(AT('08:00:00')), end: new Date(AT('18:00:00')) }];
    answers.expire(['items']);
    expect(await text('/')).toBe('Boektopia: Het wiel nu bezig');
    expect(await text('/contact')).toBe('Boektopia:');
    expect(made).toEqual(['/', '/contact', '/']);
  });

  it('of what stands on every page makes every page anew', async () => {
    for (const path of ['/', '/contact']) await text(path);
    said.header = 'Dringend';
    answers.expire();
    expect(await Promise.all([text('/'), text('/contact')])).toEqual(['Dringend:', 'Dringend:']);
  });

  it('that changes nothing asks once more and makes nothing', async () => {
    await text('/');
    for (const _time of [1, 2]) {
      answers.expire();
      await Promise.all([text('/'), text('/')]);
    }
    expect(made).toHaveLength(1);
  });
});

describe('during an outage', () => {
  it('pages are made from older answers and say what is going on now', async () => {
    now = AT('10:29:00');
    await text('/');
    const away = () => Promise.reject(new Error('away'));
    Object.defineProperty(said, 'items', { get: away });
    Object.defineProperty(said, 'header', { get: away });
    now = AT('10:30:30');
    expect(await text('/')).toBe('Boektopia: De molen nu bezig');
    expect(await text('/')).toBe('Boektopia: De molen nu bezig');
    // For as long as nobody asks who is away.
    expect(made).toHaveLength(2);
    answers.expire();
    expect(await text('/')).toBe('Boektopia: De molen nu bezig');
    now = AT('11:01:00');
    expect(await text('/')).toBe('Boektopia:');
  });
});

describe('nothing is kept', () => {
  const twice = async (path: string, extra: Record<string, string> = {}, method = 'GET') => {
    for (const _time of [1, 2]) await ask(path, extra, method);
    return made.length;
  };

  it.each([
    ['of a preview', '/praktisch', { cookie: 'consent=ja; preview=abc' }],
    ['for the editor’s screen', '/praktisch?_storyblok_tk[token]=1', {}],
    ['of a form that was sent', '/contact?verzonden=contact', {}],
    ['of a live screen', '/live?locatie=forum', {}],
    ['of a picture', '/beeld?url=x&w=320', {}],
  ])('%s', async (_what, path, extra) => {
    expect(await twice(path, extra as Record<string, string>)).toBe(2);
    expect(new Set(made)).toEqual(new Set([path]));
  });

  it('of a form', async () => {
    expect(await twice('/contact', {}, 'POST')).toBe(2);
  });

  it.each([
    ['that is an error', 503, { 'cache-control': PAGE }],
    ['that is not found', 404, { 'cache-control': 'public, max-age=20' }],
    ['that sets a cookie', 200, { 'cache-control': PAGE, 'set-cookie': 'a=b' }],
    ['that nobody may keep', 200, { 'cache-control': 'no-store' }],
    ['that is private', 200, { 'cache-control': 'private, no-cache' }],
  ])('%s', async (_what, code, given) => {
    status = code;
    headers = given as Record<string, string>;
    expect(await twice('/praktisch')).toBe(2);
    expect((await ask('/praktisch')).status).toBe(code);
  });

  it('of what leads on, which keeps the whole address', async () => {
    site = cache.around(async (request) =>
      Response.redirect(`http://site/daar${new URL(request.url).search}`),
    );
    expect((await ask('/tickets?utm_source=krant')).headers.get('location')).toBe(
      'http://site/daar?utm_source=krant',
    );
  });
});

describe('a kept page is sent', () => {
  const KEEP = { 'accept-encoding': 'gzip, br' };
  const AGAIN = { method: 'GET', host: 'site', target: '/', cookie: '' };
  const wanted = { acceptEncoding: 'gzip, br', ifNoneMatch: '' };

  it('at once in the encoding that was asked for, with all its headers, and packed better when there is time', async () => {
    expect(cache.ready(AGAIN, wanted)).toBeUndefined();
    const first = await ask('/', KEEP);
    expect([first.headers.get('content-encoding'), first.headers.get('vary')]).toEqual([
      'br',
      'accept-encoding',
    ]);
    const before = cache.ready(AGAIN, wanted);
    for (let time = 1; time < 5; time += 1) cache.ready(AGAIN, wanted);
    await packed[0]?.();
    const after = cache.ready(AGAIN, wanted);
    expect(after?.body?.byteLength).toBeLessThan(before?.body?.byteLength ?? 0);
    expect(after?.headers).toContain("default-src 'self'");
    expect(after?.headers).toContain(first.headers.get('etag'));
    // Nobody has asked for it otherwise yet.
    expect(cache.ready(AGAIN, { ...wanted, acceptEncoding: 'gzip' })).toBeUndefined();
    expect(cache.ready(AGAIN, { ...wanted, acceptEncoding: '' })?.headers).not.toContain('content-encoding');
    expect(made).toHaveLength(1);
  });

  it('not again to who has it, in whichever encoding', async () => {
    const etag = (await ask('/')).headers.get('etag') ?? '';
    const held = await ask('/', { ...KEEP, 'if-none-match': `"x", ${etag}` });
    expect([held.status, await held.text(), held.headers.get('etag')]).toEqual([304, '', etag]);
    expect(held.headers.get('cache-control')).toBe(PAGE);
    expect(held.headers.has('content-type')).toBe(false);
    expect(cache.ready(AGAIN, { ...wanted, ifNoneMatch: etag })?.status).toBe(304);
  });

  it('not to an editor in a preview, nor as the answer to a form, nor once it is no longer right', async () => {
    await ask('/', KEEP);
    expect(cache.ready({ ...AGAIN, method: 'HEAD' }, wanted)).toBeDefined();
    expect(cache.ready({ ...AGAIN, cookie: 'preview=x' }, wanted)).toBeUndefined();
    expect(cache.ready({ ...AGAIN, method: 'POST' }, wanted)).toBeUndefined();
    expect(cache.ready({ ...AGAIN, host: 'ev il' }, wanted)).toBeUndefined();
    answers.expire();
    expect(cache.ready(AGAIN, wanted)).toBeUndefined();
    await ask('/', KEEP);
    expect(cache.ready(AGAIN, wanted)).toBeDefined();
    later(3_600 * SECOND);
    expect(cache.ready(AGAIN, wanted)).toBeUndefined();
  });
});
