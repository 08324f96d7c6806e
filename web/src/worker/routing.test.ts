import { describe, expect, it } from 'vitest';
import { drawnOf, handlingOf, isFromBetween, isKnownAway, isOld, patienceMs } from './routing.ts';

const SITE = 'https://www.boektopia.be';
const asked = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  handlingOf({ method, url: new URL(path, SITE).href, mode }, SITE);

describe('how the worker answers a request', () => {
  it.each([
    '/',
    '/programma/2025-10-26?type=lezing',
    '/activiteiten/de-slak',
    '/nergens',
    '/_app',
    '/livestream',
  ])('opens %s as a page', (path) => expect(asked(path, 'navigate')).toBe('page'));

  it('answers files, pictures and data that pages ask for', () => {
    expect(asked('/assets/site-BCOyfuw7.js')).toBe('file');
    expect(asked('/beeld?url=https%3A%2F%2Fa&w=640&q=75')).toBe('picture');
    expect(asked('/_app/programma.json')).toBe('programme');
    expect(asked('/_app/teksten.json')).toBe('texts');
  });

  it.each([
    ...['/live', '/live/podium-1', '/live.json', '/live.events', '/live-worker.js', '/metrics', '/health'],
    ...['/api/contact', '/api/preview?slug=home', '/insluiting?blok=1', '/deelbeeld/programma', '/sw.js'],
    ...['/programma/tekst', '/programma.json', '/schedule.xml', '/nieuws/rss.xml', '/beeld?url=a'],
    ...['/formulier/contact', '/nieuwsbrief/bevestigen?code=1', '/contact?verzonden=contact'],
    ...['/?_storyblok=1&_storyblok_c=page', '/nieuws?_preview=1', 'https://player.vimeo.com/video/1'],
  ])('leaves the opening of %s to the browser', (path) => expect(asked(path, 'navigate')).toBeUndefined());

  it('leaves alone what a form sends, what a navigation asks, and the parts of the programme', () => {
    expect(asked('/contact', 'navigate', 'POST')).toBeUndefined();
    expect(asked('/api/subscribe', 'cors', 'POST')).toBeUndefined();
    expect(asked('/assets/a.js', 'cors', 'HEAD')).toBeUndefined();
    expect(asked('/programma/2025-10-26.data')).toBeUndefined();
    expect(asked('/_app/programma.json?delen')).toBeUndefined();
    expect(asked('/_app/programma.json?dag=2025-10-26')).toBeUndefined();
  });
});

describe('how long the site is waited for before the page of the device is shown', () => {
  const quick = { at: 1_000, isThere: true, tookMs: 300 } as const;
  const slow = { at: 1_000, isThere: true, tookMs: 301 } as const;
  const away = { at: 1_000, isThere: false } as const;

  it('is three seconds where nothing was heard of the network for a minute', () => {
    expect(patienceMs(undefined, 0, true)).toBe(3_000);
    for (const heard of [quick, slow, away]) expect(patienceMs(heard, 61_000, true)).toBe(3_000);
  });

  it('is nothing where the network was away within the last minute, be it all of the page or not', () => {
    expect(patienceMs(away, 60_999, true)).toBe(0);
    expect(patienceMs(away, 60_999, false)).toBe(0);
  });

  it('is nothing on a line that was slow within the last minute, where the device has all of the page', () => {
    expect(patienceMs(slow, 60_999, true)).toBe(0);
    expect(patienceMs(slow, 60_999, false)).toBe(3_000);
  });

  it('is no longer than the device needs on a line that was quick, where the device has all of the page', () => {
    expect(patienceMs(quick, 60_999, true)).toBe(300);
    expect(patienceMs(quick, 60_999, false)).toBe(3_000);
  });
});

it.each([
  ['/programma', ['programme']],
  ['/programma/2025-10-26', ['programme']],
  ['/activiteiten/de-slak', ['programme', 'texts']],
  ['/nu', ['programme']],
  ['/mijn-stapel', ['programme']],
  ...['/', '/zoeken', '/auteurs/an-de-wit', '/contact', '/praktisch', '/nieuws', '/_app'].map(
    (path) => [path, []] as const,
  ),
] as const)('knows what all of the page at %s is drawn of', (path, steps) => {
  expect(drawnOf(path)).toEqual(steps);
});

it('knows a network to be away for a minute after it gave no answer', () => {
  expect(isKnownAway(undefined, 0)).toBe(false);
  expect(isKnownAway({ at: 1_000, isThere: false }, 60_999)).toBe(true);
  expect(isKnownAway({ at: 1_000, isThere: false }, 61_000)).toBe(false);
  expect(isKnownAway({ at: 1_000, isThere: true, tookMs: 5_000 }, 2_000)).toBe(false);
});

it('tells a server on the way, which has no connection to the site, from the site that says it is out of order', () => {
  expect(isFromBetween(new Response(null, { status: 502 }))).toBe(true);
  expect(isFromBetween(new Response(null, { status: 503, headers: { 'x-build': 'a' } }))).toBe(false);
  expect(isFromBetween(new Response(null, { status: 404 }))).toBe(false);
});

it('holds what was stored for ten minutes to be new, and for old what a wrong clock stored tomorrow', () => {
  const at = Date.parse('2025-10-26T10:00:00Z');
  expect(isOld(at, at + 599_999)).toBe(false);
  expect(isOld(at, at + 600_000)).toBe(true);
  expect(isOld(at + 86_400_000, at)).toBe(true);
  expect(isOld(Number.NaN, at)).toBe(true);
});
