import { describe, expect, it } from 'vitest';
import { BASE, canonicalUrl, hourAnchor, OWN_ADDRESSES, slugOfPath, storyPath } from './paths.ts';

describe('the addresses of the site', () => {
  const table = [
    ['§2.1', 'experience detail', BASE.experience, '/activiteiten'],
    ['§2.2', 'experience overview', BASE.programme, '/programma'],
    ['§2.3', 'on tour detail', BASE.onTourExperience, '/boektopia-op-toer-activiteiten'],
    ['§2.4', 'on tour overview', BASE.onTour, '/boektopia-op-toer'],
    ['§2.5', 'live overview', BASE.live, '/live'],
    ['§2.6', 'on-tour-uit detail', BASE.uitEvent, '/boektopia-op-toer-uit-activiteiten'],
    ['§2.7', 'on-tour-uit overview', BASE.uitEvents, '/boektopia-op-toer-uit'],
    ['§2.8', 'home', BASE.home, '/'],
    ['§2.9', 'search', BASE.search, '/zoeken'],
    ['§2.10', 'generic content page', storyPath('over-boektopia'), '/over-boektopia'],
    ['§2.11', 'day page', storyPath('programma/2025-10-25'), '/programma/2025-10-25'],
    ['§1.4', 'news overview', BASE.news, '/nieuws'],
    ['§1.5', 'hotspots', BASE.hotspots, '/hotspots-kortrijk'],
    ['§1.5', 'bookstores', BASE.bookstores, '/boekhandels'],
    ['own address', 'authors', BASE.authors, '/auteurs'],
    ['own address', 'programme as text', BASE.programmeText, '/programma/tekst'],
    ['own address', 'short address of a moment', BASE.moment, '/m'],
    ['own address', 'who signs where', BASE.signing, '/signeren'],
  ] as const;

  it.each(table)('uses the specified address (%s): %s', (_id, _name, ours, specified) => {
    expect(ours).toBe(specified);
  });

  it('has a test case for every base address, except those of pages that the site creates itself', () => {
    const tested: string[] = [...table.map(([, , ours]) => ours), ...OWN_ADDRESSES];
    for (const path of Object.values(BASE)) expect(tested).toContain(path);
  });

  it('uses each base address for one purpose', () => {
    expect(new Set(Object.values(BASE)).size).toBe(Object.keys(BASE).length);
  });
});

describe('the path of a story', () => {
  it.each([
    ['home', '/'],
    ['praktisch', '/praktisch'],
    ['nieuws/een-uur-cadeau', '/nieuws/een-uur-cadeau'],
    ['nieuws/', '/nieuws'],
    ['/nieuws//een', '/nieuws/een'],
    ['nieuws/home', '/nieuws/home'],
  ])('converts the slug of a story to a path: %s becomes %s', (slug, path) => {
    expect(storyPath(slug)).toBe(path);
  });

  it.each(['home', 'praktisch', 'programma/2025-10-26', 'activiteiten/de-slak-heeft-gelijk'])(
    'converts the path of a story back to its slug: %s',
    (slug) => {
      expect(slugOfPath(storyPath(slug))).toBe(slug);
    },
  );
});

describe('the canonical address', () => {
  const host = 'https://www.boektopia.be';

  it.each([
    ['/', 1, 'https://www.boektopia.be/'],
    ['/nieuws', 1, 'https://www.boektopia.be/nieuws'],
    ['/nieuws', 2, 'https://www.boektopia.be/nieuws?pagina=2'],
  ])('derives the canonical address from %s and page %i: %s (§2.83)', (path, page, url) => {
    expect(canonicalUrl(host, path, page)).toBe(url);
  });

  it('builds a canonical address on the site’s own host, whatever the path looks like', () => {
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example/x',
      '/a/../..//evil.example',
    ]) {
      expect(new URL(canonicalUrl(host, path)).host, path).toBe('www.boektopia.be');
    }
  });
});

describe('the anchor of an hour', () => {
  it('includes day and hour in an anchor, so that each day has its own anchors', () => {
    expect(hourAnchor('2025-10-26', '10:00')).toBe('u-2025-10-26-1000');
  });
});

describe('the path of a story from an untidy slug', () => {
  it('converts a slug to a path with one leading slash and no trailing slash', () => {
    expect(storyPath('activiteiten/het-stille-rek')).toBe('/activiteiten/het-stille-rek');
    expect(storyPath('/nieuws/')).toBe('/nieuws');
    expect(storyPath(' nieuws//een\\twee/ ')).toBe('/nieuws/een/twee');
  });

  it('converts the slug home to the root path, with or without slashes (§2.8)', () => {
    expect(['home', '/home', 'home/', '/', ''].map(storyPath)).toEqual(['/', '/', '/', '/', '/']);
    expect(storyPath('homerus')).toBe('/homerus');
  });

  it('never returns a path with two leading slashes, which a browser would resolve to another site', () => {
    expect(storyPath('//evil.example/x')).toBe('/evil.example/x');
    expect(storyPath('/\\evil.example')).toBe('/evil.example');
  });

  it('keeps the query and the anchor of a slug', () => {
    expect(storyPath('home/#tickets')).toBe('/#tickets');
    expect(storyPath('zoeken/?zoekterm=a//b')).toBe('/zoeken?zoekterm=a//b');
  });
});
