import { createStoryblokEmulator } from 'storyblok-emulator';
import { beforeAll, describe, expect, it } from 'vitest';
import { FIXTURE_EDITION } from '../../../../content-fixtures/editions.ts';
import { cmsOfEdition, PATIENCE_MS } from '../../cms/fixtures/cms-of-edition.ts';
import { fetchAllStories } from '../../cms/source.ts';
import { BASE } from '../../domain/pages/paths.ts';
import type { SearchHit } from '../../domain/search/search-hit.ts';
import type { SearchOrder } from '../../domain/search/search-query.ts';
import { record } from '../../domain/unknown-values.ts';
import { createSearchIndex, type SearchIndex } from '../../features/search/search-index.ts';

const NOW = new Date('2025-10-27T08:30:00Z');

// Tests searches that visitors would do before the festival opens, in the content of the test edition.

const BEFORE = new Date('2025-10-20T10:00:00Z');
const server = createStoryblokEmulator({ dir: FIXTURE_EDITION, watch: false, log: () => undefined });
const { source, cms } = cmsOfEdition(server);
let index: SearchIndex;

beforeAll(async () => {
  const documents = await cms.searchDocuments();
  index = createSearchIndex(documents, [...(await cms.programmeItems(NOW)), ...(await cms.onTourItems(NOW))]);
  await cms.publicPages();
}, PATIENCE_MS);

function everyHit(term: string, order: SearchOrder = 'relevance', now = BEFORE): SearchHit[] {
  const { count } = index.find({ term, order }, 1, now);
  return Array.from({ length: count }, (_, at) => index.find({ term, order }, at + 1, now).items).flat();
}

const titleOf = ({ title }: SearchHit) => title.map(({ text }) => text).join('');

describe('twenty Dutch questions', () => {
  it.each([
    ['de slak heeft gelijk', 'De slak heeft gelijk'],
    ['slak', 'De slak heeft gelijk'],
    ['SLAK', 'De slak heeft gelijk'],
    ['circus kom', 'Circus Komma'],
    ['vijftien herhalingscursus', 'Vijftien zijn, een herhalingscursus'],
    ['zilvervis', 'Het spoor van de zilvervis'],
    ['zilvervsi', 'Het spoor van de zilvervis'],
    ['zolvarvis', undefined],
    ['zilvarvis', 'Het spoor van de zilvervis'],
    ['mira vandoorne', 'De moord op rij 4, plank 2'],
    ['vandorne', 'De moord op rij 4, plank 2'],
    ['drieentwintig euro', 'Drieëntwintig euro vijftig'],
    ['pendelbus', 'De pendelbus: van perron naar podium'],
    ['praktisch', 'Praktisch'],
    ['toegankelijk', 'Toegankelijkheid'],
    ['vrijwilliger', 'Word vrijwilliger'],
    ['broeltorens', 'De Broeltorens'],
    ['boekhandel brugzicht', 'Boekhandel Brugzicht'],
    ['uitgeverij inktstruik', 'Achter het Gordijn'],
    ['waterloosesteenweg', 'Achter het Gordijn'],
    ['draak rugklachten', 'Een draak met rugklachten'],
    ['kat leie', 'De kat die de Leie overzwom'],
    ['pieters braem', 'Duel met vier stiften'],
  ])('finds by the term «%s»: %s', (term, title) => {
    const titles = everyHit(term).map(titleOf);
    if (title === undefined) expect(titles).toEqual([]);
    else expect(titles.slice(0, 10)).toContain(title);
  });

  it('puts the page with the searched name first when sorted by relevance', () => {
    for (const name of ['De slak heeft gelijk', 'Praktisch', 'Circus Komma', 'Texture', 'Het Belfort']) {
      expect(everyHit(name).map(titleOf)[0], name).toBe(name);
    }
  });
});

describe('the best hits', () => {
  const bestOf = (term: string, now = BEFORE) =>
    index.find({ term, order: 'best' }, 1, now).best.map((hit) => ({ ...hit, title: titleOf(hit) }));

  it("returns an author's talks and signings as best hits for the author's name", () => {
    for (const author of ['Mira Vandoorne', 'Stijn Wybouw', 'Lieve Carpentier', 'mria vandorne']) {
      const best = bestOf(author);
      expect(best.length, author).toBeGreaterThan(3);
      expect(
        best.map(({ kind }) => kind),
        author,
      ).toContain('Signeersessie');
      expect(best.filter(({ kind }) => kind === 'Nieuws').length, author).toBeLessThan(2);
    }
    expect(bestOf('Mira Vandoorne')[0]).toMatchObject({
      title: 'Mira Vandoorne signeert, met handschoenen',
      path: expect.stringMatching(/\/de-moord-op-rij-4-plank-2\?moment=[\w-]{6}$/),
    });
  });

  it.each([
    ['Carpentier signeert', '/activiteiten/liefs-en-dan-je-naam'],
    ['Samuel Osei-Pauwels', '/activiteiten/voor-een-munt-een-kwatrijn'],
    ['waar is het toilet', '/praktisch#plattegrond-toiletten'],
    ['wc', '/praktisch#plattegrond-toiletten'],
    ['tickets', '/praktisch'],
    ['parking', '/praktisch'],
    ['openingsuren', '/praktisch'],
    ['rolstoel', '/toegankelijkheid'],
    ['boekhandle brugzciht', '/boekhandels/brugzicht'],
  ])('returns as the best hit for «%s»: %s', (term, path) => {
    expect(bestOf(term)[0]?.path).toBe(path);
  });

  it("ranks an author's signing first for the author's name plus «signeert», and finds the author's page for the name alone", () => {
    for (const author of ['Mira Vandoorne', 'Stijn Wybouw', 'Idris Benhamou']) {
      expect(bestOf(`${author} signeert`)[0]?.kind, author).toBe('Signeersessie');
      expect(
        bestOf(author).map(({ kind }) => kind),
        author,
      ).toContain('Auteur');
    }
  });

  it('never returns the hall screen as a hit', () => {
    expect(everyHit('live').map(({ path }) => path)).not.toContain(BASE.live);
  });
});

it('finds a theme by both of its names', () => {
  for (const [one, other] of [
    ['thriller', 'spannende boeken'],
    ['kids', 'kinderen en jeugd'],
    ['society', 'samenleving'],
  ] as const) {
    const paths = new Set(everyHit(one).map(({ path }) => path));
    const shared = everyHit(other).filter(({ path }) => paths.has(path));
    expect(shared.length, one).toBeGreaterThan(5);
  }
});

it('lists every talk and signing of an author with its day, time and place', async () => {
  const items = await cms.programmeItems(NOW);
  for (const author of ['Mira Vandoorne', 'Stijn Wybouw', 'Wannes Tollebeke', 'Elske Ruytinx']) {
    const hits = everyHit(author);
    const own = items.filter(
      ({ title, experience }) => title.includes(author) || experience?.preview?.includes(author),
    );
    expect(own.length, author).toBeGreaterThan(3);
    const listed = new Set(hits.flatMap(({ sessions }) => sessions.map(({ uuid }) => uuid)));
    expect(
      own.filter(({ uuid }) => !listed.has(uuid)).map(({ title }) => title),
      author,
    ).toEqual([]);
    for (const { place } of hits.flatMap(({ sessions }) => sessions)) expect(place).toMatch(/\S/);
  }
});

it('returns 24 hits per page, newest first (§7.13, §9.1)', async () => {
  const { items, total, number, count } = index.find({ term: 'boek', order: 'newest' }, 1, BEFORE);
  expect(items).toHaveLength(24);
  expect([number, count]).toEqual([1, Math.ceil(total / 24)]);
  const made = new Map((await cms.searchDocuments()).map(({ uuid, createdAt }) => [uuid, +(createdAt ?? 0)]));
  const order = everyHit('boek', 'newest').map(({ uuid }) => made.get(uuid) ?? 0);
  expect(order).toEqual([...order].sort((a, b) => b - a));
});

it('finds only stories that have a page, and therefore none of the seven types without one (§7.13)', async () => {
  const documents = await cms.searchDocuments();
  expect(documents.length).toBeGreaterThan(200);
  const found = new Set(documents.map(({ uuid }) => uuid));
  for (const type of ['program', 'header', 'footer', 'social', 'location', 'theme', 'type']) {
    const stories = await fetchAllStories(source, { filter: { component: { in: type } } });
    expect(stories.length).toBeGreaterThan(0);
    expect(stories.filter((story) => found.has(String(record(story).uuid)))).toEqual([]);
  }
  const reached = new Set((await cms.publicPages()).map(({ path }) => path));
  expect(documents.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([]);
  expect(documents.map(({ path }) => path)).not.toContain(BASE.search);
});

it('marks past items, shows when they last took place, and puts them last in a list sorted by relevance', () => {
  const after = new Date('2025-10-28T10:00:00Z');
  const hits = everyHit('vandoorne', 'relevance', after);
  const over = hits.map((hit) => hit.over);
  expect(over).toContain(true);
  expect(over).toEqual([...over].sort());
  for (const hit of hits.filter((one) => one.over)) expect([hit.sessions.length, hit.more]).toEqual([1, 0]);
});
