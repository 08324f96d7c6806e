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
  end: new Date('2025-10-27T11:30:00Z'),
  until: new Date('2025-10-27T11:29:00Z'),
  path: '/activiteiten/soep?moment=abcdef',
  place: 'Kookpodium',
};
const banded = (band: NowBand, now = new Date('2025-10-27T09:00:00Z')) =>
  renderToStaticMarkup(<HomePage page={page} days={[]} band={band} now={now} />);

it('lists running and starting items above the days, with links to «Nu & straks» and to today', () => {
  const later = { ...BAND_ITEM, uuid: 'b', title: 'Inkt' };
  const html = banded({ kind: 'open', running: [BAND_ITEM], soon: [later] });
  expect(html).toContain('href="/activiteiten/soep?moment=abcdef"');
  expect(html).toContain('href="/nu"');
  expect(html.replace(/<[^>]+>/g, '')).toMatch(
    /Loop nu binnen.*tot 12:30Soep.*Begint binnen het uur.*11:30Inkt.*Alles van nuAlles van vandaag/,
  );
  expect(html.indexOf('Loop nu binnen')).toBeLessThan(html.indexOf('id="dagen"'));
  expect(banded({ kind: 'over' }).indexOf('id="dagen"')).toBeLessThan(
    banded({ kind: 'over' }).indexOf('id="nu"'),
  );
});

it('contains the last minute in which visitors can enter each item, so that a script can remove the item after it', () => {
  const html = banded({ kind: 'open', running: [BAND_ITEM], soon: [{ ...BAND_ITEM, uuid: 'b' }] });
  const minutes = [...html.matchAll(/data-until="(\d+)"/g)].map(([, until]) => Number(until));
  expect(minutes).toEqual([+BAND_ITEM.until, +BAND_ITEM.start]);
});

it('says when the festival begins or continues or that the festival is over, and renders no band without a programme', () => {
  const start = new Date('2025-10-28T10:00:00Z');
  const pause = { kind: 'pause', title: 'Morgen om 11:00 gaat het verder', start } as const;
  expect(banded({ ...pause, items: [BAND_ITEM] })).toContain('Morgen om 11:00 gaat het verder');
  const before = banded({ kind: 'before', title: 'Nog 12 dagen', start });
  expect(before).toContain('Nog 12 dagen');
  expect(before).toContain('Boektopia begint op dinsdag 28 oktober om 11:00.');
  expect(banded({ kind: 'over' })).toContain('Deze editie is voorbij');
  expect(shown({})).not.toContain('nu-en-straks');
});
