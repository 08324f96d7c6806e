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
    items: [item('Soep', '14:00', '14:30'), item('Brood', '13:30', '14:00')],
    opening: { opens: new Date('2025-10-25T08:00:00Z'), closes: new Date('2025-11-02T18:00:00Z') },
    days: [{ day: '2025-10-25' }, { day: '2025-10-27' }],
    stages: [FORUM, { slug: 'agora', title: 'Agora' }],
    walks: {},
    plan: { path: '/praktisch', stages: ['forum'] },
    reservationUrl: 'https://reservatie.example',
    now: NOW,
    isLive: true,
    ...more,
  };
  return renderToStaticMarkup(<NowContent {...props} />);
}
/** Returns the text of the link to the programme. */
const programmeLink = (more: Partial<HallProps>) =>
  words(/<a href="\/programma"[^>]*>(.*?)<\/a>/.exec(shown(more))?.[1] ?? '').trim();
const words = (html: string) => html.replace(/<[^>]+>/g, '');

it('shows the time until the start, the place and the reservation in each row, with links to the plan and the moment', () => {
  const html = shown();
  expect(words(html)).toContain('over 8 min 14:00 tot\u00a014:30');
  expect(words(html)).toContain('Kookdemo · met reservatie');
  expect(words(html)).toContain('Forum, tafel 2, op het plan');
  expect(html).toContain('href="/praktisch#zaal-forum"');
  expect(html).toContain('href="/activiteiten/soep?moment=Soep"');
});

it('highlights saved items without reordering the list', () => {
  const items = ['Thee', 'Soep', 'Taart'].map((one, index) => item(one, `14:0${index}`, '14:30'));
  const marked = (more?: Partial<HallProps>) =>
    [...shown({ items, ...more }).matchAll(/<article([^>]*)>.*?<h3[^>]*>(.*?)<\/h3>/g)].map(
      ([, attributes = '', title = '']) => `${words(title)}${attributes.includes('data-saved') ? ' *' : ''}`,
    );
  expect(marked()).toEqual(['Thee', 'Soep', 'Taart']);
  expect(marked({ saved: new Set(['Soep']) })).toEqual(['Thee', 'Soep *', 'Taart']);
});

it('names the first two of more than three authors and counts the rest; without authors, renders no line', () => {
  const named = (more: Partial<RowItem>) =>
    /<p class="names">([^<]*)<\/p>/.exec(shown({ items: [item('Soep', '14:00', '14:30', more)] }))?.[1];
  expect(named({ authors: TWO_AUTHORS })).toBe('Mira Vandoorne, Greet Soetaert');
  expect(named({ authors: FIVE_AUTHORS, statuses: ['soldOut'] })).toBe('Mira Vandoorne, Greet Soetaert +3');
  expect(named({})).toBeUndefined();
});

it('collapses running items, and shows the time left', () => {
  const html = shown();
  expect(html).toMatch(/<details[^>]*><summary[^>]*><h2>Nu bezig \(1\)/);
  expect(words(html)).toContain('Forum, tafel 2 · nog 8 min');
});

it('renders start and end times for visitors without scripts, and omits them once the clock runs', () => {
  const alone = (more: Partial<HallProps>) =>
    [...shown(more).matchAll(/data-ticking="false">(.*?)<\/p>/g)].map(([, html = '']) => words(html));
  expect(alone({ isLive: false })).toEqual(['14:00 tot 14:30', 'Forum, tafel 2 · tot 14:00']);
  expect(alone({ isLive: true })).toEqual([]);
});

it.each([true, false])('marks every text that becomes outdated with `data-ticking` (live: %s)', (isLive) => {
  const ticking = /<(p|time)[^>]* data-ticking="true">.*?<\/\1>/g;
  expect(words(shown({ isLive }).replaceAll(ticking, ''))).not.toMatch(/over \d|nog \d|13:52/);
});

it('says that it assumes a walk of five minutes if the visitor chose no stage', () => {
  expect(words(shown())).toContain('We rekenen vijf minuten wandelen naar elk podium.');
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
  expect(words(shown({ items: [], opening: undefined }))).toContain('Bekijk het programma');
});

it('names the day that the programme link opens: today, the first day, or the next day with a page', () => {
  const items = [item('Ontbijt', '10:00', '11:00')];
  const opening = { opens: new Date('2025-10-25T08:00:00Z'), closes: new Date('2025-11-02T18:00:00Z') };
  const at = (time: string) => programmeLink({ items, opening, now: new Date(`${time}+02:00`) });
  expect(at('2025-10-25T09:52:00')).toBe('Het programma van vandaag, ook wat doorlopend is');
  expect(at('2025-10-13T23:00:00')).toBe('Het programma van zaterdag 25 oktober, ook wat doorlopend is');
  const closed = {
    items: [{ ...item('Ontbijt', '10:00', '11:00'), start: new Date('2025-10-27T09:00:00Z') }],
  };
  expect(programmeLink({ ...closed, opening, now: new Date('2025-10-26T12:00:00Z') })).toBe(
    'Het programma van maandag 27 oktober, ook wat doorlopend is',
  );
  expect(programmeLink({ days: [] })).toBe('Het programma');
});

it('hydrates without changes to the server HTML', async () => {
  const html = await hydrated(NowHall, {
    items: [item('Soep', '14:00', '14:30'), item('Brood', '13:30', '14:00')],
    opening: { opens: new Date('2025-10-25T08:00:00Z'), closes: new Date('2025-11-02T18:00:00Z') },
    days: [{ day: '2025-10-25' }],
    stages: [FORUM, { slug: 'agora', title: 'Agora' }],
    walks: {},
    now: NOW,
  });
  // Do not wait for the minutes, because a transition may render them later.
  expect(words(html)).toContain('Begint binnen anderhalf uur');
});
