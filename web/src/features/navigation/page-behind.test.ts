import { describe, expect, it } from 'vitest';
import { pageBehind } from './page-behind.ts';

const here = 'https://www.boektopia.be/programma/2025-10-27?thema=strips';
const link = (href: string, rest: { target?: string; download?: string } = {}) => ({
  href: new URL(href, here).href,
  target: '',
  download: '',
  ...rest,
});

describe('the page behind a link', () => {
  it.each([
    ['/activiteiten/de-slak', '/activiteiten/de-slak'],
    ['/programma/2025-10-28?thema=strips', '/programma/2025-10-28?thema=strips'],
    ['/praktisch#zaal-forum', '/praktisch'],
    ['/liveverslag', '/liveverslag'],
  ])('prefetches %s as %s', (href, page) => {
    expect(pageBehind(link(href), here)).toBe(page);
  });

  it.each([
    'https://elders.example/praktisch',
    'mailto:hallo@boektopia.be',
    '?pagina=2',
    '#u-2025-10-27-1000',
    '/live',
    '/live/forum',
    '/live?locatie=forum',
    '/beeld?url=x&w=640',
    '/nieuws/rss.xml',
    '/programma.ics',
    '/manifest.webmanifest',
  ])('does not prefetch %s', (href) => {
    expect(pageBehind(link(href), here)).toBeUndefined();
  });

  it('does not prefetch links that open another window or download a file', () => {
    expect(pageBehind(link('/praktisch', { target: '_blank' }), here)).toBeUndefined();
    expect(pageBehind(link('/praktisch', { download: 'x' }), here)).toBeUndefined();
  });
});
