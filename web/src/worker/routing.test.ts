import { describe, expect, it } from 'vitest';
import { handlingOf, isFromBetween, isOld } from './routing.ts';

const SITE = 'https://www.boektopia.be';
const requested = (path: string, mode: RequestMode = 'cors', method = 'GET', headers = new Headers()) =>
  handlingOf({ method, url: new URL(path, SITE).href, mode, headers }, SITE);

describe('how the worker handles a request', () => {
  it.each([
    '/',
    '/programma/2025-10-26?type=lezing',
    '/activiteiten/de-slak',
    '/nergens',
    '/_app',
    '/livestream',
  ])('handles a navigation to %s as a page', (path) => expect(requested(path, 'navigate')).toBe('page'));

  it('handles files, images and prefetched pages', () => {
    expect(requested('/assets/site-BCOyfuw7.js')).toBe('file');
    expect(requested('/beeld?url=https%3A%2F%2Fa&w=640&q=75')).toBe('picture');
    const ahead = new Headers({ 'x-prefetch': '1' });
    expect(requested('/programma/2025-10-26', 'cors', 'GET', ahead)).toBe('ahead');
    expect(requested('/programma.ics', 'cors', 'GET', ahead)).toBeUndefined();
    expect(requested('/live', 'cors', 'GET', ahead)).toBeUndefined();
  });

  it.each([
    ...[
      '/live',
      '/live/podium-1',
      '/live.json',
      '/live.events',
      '/live-worker.js',
      '/metrics',
      '/health',
      '/livez',
      '/readyz',
    ],
    ...['/api/contact', '/api/preview?slug=home', '/insluiting?blok=1', '/deelbeeld/programma', '/sw.js'],
    ...['/programma/tekst', '/programma.json', '/schedule.xml', '/nieuws/rss.xml', '/beeld?url=a'],
    ...[
      '/formulier/contact',
      '/nieuwsbrief/bevestigen?code=1',
      '/inhoud/a.1.b',
      '/contact?verzonden=contact',
    ],
    ...['/?_storyblok=1&_storyblok_c=page', '/nieuws?_preview=1', 'https://player.vimeo.com/video/1'],
  ])('leaves the navigation to %s to the browser', (path) =>
    expect(requested(path, 'navigate')).toBeUndefined(),
  );

  it('leaves form posts, downloads and the requests that islands send to the browser', () => {
    expect(requested('/contact', 'navigate', 'POST')).toBeUndefined();
    expect(requested('/api/subscribe', 'cors', 'POST')).toBeUndefined();
    expect(requested('/assets/a.js', 'cors', 'HEAD')).toBeUndefined();
    expect(requested('/programma/2025-10-26')).toBeUndefined();
    expect(requested('/programma/2025-10-26.items')).toBeUndefined();
    expect(requested('/_app/programma.json')).toBeUndefined();
    expect(requested('/_app/programma.json?delen')).toBeUndefined();
    expect(requested('/_app/programma.json?dag=2025-10-26')).toBeUndefined();
  });
});

it('distinguishes a gateway that cannot reach the site from an error of the site itself', () => {
  expect(isFromBetween(new Response(null, { status: 502 }))).toBe(true);
  expect(isFromBetween(new Response(null, { status: 503, headers: { 'x-build': 'a' } }))).toBe(false);
  expect(isFromBetween(new Response(null, { status: 404 }))).toBe(false);
});

it('treats stored data as fresh for ten minutes, and as old if a wrong clock dated it in the future', () => {
  const at = Date.parse('2025-10-26T10:00:00Z');
  expect(isOld(at, at + 599_999)).toBe(false);
  expect(isOld(at, at + 600_000)).toBe(true);
  expect(isOld(at + 86_400_000, at)).toBe(true);
  expect(isOld(Number.NaN, at)).toBe(true);
});
