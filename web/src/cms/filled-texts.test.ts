import { expect, it } from 'vitest';
import { trackDependencies } from './dependency-tracking.ts';
import { cmsOver, type Story, story } from './fixtures/cms-over.ts';

const dayPage = (day: string, title = 'Dag') =>
  story(`programma/${day}`, 'date_overview', { title, date: `${day} 12:00` });
const DAYS = [dayPage('2025-10-25'), dayPage('2025-11-02'), dayPage('2026-10-24'), dayPage('2026-11-01')];
const DURING_2025 = new Date('2025-11-02T22:59:00Z');
const AFTER_2025 = new Date('2025-11-02T23:00:00Z');

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const PAGE = story('praktisch', 'page', {
  title: 'Praktisch {jaar}',
  intro: paragraph('Van {eerste dag} tot {laatste dag}.'),
  seo: { title: '{editie}', og_description: 'Tot {laatste dag} {jaar}' },
  body: [
    { component: 'code_embed', _uid: 'e', embed_code: '<script>const {jaar} = nu</script>' },
    { component: 'rich_text', _uid: 'r', text: paragraph('Wat is {derde dag}?') },
  ],
});
const HOTSPOT = story('hotspots-kortrijk/plein', 'hotspot', { title: 'Plein {jaar}' });
const HOTSPOTS = { kind: 'hotspot', order: 'title' } as const;

function stage(stories: readonly Story[], start = DURING_2025) {
  let now = start;
  const { cms } = cmsOver(stories, undefined, undefined, () => now);
  return { cms, goTo: (instant: Date) => (now = instant) };
}

it('replaces placeholders in plain fields, rich text and fields for search engines', async () => {
  const { cms } = stage([...DAYS, PAGE]);
  const page = await cms.pageBySlug('praktisch');
  expect(page).toMatchObject({
    title: 'Praktisch 2025',
    seo: { title: 'Boektopia 2025', ogDescription: 'Tot 2\u00a0november 2025' },
  });
  expect(JSON.stringify(page?.intro)).toContain('Van 25\u00a0oktober tot 2\u00a0november.');
});

it('leaves unknown placeholders and code as typed', async () => {
  const { cms } = stage([...DAYS, PAGE]);
  const body = JSON.stringify((await cms.pageBySlug('praktisch'))?.body);
  expect(body).toContain('Wat is {derde dag}?');
  expect(body).toContain('const {jaar} = nu');
});

it('fills in the next edition at midnight after the last day, without a new response', async () => {
  const { cms, goTo } = stage([...DAYS, PAGE, HOTSPOT]);
  expect((await cms.pageBySlug('praktisch'))?.title).toBe('Praktisch 2025');
  goTo(AFTER_2025);
  expect((await cms.pageBySlug('praktisch'))?.title).toBe('Praktisch 2026');
  expect((await cms.articles(HOTSPOTS)).map(({ title }) => title)).toEqual(['Plein 2026']);
});

it('returns the same object for the same content and edition, so that values derived from it stay cached', async () => {
  const { cms, goTo } = stage([...DAYS, PAGE, HOTSPOT]);
  const [page, found] = [await cms.pageBySlug('praktisch'), await cms.articles(HOTSPOTS)];
  goTo(new Date(+DURING_2025 - 1_000));
  expect(await cms.pageBySlug('praktisch')).toBe(page);
  expect(await cms.articles(HOTSPOTS)).toBe(found);
});

it('makes a page depend on the festival days only if it contains a placeholder', async () => {
  const { cms } = stage([...DAYS, PAGE, story('groepen', 'page', { title: 'Groepen' })]);
  const readsOf = async (slug: string) => (await trackDependencies(() => cms.pageBySlug(slug))).reads.length;
  expect([await readsOf('groepen'), await readsOf('praktisch')]).toEqual([1, 2]);
});

it('fills the placeholders on a day page with the edition of that day, in every year', async () => {
  const { cms } = stage([dayPage('2025-10-25', 'Dag in {jaar}'), dayPage('2026-10-24', 'Dag in {jaar}')]);
  const days = (await cms.editions()).flatMap((edition) => edition.days);
  expect(days.map(({ title }) => title)).toEqual(['Dag in 2025', 'Dag in 2026']);
});

it('fills in general words in the header while no day has a page', async () => {
  const { cms } = stage([
    story('globaal/header', 'header', {
      toggle_announcement: true,
      announcement: paragraph('{editie}: van {eerste dag} tot {laatste dag} {jaar}'),
    }),
  ]);
  expect(JSON.stringify((await cms.frame()).header.announcement)).toContain(
    'Boektopia: van de eerste dag tot de laatste dag 2025',
  );
});
