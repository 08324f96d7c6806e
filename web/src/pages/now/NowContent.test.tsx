import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FIVE_AUTHORS, TWO_AUTHORS } from '../../domain/programme/fixtures/experience.ts';
import type { RowItem } from '../../domain/programme/programme-item.ts';
import { hydrated } from '../../islands/fixtures/hydrated.tsx';
import type { HallProps } from './hall-props.ts';
import { NowContent } from './NowContent.tsx';
import { NowHall } from './NowHall.island.tsx';

const NOW = new Date('2025-10-25T13:52:00+02:00');
const FORUM = { slug: 'forum', title: 'Forum' };

const item = (uuid: string, start: string, end: string, more: Partial<RowItem> = {}): RowItem => ({
  uuid,
  title: uuid,
  start: new Date(`2025-10-25T${start}:00+02:00`),
  end: new Date(`2025-10-25T${end}:00+02:00`),
  experience: { path: '/activiteiten/soep', hideReservation: false },
  location: FORUM,
  preciseLocation: 'Tafel 2',
  type: { slug: 'kookdemo', title: 'Kookdemo' },
  themes: [],
  ongoing: false,
  statuses: [],
  access: [],
  ...more,
});

function shown(more: Partial<HallProps> = {}): string {
  const props: HallProps = {
    items: [item('Soep', '14:00', '14:30'), item('Brood', '13:46', '14:20')],
    opening: { opens: new Date('2025-10-25T08:00:00Z'), closes: new Date('2025-11-02T18:00:00Z') },
    days: [{ day: '2025-10-25' }, { day: '2025-10-27' }],
    stages: [FORUM, { slug: 'agora', title: 'Agora' }],
    audiences: [{ slug: 'kinderen', title: 'Met kinderen' }],
    walks: { 'agora forum': 3 },
    plan: { path: '/praktisch', stages: ['forum'] },
    reservationUrl: 'https://reservatie.example',
    now: NOW,
    choice: {},
    ...more,
  };
  return renderToStaticMarkup(<NowContent {...props} />);
}
const words = (html: string) => html.replace(/<[^>]+>/g, '');
const headings = (html: string) =>
  [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text = '']) => words(text));
/** Returns the text of the link to the programme. */
const programmeLink = (more: Partial<HallProps>) =>
  words(/<a href="\/programma"[^>]*>(.*?)<\/a>/.exec(shown(more))?.[1] ?? '').trim();

it('lists items that visitors can enter, then items that start within the hour, then later ones', () => {
  const items = [
    item('Thee', '16:00', '17:00'),
    item('Soep', '14:00', '14:30'),
    item('Brood', '13:46', '14:20'),
  ];
  const html = shown({ items });
  expect(headings(html)).toEqual(['Nu kun je bij 1 binnen', 'Begint binnen het uur', 'Daarna']);
  expect(html).toMatch(/Brood.*Soep.*Thee/s);
});

it('shows the state, the place and the reservation in each row, with links to the plan and the moment', () => {
  const html = shown();
  expect(words(html)).toContain('al 6 min bezig');
  expect(words(html)).toContain('over 8 min');
  expect(words(html)).toContain('14:00 tot 14:30');
  expect(words(html)).toContain('Kookdemomet reservatie');
  expect(words(html)).toContain('Forum, tafel 2, op het plan');
  expect(html).toContain('href="/praktisch#zaal-forum"');
  expect(html).toContain('href="/activiteiten/soep?moment=Soep"');
});

it('collapses running items after the first two, so that a phone also shows items that start soon', () => {
  const open = (count: number) =>
    Array.from({ length: count }, (_, index) => item(`Tafel ${index}`, '13:00', '15:00', { ongoing: true }));
  expect(words(shown({ items: open(6) }))).toContain('Toon de andere 4');
  expect(shown({ items: open(3) })).not.toContain('<details');
});

it('renders a form that works without scripts, with the choices in the address', () => {
  const html = shown({ choice: { place: 'agora', audience: 'kinderen', minutes: 45 } });
  expect(html).toMatch(/<form[^>]* action="\/nu"/);
  expect([...html.matchAll(/<select name="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'tijd',
    'locatie',
    'doelgroep',
  ]);
  expect([...html.matchAll(/<option value="(\w+)" selected=""/g)].map(([, value]) => value)).toEqual([
    '45',
    'agora',
    'kinderen',
  ]);
  expect(html).toContain('type="submit"');
});

it('shows the walking time from the chosen stage', () => {
  expect(words(shown({ choice: { place: 'agora' } }))).toContain('3 min wandelen');
  expect(words(shown({ choice: { place: 'forum' } }))).toContain('hier');
  expect(words(shown())).not.toContain('wandelen');
});

it('lists items that fit the chosen time or, if none fits, the first items to come', () => {
  const html = words(shown({ choice: { minutes: 45, place: 'agora' } }));
  expect(html).toContain('Dit past tot 14:37.');
  expect(html).toMatch(/Brood.*Soep/s);
  const none = shown({ choice: { minutes: 15 } });
  expect(headings(none)).toEqual(['In 15 minuten past er nu niets']);
  expect(none).toMatch(/Dit komt eerst:.*Brood/s);
});

it('highlights saved items, and marks an item that overlaps a saved one', () => {
  const start = new Date('2025-10-25T14:00:00+02:00');
  const saved = [{ id: 'Soep', title: 'Soep', start, end: new Date(+start + 30 * 60_000) }];
  const html = shown({ items: [item('Soep', '14:00', '14:30'), item('Taart', '14:10', '14:40')], saved });
  expect(html.match(/<article[^>]* data-saved/g)).toHaveLength(1);
  expect(words(html)).toContain('· botst met je stapel');
});

it('names the first two of more than three authors and counts the others, and renders no line if an item has no authors', () => {
  const named = (more: Partial<RowItem>) =>
    /<p class="who">([^<]*)<\/p>/.exec(shown({ items: [item('Soep', '14:00', '14:30', more)] }))?.[1];
  expect(named({ authors: TWO_AUTHORS })).toBe('Mira Vandoorne, Greet Soetaert');
  expect(named({ authors: FIVE_AUTHORS, statuses: ['soldOut'] })).toBe('Mira Vandoorne, Greet Soetaert +3');
  expect(named({})).toBeUndefined();
});

it('marks every text that becomes outdated with `data-ticking`', () => {
  const ticking = /<(li|time|span)[^>]* data-ticking="true">.*?<\/\1>/g;
  expect(words(shown().replaceAll(ticking, ''))).not.toMatch(/over \d|nog \d|al \d|13:52/);
});

it('says when the festival continues or begins, or that it is over', () => {
  const tomorrow = item('Ontbijt', '10:00', '11:00');
  const pause = { items: [tomorrow], now: new Date('2025-10-24T23:00:00+02:00') };
  const opens = new Date('2025-10-24T08:00:00Z');
  const closes = new Date('2025-10-25T11:00:00Z');
  expect(words(shown({ ...pause, opening: { opens, closes } }))).toContain('Morgen om 10:00 gaat het verder');
  const before = { ...pause, now: new Date('2025-10-13T23:00:00+02:00') };
  expect(words(shown({ ...before, opening: { opens: tomorrow.start, closes } }))).toContain('Nog 12 dagen');
  expect(words(shown({ items: [], opening: { opens, closes } }))).toContain('Deze editie is voorbij.');
  expect(words(shown({ items: [], opening: { opens, closes: NOW } }))).toContain(
    'Er begint niets meer op deze editie.',
  );
  expect(words(shown({ items: [], opening: undefined }))).toContain('Bekijk het programma');
});

it('says when the festival begins if no item is known yet, and that it is over after its last day', () => {
  const at = (now: string, days: string[]) =>
    words(shown({ items: [], opening: undefined, days: days.map((day) => ({ day })), now: new Date(now) }));
  const days = ['2025-10-25', '2025-11-02'];
  const before = at('2025-03-01T12:00:00Z', days);
  expect(before).toContain('Boektopia begint op zaterdag 25 oktober. Het programma volgt nog.');
  expect(before).toContain('Hou me op de hoogte');
  expect(at('2025-11-02T23:00:00Z', days)).toContain('Deze editie is voorbij.');
  expect(at('2025-10-26T12:00:00Z', days)).toContain('We weten even niet');
  expect(at('2025-10-26T12:00:00Z', [])).toContain('We weten even niet');
});

it('names the day that the programme link opens: today, the first day, or the next day with a page', () => {
  const items = [item('Ontbijt', '10:00', '11:00')];
  const opening = { opens: new Date('2025-10-25T08:00:00Z'), closes: new Date('2025-11-02T18:00:00Z') };
  const at = (time: string) => programmeLink({ items, opening, now: new Date(`${time}+02:00`) });
  expect(at('2025-10-25T09:52:00')).toBe('Het programma van vandaag');
  expect(at('2025-10-13T23:00:00')).toBe('Het programma van zaterdag 25 oktober');
  const closed = {
    items: [{ ...item('Ontbijt', '10:00', '11:00'), start: new Date('2025-10-27T09:00:00Z') }],
  };
  expect(programmeLink({ ...closed, opening, now: new Date('2025-10-26T12:00:00Z') })).toBe(
    'Het programma van maandag 27 oktober',
  );
  expect(programmeLink({ days: [] })).toBe('Het programma');
});

it.each(['', '?tijd=45&locatie=forum'])(
  'hydrates without changes to the server HTML at «%s»',
  async (search) => {
    const html = await hydrated(
      NowHall,
      {
        address: { pathname: '/nu', search, hash: '' },
        items: [item('Soep', '14:00', '14:30'), item('Brood', '13:46', '14:20')],
        opening: { opens: new Date('2025-10-25T08:00:00Z'), closes: new Date('2025-11-02T18:00:00Z') },
        days: [{ day: '2025-10-25' }],
        stages: [FORUM, { slug: 'agora', title: 'Agora' }],
        audiences: [],
        walks: {},
        now: NOW,
      },
      { address: `/nu${search}` },
    );
    // Do not wait for the minutes, because a transition may render them later.
    expect(words(html)).toContain('Begint binnen het uur');
  },
);
