import { describe, expect, it } from 'vitest';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import type { SearchDocument } from '../../domain/search/search-hit.ts';
import { createSearchIndex } from './search-index.ts';

const now = new Date('2025-10-26T10:00:00Z');

const page = (title: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  uuid: title,
  path: `/${title}`,
  title,
  kind: 'page',
  text: '',
  headings: '',
  parts: [],
  ...more,
});

const item = (experience: string, start: string, more: Partial<ProgrammeItem> = {}): ProgrammeItem => ({
  uuid: `${experience} ${start}`,
  title: experience,
  start: new Date(start),
  experience: { uuid: experience, path: `/${experience}`, title: experience, hideReservation: false },
  themes: [],
  ongoing: false,
  statuses: [],
  access: [],
  ...more,
});

function titles(documents: readonly SearchDocument[], term: string, items: readonly ProgrammeItem[] = []) {
  const { find } = createSearchIndex(documents, items);
  const { items: hits, meant } = find({ term, order: 'newest' }, 1, now);
  return { found: hits.map(({ uuid }) => uuid).sort(), meant };
}

describe('search results', () => {
  it('matches all words, ignoring accents and case', () => {
    const pages = [page('André leest'), page('Andre zingt'), page('Leest u?')];
    expect(titles(pages, 'ANDRE')).toEqual({ found: ['Andre zingt', 'André leest'], meant: undefined });
    expect(titles(pages, 'andré leest').found).toEqual(['André leest']);
  });

  it('finds words with soft hyphens, zero-width spaces or special letters as visitors type them', () => {
    const written = {
      boekenbeursfeest: 'Boeken\u00adbeurs\u00adfeest',
      voorleesmarathon: 'Voorlees\u200bmarathon',
      'yildiz thorsdottir': 'Yıldız Þórsdóttir',
    };
    const pages = Object.values(written).map((title) => page(title));
    for (const [term, title] of Object.entries(written))
      expect(titles(pages, term)).toEqual({ found: [title], meant: undefined });
    expect(titles([page('Boekenbeurs')], 'boeken\u00adbeurs').found).toEqual(['Boekenbeurs']);
  });

  it('finds a hyphenated word as one word, in parts, and with a hyphen that the page does not have', () => {
    const pages = [page('Wi-fi'), page('Wifi'), page('Wi fi')];
    expect(titles(pages, 'wifi')).toEqual({ found: ['Wi-fi', 'Wifi'], meant: undefined });
    expect(titles(pages, 'fi').found).toEqual(['Wi fi', 'Wi-fi']);
    expect(titles(pages, 'wi-fi').found).toEqual(['Wi fi', 'Wi-fi', 'Wifi']);
    expect(titles([page('Kinder-boekenhuis')], 'kinderboek').found).toEqual(['Kinder-boekenhuis']);
  });

  it('matches only the last word as a prefix', () => {
    const pages = [page('De boekhandel'), page('Boekhandel in Gent')];
    expect(titles(pages, 'gent boekh').found).toEqual(['Boekhandel in Gent']);
    const { without } = createSearchIndex(pages, []).find({ term: 'boe gent', order: 'best' }, 1, now);
    expect(without).toEqual(['boe']);
  });

  it('if nothing matches exactly, finds words of four letters or more with one typing error', () => {
    const pages = [page('Zilvervis'), page('Stoel'), page('Stoep'), page('Kat')];
    expect(titles(pages, 'zilvarvis')).toEqual({ found: ['Zilvervis'], meant: 'zilvervis' });
    expect(titles(pages, 'stoel')).toEqual({ found: ['Stoel'], meant: undefined });
    expect(titles(pages, 'zilvervsi').found).toEqual(['Zilvervis']);
    expect(titles(pages, 'zolvarvis').found).toEqual([]);
    expect(titles(pages, 'kar').found).toEqual([]);
  });

  it('finds a term with one typing error in each word', () => {
    const pages = [page('Mira Vandoorne'), page('Mira leest')];
    expect(titles(pages, 'mria vandorne')).toEqual({ found: ['Mira Vandoorne'], meant: 'mira vandoorne' });
  });

  it('matches synonyms of the words', () => {
    const items = [
      item('Inkt', '2025-10-27T10:00Z', { type: { uuid: 't', slug: 's', title: 'Signeersessie' } }),
    ];
    expect(titles([page('Inkt'), page('Stoel')], 'signeert', items)).toEqual({
      found: ['Inkt'],
      meant: undefined,
    });
  });

  it('finds nothing for a term that contains no word', () => {
    for (const term of ['', '***', '(', '<>', '\\', '🚀']) {
      expect(titles([page('Kat')], term)).toEqual({ found: [], meant: undefined });
    }
  });

  it('finds a page by the titles, places and themes of its items', () => {
    const items = [
      item('Lezing', '2025-10-27T10:00Z', {
        title: 'Mira signeert',
        location: { uuid: 'l', slug: 'forum', title: 'Forum' },
        themes: [{ uuid: 't', slug: 'spannende-boeken', title: 'Spannende boeken' }],
      }),
    ];
    for (const term of ['mira', 'forum', 'thriller']) {
      expect(titles([page('Lezing')], term, items).found, term).toEqual(['Lezing']);
    }
  });
});

describe('a search for an author', () => {
  const mira = { uuid: 'mira', path: '/auteurs/mira', name: 'Mira Vandoorne' };
  const signing = { uuid: 't', slug: 'signeersessie', title: 'Signeersessie' };
  const pages = [
    page('Mira Vandoorne', { kind: 'author' }),
    page('Inkt', { kind: 'experience' }),
    page('Stoel', { kind: 'experience' }),
  ];
  const items = [
    item('Stoel', '2025-10-27T10:00Z', { authors: [mira] }),
    item('Inkt', '2025-10-27T12:00Z', { authors: [mira], type: signing }),
  ];
  const find = (term: string) => createSearchIndex(pages, items).find({ term, order: 'best' }, 1, now);

  it("finds the author's page, and pages that name the author only in their items", () => {
    expect(titles(pages, 'vandoorne', items).found).toEqual(['Inkt', 'Mira Vandoorne', 'Stoel']);
    expect(find('vandoorne').best.find(({ uuid }) => uuid === 'Stoel')?.byline).toEqual([
      { text: 'Mira ', marked: false },
      { text: 'Vandoorne', marked: true },
    ]);
  });

  it("ranks an author's next appearances above the author's page", () => {
    const best = find('Mira Vandoorne').best.map(({ uuid }) => uuid);
    expect(best[1]).toBe('Mira Vandoorne');
    expect(best).toHaveLength(3);
  });

  it('includes a signing in the best hits, even if the name of its type is a synonym of signing', () => {
    const talks = Array.from({ length: 5 }, (_, index) => page(`Vandoorne ${index}`, { kind: 'experience' }));
    const hour = { uuid: 'u', slug: 'signeeruur', title: 'Signeeruur' };
    const signs = item('Inkt', '2025-10-27T12:00Z', { authors: [mira], type: hour });
    const found = createSearchIndex(
      [...talks, ...pages],
      [...talks.map(({ uuid }) => item(uuid, '2025-10-27T10:00Z', { authors: [mira] })), signs],
    ).find({ term: 'Vandoorne', order: 'best' }, 1, now);
    expect(found.best.map(({ uuid }) => uuid)).toContain('Inkt');
  });

  it('finds an author’s signing for a query with the name and «signeert»', () => {
    const { best, items: others } = find('Vandoorne signeert');
    expect([...best, ...others][0]?.uuid).toBe('Inkt');
  });
});

describe('a search hit', () => {
  const starts = Array.from({ length: 9 }, (_, day) => `2025-10-${25 + (day % 7)}T1${day}:00:00Z`);
  const find = (at: Date, term = 'lezing') =>
    createSearchIndex(
      [page('Lezing')],
      starts.map((start) => item('Lezing', start)),
    ).find({ term, order: 'newest' }, 1, at).items[0];

  it('lists the next sessions of a page and counts the rest', () => {
    const hit = find(new Date('2025-10-20T00:00:00Z'));
    expect(hit?.sessions).toHaveLength(6);
    expect(hit?.more).toBe(3);
    expect(hit?.sessions[0]?.start).toEqual(new Date('2025-10-25T10:00:00Z'));
  });

  it('omits past sessions, and shows the last session once all are past', () => {
    expect(find(new Date('2025-10-29T00:00:00Z'))?.sessions[0]?.start).toEqual(
      new Date('2025-10-29T14:00:00Z'),
    );
    expect(find(new Date('2025-12-01T00:00:00Z'))).toMatchObject({ over: true, more: 0 });
    expect(find(new Date('2025-12-01T00:00:00Z'))?.sessions).toHaveLength(1);
  });
});

describe('the best hits', () => {
  const best = (documents: readonly SearchDocument[], term: string, items: readonly ProgrammeItem[] = []) =>
    createSearchIndex(documents, items).find({ term, order: 'best' }, 1, now);
  const pathsOf = (...requested: Parameters<typeof best>) => best(...requested).best.map(({ path }) => path);

  it('returns at most five best hits, upcoming before past ones, but none if only one page matches', () => {
    const pages = Array.from({ length: 9 }, (_, at) => page(`Kat ${at}`));
    expect(pathsOf(pages, 'kat')).toHaveLength(5);
    expect(pathsOf(pages.slice(0, 1), 'kat')).toEqual([]);
    const items = [item('Kat 0', '2025-10-25T10:00Z'), item('Kat 1', '2025-10-27T10:00Z')];
    expect(pathsOf(pages.slice(0, 2), 'kat', items)).toEqual(['/Kat 1', '/Kat 0']);
  });

  it('ranks a page of the site above news with the same words', () => {
    const news = page('Tickets, zonder dringen', { kind: 'newsArticle' });
    expect(pathsOf([news, page('Praktisch', { headings: 'Tickets' })], 'tickets')).toEqual([
      '/Praktisch',
      '/Tickets, zonder dringen',
    ]);
  });

  it('links to the moment whose title matches, and to the page part that contains the words', () => {
    const signing = item('Lezing', '2025-10-27T10:00Z', {
      uuid: '9e494806-dec0-50e4-8ba8-aefdc0bd12f7',
      title: 'Mira signeert',
    });
    const pages = [page('Lezing', { kind: 'experience' }), page('Andere', { text: 'Mira' })];
    expect(pathsOf(pages, 'mira', [signing])).toEqual(['/Lezing?moment=nklIBt', '/Lezing', '/Andere']);
    const plan = { title: 'Plattegrond', path: '/hal#plan', text: 'Toiletten · Lift' };
    const hall = [page('Hal', { parts: [plan] }), page('Hal 2', { parts: [plan] }), page('Toilet')];
    expect(pathsOf(hall.slice(0, 2), 'wc')).toEqual(['/hal#plan']);
  });

  it('finds the signing by an author whose name is the search term, even if many other pages match better', () => {
    const talks = Array.from({ length: 6 }, (_, at) => page(`Mira ${at}`, { kind: 'experience' }));
    const signing = page('Inkt', {
      kind: 'experience',
      preview: 'Wie na het lezen nog wil praten, krijgt een tekening en een groet van Mira.',
    });
    const type = { uuid: 't', slug: 's', title: 'Signeersessie' };
    const items = [item('Inkt', '2025-10-27T10:00Z', { type })];
    expect(pathsOf([...talks, signing], 'mira', items)).toContain('/Inkt');
  });

  it('applies the group filter to the best hits too, and counts the hits of every group', () => {
    const pages = [
      page('Kat', { kind: 'newsArticle' }),
      page('Kat 2', { kind: 'newsArticle' }),
      page('Kat 3', { kind: 'bookstore' }),
    ];
    const { find } = createSearchIndex(pages, []);
    const found = find({ term: 'kat', order: 'best', group: 'nieuws' }, 1, now);
    expect(found.best.map(({ uuid }) => uuid)).toEqual(['Kat', 'Kat 2']);
    expect(found.items).toEqual([]);
    expect(found.counts).toEqual({ programma: 0, praktisch: 0, nieuws: 2, boekhandels: 1, 'op-toer': 0 });
  });

  it('lists every hit once: first the best hits, then the others by date, 24 per page', () => {
    const pages = Array.from({ length: 30 }, (_, at) => page(`Kat ${at}`, { createdAt: new Date(at) }));
    const { find } = createSearchIndex(pages, []);
    const [first, second] = [1, 2].map((number) => find({ term: 'kat', order: 'best' }, number, now));
    expect([first?.best.length, first?.items.length, first?.count]).toEqual([5, 24, 2]);
    expect([second?.best.length, second?.items.length, second?.total]).toEqual([0, 1, 30]);
    const shown = [first?.best, first?.items, second?.items].flatMap((hits) => hits?.map(({ path }) => path));
    expect(new Set(shown).size).toBe(30);
  });

  it('lists all hits without best hits if the visitor chose an order', () => {
    const { find } = createSearchIndex([page('Kat'), page('Kater')], []);
    for (const order of ['newest', 'relevance'] as const) {
      const found = find({ term: 'kat', order }, 1, now);
      expect([found.best.length, found.items.length], order).toEqual([0, 2]);
    }
  });

  it('puts the tools that the term names before the best hits, and does not list their pages again', () => {
    const day = page('Maandag 27 oktober', { kind: 'festivalDay', path: '/programma/2025-10-27' });
    const { find } = createSearchIndex([day, page('Een maandag')], []);
    const found = find({ term: 'maandag', order: 'best' }, 1, now);
    expect([...found.best, ...found.items].map(({ path }) => path)).toEqual([
      '/programma/2025-10-27',
      '/Een maandag',
    ]);
    expect(found.total).toBe(2);
  });

  it('lists no other hits if the term means the signings of a day, because most of those would be of other days', () => {
    const pages = [
      page('Maandag 27 oktober', { kind: 'festivalDay', path: '/programma/2025-10-27' }),
      page('Inkt', { text: 'Wie niet wacht, kan morgen ook signeren.' }),
    ];
    const { find } = createSearchIndex(pages, []);
    const found = find({ term: 'signeren morgen', order: 'best' }, 1, now);
    expect([...found.best, ...found.items].map(({ path }) => path)).toEqual(['/signeren?dag=2025-10-27']);
    expect(found).toMatchObject({ total: 1, without: [] });
    expect(find({ term: 'signeren morgen', order: 'newest' }, 1, now).total).toBe(1);
    expect(find({ term: 'signeren', order: 'best' }, 1, now).total).toBe(2);
  });
});

describe('a search in which no page has all words', () => {
  const find = (documents: readonly SearchDocument[], term: string) => {
    const { best, items, ...found } = createSearchIndex(documents, []).find({ term, order: 'best' }, 1, now);
    return { ...found, paths: [...best, ...items].map(({ path }) => path) };
  };

  it('finds the pages that contain most words of the term, and returns the missing words', () => {
    const pages = [page('Orkest van dichtslaande boeken'), page('Boeken'), page('Slak')];
    expect(find(pages, 'orkest van dichtklappende boeken')).toMatchObject({
      paths: ['/Orkest van dichtslaande boeken'],
      without: ['dichtklappende'],
      meant: undefined,
    });
    expect(find(pages, 'xyzzyx').paths).toEqual([]);
  });

  it('adds partial matches after a single page with all words, unless it contains them as a phrase', () => {
    const both = page('Huis', { text: 'Onder het bed ligt een draak, zegt men.' });
    const title = page('De draak onder de trap');
    expect(find([both, title], 'draak onder het bed')).toMatchObject({
      paths: ['/Huis', '/De draak onder de trap'],
      without: ['bed'],
    });
    expect(find([title, page('Draak')], 'draak onder de trap')).toMatchObject({
      paths: ['/De draak onder de trap'],
      without: [],
    });
  });

  it.each([
    ['a form of the word', 'Hondjes', 'honden'],
    ['a synonym of another form', 'Wc’s', 'toiletten'],
    ['the parts of a compound', 'Rolstoel', 'rolstoeltoegankelijk', 'Toegankelijk'],
    ['a compound with the word', 'De grote achterflapquiz', 'quizzen'],
    ['two words as one', 'Torenzaal', 'toren zaal'],
    ['a name as it sounds', 'Casper Ottevaere', 'kasper otevare'],
  ])('finds %s, with a term in other words', (_, title, term, other = 'Slak') => {
    expect(find([page(title), page(other), page('Vis')], term).paths).toContain(`/${title}`);
  });

  it('finds the items that are suitable for the age in a term', () => {
    const items = [item('Peuters', '2025-10-27T10:00Z', { ages: { from: 2, to: 4 } })];
    for (const term of ['3 jaar', 'kind van drie', 'voor peuters'])
      expect(titles([page('Peuters'), page('Slak')], term, items).found, term).toEqual(['Peuters']);
    expect(titles([page('Peuters'), page('Slak')], '9 jaar', items).found).toEqual([]);
  });
});

it('finds the same pages in an updated index as in a new one, after pages were changed, added and removed', () => {
  const [cat, dog] = [page('Kat', { text: 'wilde dieren' }), page('Hond', { text: 'wilde dieren' })];
  const after = [page('Kat', { text: 'tamme dieren' }), page('Vis', { text: 'wilde dieren' })];
  const items = [item('Vis', '2025-10-27T10:00Z', { title: 'Haaien' })];
  const followed = createSearchIndex(after, items, createSearchIndex([cat, dog], []));
  const made = createSearchIndex(after, items);
  for (const term of ['wild', 'tam', 'dieren', 'hond', 'kat', 'haaien', 'haaein', 'wilda', 'hondd'])
    for (const order of ['newest', 'relevance'] as const)
      expect(followed.find({ term, order }, 1, now), term).toEqual(made.find({ term, order }, 1, now));
  expect(followed.find({ term: 'hond', order: 'newest' }, 1, now).total).toBe(0);
});
