import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { HomePage as HomeStory } from '../../domain/pages/page.ts';
import type { NowBand } from '../../domain/programme/now/now-band.ts';
import { HomePage } from './HomePage.tsx';

const page: HomeStory = {
  kind: 'home',
  uuid: 'h',
  path: '/',
  title: 'Boektopia',
  intro: [],
  body: [],
  seo: {},
  publishers: [],
  buttons: [],
};

it('shows the name of the festival as a drawing, with one text alternative', () => {
  const html = renderToStaticMarkup(
    <HomePage page={page} days={[]} now={new Date('2025-10-27T09:00:00Z')} />,
  );
  const [heading = ''] = /<h1[\s\S]*?<\/h1>/.exec(html) ?? [];
  expect(heading).toContain('<svg');
  expect(heading.replace(/<[^>]+>/g, '')).toBe('Boektopia');
});

const shown = (changed: Partial<HomeStory>) =>
  renderToStaticMarkup(
    <HomePage page={{ ...page, ...changed }} days={[]} now={new Date('2025-10-27T09:00:00Z')} />,
  );

it('shows a title as text if it is not the name of the festival (§2.42)', () => {
  const [heading = ''] = /<h1[\s\S]*?<\/h1>/.exec(shown({ title: 'Boektopia viert feest' })) ?? [];
  expect(heading).toMatch(/^<h1[^>]*>Boektopia viert feest<\/h1>$/);
});

it("shows the editor's image with its alternative text and copyright (§2.42)", () => {
  const src = 'https://a.storyblok.com/f/101/1800x1200/e83249bd3b/home.webp';
  const html = shown({
    image: { src, alt: 'Een stad van boeken', width: 1800, height: 1200, copyright: 'Lies' },
  });
  expect(html).toMatch(/<img [^>]*alt="Een stad van boeken"/);
  expect(html).toContain('© Lies');
  expect(shown({})).not.toContain('<img');
});

const BAND_ITEM = {
  uuid: 'a',
  title: 'Soep uit de onderste lade',
  start: new Date('2025-10-27T10:30:00Z'),
  path: '/activiteiten/soep?moment=abcdef',
  place: 'Kookpodium',
};
const banded = (band: NowBand, now = new Date('2025-10-27T09:00:00Z')) =>
  renderToStaticMarkup(<HomePage page={page} days={[]} band={band} now={now} />);

it('shows the next items during the festival, with a link to all of them', () => {
  const html = banded({ kind: 'open', items: [BAND_ITEM] });
  expect(html).toContain('Nu &amp; straks');
  expect(html).toContain('href="/activiteiten/soep?moment=abcdef"');
  expect(html).toContain('href="/nu"');
});

it('shows items that start this minute but none that started earlier; without items, still shows the link', () => {
  const later = { ...BAND_ITEM, uuid: 'b', title: 'Inkt', start: new Date('2025-10-27T10:45:00Z') };
  const at = (minute: string) =>
    banded({ kind: 'open', items: [BAND_ITEM, later] }, new Date(`2025-10-27T${minute}:00Z`));
  expect(at('10:30')).toMatch(/Soep uit de onderste lade.*Inkt/);
  expect(at('10:31')).toContain('Inkt');
  expect(at('10:31')).not.toContain('Soep');
  expect(at('10:46')).not.toMatch(/Inkt|<ul/);
  expect(at('10:46')).toContain('href="/nu"');
});

it('says when the festival begins or continues, or that it is over, and renders no band without a programme', () => {
  const start = new Date('2025-10-28T10:00:00Z');
  const pause = { kind: 'pause', title: 'Morgen om 11:00 gaat het verder', start } as const;
  expect(banded({ ...pause, items: [BAND_ITEM] })).toContain('Morgen om 11:00 gaat het verder');
  const before = banded({ kind: 'before', title: 'Nog 12 dagen', start });
  expect(before).toContain('Nog 12 dagen');
  expect(before).toContain('Boektopia begint op dinsdag 28 oktober om 11:00.');
  expect(banded({ kind: 'over' })).toContain('Deze editie is voorbij');
  expect(shown({})).not.toContain('nu-en-straks');
});
