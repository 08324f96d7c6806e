import { beforeAll, describe, expect, it } from 'vitest';
import { withDates, writtenDates } from '../../domain/dated-json.ts';
import { isAvailableOffline } from '../../domain/offline/available-offline.ts';
import { type OfflineProgramme, parseOfflineProgramme } from '../../domain/offline/offline-programme.ts';
import type { OfflineTexts } from '../../domain/offline/offline-texts.ts';
import { momentId } from '../../domain/programme/moment.ts';
import { isRecord, record } from '../../domain/unknown-values.ts';
import { loadOfflineParts } from '../../endpoints/offline-data/offline-data.ts';
import { PAGES } from '../../pages/page-registry.ts';
import { events } from '../../server/content/events.ts';
import { ourContent, PATIENCE_MS } from '../../server/content/fixtures/our-content.ts';
import { clock } from '../../server/request-clock.ts';
import { offlinePage } from './page-data.ts';

// Compares the page data that the browser builds offline with the data that the server loads at the same time.

const cms = ourContent();
const ORIGIN = 'https://www.boektopia.be';
const NOW = new Date('2025-10-26T10:40:00+01:00');
const site = { canonical: ORIGIN, origin: ORIGIN, indexed: false };

let offline: OfflineProgramme;
let texts: OfflineTexts;
/** The whole programme as JSON, as the service worker stores it. */
let answer: string;

beforeAll(async () => {
  answer = JSON.stringify(
    writtenDates({ parts: Object.fromEntries(await loadOfflineParts({ clock, cms, now: NOW, site })) }),
  );
  const programme = parseOfflineProgramme(record(withDates(JSON.parse(answer))).parts);
  if (programme === undefined) throw new Error('the programme is not readable');
  offline = programme;
  texts = new Map((await cms.experiences()).map((one) => [one.path, one]));
}, PATIENCE_MS);

const drawnOffline = (address: string, stored = texts, now = NOW) =>
  offlinePage({ offline, texts: async () => stored, url: new URL(address, ORIGIN), now });

/** Returns the data of the page at `address`, or `undefined` if the page cannot be drawn offline. */
async function dataOf(address: string, stored = texts): Promise<unknown> {
  const page = await drawnOffline(address, stored);
  return page && 'data' in page ? page.data : undefined;
}

/** Returns the target to which a URL redirects, or `undefined`. */
const ledTo = async (address: string, now = NOW) => {
  const page = await drawnOffline(address, texts, now);
  return page && 'to' in page ? page.to : undefined;
};

/** Loads the page data as the server does, with the `load` of its kind. */
async function inProcess(load: (request: never, params: never) => Promise<unknown>, address: string) {
  const url = new URL(address, ORIGIN);
  const request = { clock, cms, events, now: NOW, url, site };
  const params = { slug: url.pathname.split('/').at(-1) ?? '' };
  // `as`: each kind of page has its own type of route parameters.
  return load(request as never, params as never);
}

/** Returns the data that the page displays: without `site`, and without `publishedAt`, which only calendars use. */
function shown(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(shown);
  if (!isRecord(data) || data instanceof Date || data instanceof Map) return data;
  const { publishedAt: _, site: __, ...rest } = data;
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, shown(value)]));
}

describe('a page drawn from offline data', () => {
  it.each([
    ['/', PAGES.home],
    ['/programma/2025-10-26', PAGES.programmeDay],
    ['/programma/2025-10-26?pagina=2', PAGES.programmeDay],
    ['/programma/2025-10-26?type=gesprek', PAGES.programmeDay],
    ['/programma/2025-10-26?weergave=rooster&thema=fantasy', PAGES.programmeDay],
    ['/activiteiten/de-slak-heeft-gelijk', PAGES.experience],
    ['/nu', PAGES.now],
    ['/signeren', PAGES.signing],
    ['/signeren?dag=2025-10-28', PAGES.signing],
    ['/praktisch', PAGES.generic],
    ['/mijn-stapel', PAGES.pile],
    ['/boekje?dag=2025-10-27&type=gesprek', PAGES.booklet],
    ['/boekje', PAGES.booklet],
  ] as const)('has the same data as the page that the server sends: %s', async (address, { load }) => {
    expect(shown(await dataOf(address))).toEqual(shown(await inProcess(load, address)));
    expect(isAvailableOffline(answer, new URL(address, ORIGIN).pathname)).toBe(true);
  });

  it('shows the current season, even with data that was downloaded before the last day', async () => {
    const homeAt = async (now: string) => {
      const page = await drawnOffline('/', texts, new Date(now));
      const { band, page: home } = record(page && 'data' in page ? page.data : undefined);
      const buttons = record(home).buttons;
      return [record(band).kind, JSON.stringify(buttons).includes('Hou me op de hoogte')];
    };
    expect(await homeAt('2025-10-20T12:00:00+02:00')).toEqual(['before', false]);
    expect(await homeAt('2025-11-02T23:59:00+01:00')).toEqual(['over', false]);
    expect(await homeAt('2026-11-05T12:00:00+01:00')).toEqual(['over', true]);
    expect(await ledTo('/programma', new Date('2026-11-05T12:00:00+01:00'))).toBe('/programma/2025-10-25');
  });

  it('builds a page even if only part of its data was downloaded', async () => {
    const author = offline.items.find(({ authors }) => authors)?.authors?.[0]?.path ?? '';
    for (const address of ['/activiteiten/de-slak-heeft-gelijk', author, '/zoeken?zoekterm=slak']) {
      expect(await drawnOffline(address, new Map()), address).toBeDefined();
      expect(isAvailableOffline(answer, new URL(address, ORIGIN).pathname), address).toBe(true);
    }
  });

  it('puts the requested moment of an experience first, as the server does', async () => {
    const [item] = offline.items;
    const path = await ledTo(`/m/${item && momentId(item)}`);
    expect(path).toMatch(/^\/activiteiten\/.+\?moment=/);
    expect(shown(await dataOf(path ?? ''))).toEqual(
      shown(await inProcess(PAGES.experience.load, path ?? '')),
    );
  });

  it('shows the facts from the list rows and a notice if the text of an experience was not downloaded', async () => {
    const data = await dataOf('/activiteiten/de-slak-heeft-gelijk', new Map());
    expect(data).toMatchObject({ experience: { title: 'De slak heeft gelijk', kind: 'experience' } });
    expect(JSON.stringify(data)).toContain('staat niet op dit toestel');
  });

  it('lists every author, and builds an author page with the appearances at the festival', async () => {
    const everybody = await dataOf('/auteurs');
    expect(everybody).toMatchObject({ authors: { length: offline.authors.length } });
    const author = offline.items.find(({ authors }) => authors)?.authors?.[0];
    const found = await dataOf(author?.path ?? '');
    const sent = await inProcess(PAGES.author.load, author?.path ?? '');
    const parts = (data: unknown) => {
      const { author: of, programme, publishers } = record(data);
      return { of, programme, publishers };
    };
    expect(shown(parts(found))).toEqual(shown(parts(sent)));
  });

  it('finds experiences by title, author and stage', async () => {
    const item = offline.items.find(({ authors, location }) => authors && location);
    for (const term of [item?.title, item?.authors?.[0]?.name, item?.location?.title]) {
      const found = await dataOf(`/zoeken?zoekterm=${encodeURIComponent(term ?? '')}`);
      expect(JSON.stringify(found), term).toContain(item?.experience?.path);
    }
  });

  it('redirects as the server does: to the opening day, and from a list page that does not exist', async () => {
    expect(await ledTo('/programma')).toBe('/programma/2025-10-26');
    expect(await ledTo('/programma', new Date('2025-10-27T00:30:00+01:00'))).toBe('/programma/2025-10-27');
    expect(await ledTo('/programma/2025-10-26?pagina=99')).toMatch(/^\/programma\/2025-10-26\?pagina=\d$/);
  });

  it.each([
    '/nieuws',
    '/boekhandels',
    '/boektopia-op-toer',
    '/contact',
    '/programma/2025-12-25',
    '/m/zzzzzz',
  ])('builds no offline page for %s', async (address) => {
    expect(await drawnOffline(address)).toBeUndefined();
    expect(isAvailableOffline(answer, address)).toBe(false);
  });
});
