import { describe, expect, it } from 'vitest';
import { robots, sitemap } from './search-engines.ts';

const origin = 'https://www.boektopia.be';

describe('the sitemap', () => {
  it('lists pages on the canonical host, with the time of their last publication', () => {
    const xml = sitemap(
      [{ path: '/', published: new Date('2025-10-26T20:45:00Z') }, { path: '/nieuws/peper&zout' }],
      origin,
    );
    expect(xml).toContain(
      '<url><loc>https://www.boektopia.be/</loc><lastmod>2025-10-26T21:45:00+01:00</lastmod></url>',
    );
    expect(xml).toContain('<url><loc>https://www.boektopia.be/nieuws/peper&amp;zout</loc></url>');
  });

  it('leaves redirects, search pages and hall screens out of the sitemap', () => {
    const xml = sitemap([{ path: '/programma' }, { path: '/zoeken' }, { path: '/live' }], origin);
    expect(xml).not.toContain('<url>');
  });
});

describe('robots.txt', () => {
  it('in production, allows crawlers except at addresses without pages, and names the sitemap', () => {
    const rules = robots({ origin, indexed: true });
    expect(rules).toContain('Sitemap: https://www.boektopia.be/sitemap.xml');
    expect(rules).toContain('Disallow: /_app\n');
    expect(rules).not.toMatch(/^Disallow: \/(beeld)?$/m);
  });

  it('forbids crawlers on any other host', () => {
    expect(robots({ origin: 'https://proef.example', indexed: false })).toBe('User-agent: *\nDisallow: /\n');
  });
});
