import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { QUERY } from '../../domain/pages/query-names.ts';
import { type DayProgramme, dayView } from '../../domain/programme/day/day-view.ts';
import type { FilterOptions } from '../../domain/programme/filter/selection.ts';
import { dayAt, itemAt } from '../../domain/programme/fixtures/experience.ts';
import type { RowItem } from '../../domain/programme/programme-item.ts';
import { AddressContext } from '../../islands/address.ts';
import { ProgrammeDayPage } from './ProgrammeDayPage.tsx';

const MONDAY = '2025-10-27';
const DAYS = [dayAt('2025-10-26'), dayAt(MONDAY)];
const TALK = { slug: 'gesprek', title: 'Gesprek' };
const OPTIONS: FilterOptions = { location: [], theme: [], type: [TALK] };

const at = (time: string, day = MONDAY) => new Date(`${day}T${time}:00+01:00`);

const item = (title: string, time: string, minutes: number, more: Partial<RowItem> = {}): RowItem => ({
  ...itemAt(at(time).toISOString(), { uuid: title, title, end: new Date(+at(time) + minutes * 60_000) }),
  experience: { path: '/activiteiten/soep', hideReservation: false },
  location: { slug: 'forum', title: 'Forum' },
  preciseLocation: 'Tafel 2',
  type: TALK,
  ...more,
});

const TIMETABLE = [
  item('Ontbijt', '10:00', 30),
  item('Soep', '13:00', 60),
  item('Toneel', '13:10', 180),
  item('Lezing', '13:20', 60, { statuses: ['cancelled'] }),
  item('Dans', '13:30', 40),
  item('Volle zaal', '13:55', 30, { statuses: ['soldOut'] }),
  item('Afgelast', '13:57', 30, { statuses: ['cancelled'] }),
  item('Brood', '14:00', 30),
  item('Kaas', '15:00', 30),
];

/** Renders Monday's page at the time `now`. `address` contains the selection. */
function shown(now: Date, address = ''): string {
  const programme: DayProgramme = {
    day: MONDAY,
    timetable: TIMETABLE,
    ongoing: [],
    dayCounts: [],
    options: OPTIONS,
  };
  const parameters = new URLSearchParams(address);
  const page = (
    <ProgrammeDayPage
      day={dayAt(MONDAY)}
      days={DAYS}
      view={dayView(programme, parameters, now)}
      options={OPTIONS}
      site={{ origin: 'https://www.boektopia.be' }}
      now={now}
    />
  );
  const search = address === '' ? '' : `?${parameters}`;
  const requested = { pathname: `/programma/${MONDAY}`, search, hash: '' };
  return renderToStaticMarkup(<AddressContext value={requested}>{page}</AddressContext>);
}

const words = (html: string) => html.replace(/<[^>]+>/g, '');

const CHOSEN = `${QUERY.type}=${TALK.slug}`;

const titles = (html: string) =>
  [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title = '']) => words(title));

it('announces that the programme will follow while no day of the edition has items', () => {
  const now = at('10:00', '2025-03-10');
  const programme = { day: MONDAY, timetable: [], ongoing: [], dayCounts: [], options: OPTIONS };
  const html = renderToStaticMarkup(
    <AddressContext value={{ pathname: `/programma/${MONDAY}`, search: '', hash: '' }}>
      <ProgrammeDayPage
        day={dayAt(MONDAY)}
        days={DAYS}
        view={dayView(programme, new URLSearchParams(), now)}
        options={OPTIONS}
        site={{ origin: 'https://www.boektopia.be' }}
        now={now}
      />
    </AddressContext>,
  );
  expect(words(html)).toContain('Het programma van maandag 27 oktober volgt nog.');
  expect(html).toContain('href="/formulier/newsletter"');
  expect(words(html)).not.toContain('geen belevingen kunnen vinden met deze filter criteria');
});

describe('today', () => {
  const toNow = (html: string) =>
    [...html.matchAll(/<a [^>]*href="\/nu"[^>]*>(.*?)<\/a>/gs)].map(([, it = '']) => words(it));

  it('links to «Nu & straks» from the toolbar and from a line above the list, whatever the filters', () => {
    for (const address of ['', CHOSEN])
      expect(toNow(shown(at('13:35'), address))).toEqual(['Zie wat er nu loopt en straks begint ', 'Nu']);
    expect(toNow(shown(at('13:52', '2025-10-26')))).toEqual([]);
  });

  it('begins with the items that are not past, and collapses the past ones', () => {
    const html = shown(at('14:01'));
    expect(words(html)).toContain('Toon wat voorbij is (2)');
    expect(words(html)).toContain('Nog 7 van de 9 belevingen op maandag 27 oktober');
    expect(html).toMatch(
      /<details[^>]*><summary[^>]*>(?:(?!<\/details>).)*href="\/programma\/2025-10-27\?voorbij=1"/s,
    );
    expect(titles(html)).not.toContain('Ontbijt');
    expect(titles(html)[0]).toBe('Toneel');
  });

  it('shows the whole day in chronological order if the address opens the past items', () => {
    const html = shown(at('14:01'), `${QUERY.past}=1`);
    expect(html).toMatch(/<details[^>]* open=""><summary[^>]*><span[^>]*>Toon wat voorbij is/);
    expect(words(html)).toContain('Nu9 belevingen op maandag 27 oktober');
    expect(titles(html)).toEqual(TIMETABLE.map(({ title }) => title).toSorted(byPast));
    expect(new Set(html.match(/ id="[^"]+"/g)).size).toBe(html.match(/ id="[^"]+"/g)?.length);
  });

  it('collapses nothing before the first item is past', () => {
    expect(words(shown(at('10:00')))).not.toContain('voorbij is');
  });
});

/** The past items come first, each part in the order of the day. */
const byPast = (a: string, b: string) => {
  const order = TIMETABLE.map(({ title }) => title);
  const rank = (title: string) => (['Ontbijt', 'Soep'].includes(title) ? 0 : 100) + order.indexOf(title);
  return rank(a) - rank(b);
};

describe('a day of an edition', () => {
  it('says that the edition is over from midnight after its last day', () => {
    const band = 'Deze editie is voorbij. Hier lees je na wat er te beleven viel.';
    const said = (now: Date) => words(shown(now).replaceAll('</p>', '</p> ')).replace(/\s+/g, ' ');
    expect(said(at('00:00', '2025-10-28'))).toContain(band);
    expect(said(at('23:59'))).not.toContain('Deze editie is voorbij');
    expect(said(at('12:00', '2025-10-20'))).not.toContain('Deze editie is voorbij');
  });
});
