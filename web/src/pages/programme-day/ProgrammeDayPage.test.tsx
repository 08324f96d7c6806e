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

describe('«Wat is er nu?»', () => {
  /** Returns the target of the link; `undefined` if there is none. */
  const button = (html: string) => {
    const link = /<a [^>]*aria-label="Wat is er nu\?"[^>]*>/.exec(html)?.[0];
    return link && /href="([^"]*)"/.exec(link)?.[1];
  };

  it('links to the «now» page, or to the current position in the list if filters are selected', () => {
    expect(button(shown(at('13:52')))).toBe('/nu');
    const html = shown(at('13:52'), CHOSEN);
    expect(button(html)).toBe(`/programma/${MONDAY}?type=gesprek#nu`);
    expect(html.match(/ id="nu"/g)).toHaveLength(1);
  });

  it('omits the «now» link before the day begins, after its last item has started, and on another day', () => {
    for (const now of [at('09:00'), at('15:01'), at('13:52', '2025-10-26')]) {
      const html = shown(now, CHOSEN);
      expect(button(html)).toBeUndefined();
      expect(html).not.toContain('id="nu"');
      expect(html).not.toContain('Nu bezig:');
    }
  });

  it('links to the first item that visitors can still join: not started, and neither full nor cancelled', () => {
    const [, landing = ''] = /<li id="nu"[^>]*>(.*)/s.exec(shown(at('13:52'))) ?? [];
    const titles = [...landing.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title = '']) => words(title));
    expect(titles).toEqual(['Brood', 'Kaas']);
  });
});

describe('running items', () => {
  const fold = (now: Date) =>
    /<details[^>]*><summary[^>]*><span>Nu bezig: .*?<\/details>/s.exec(shown(now))?.[0];

  it('collapses running items above the first item that visitors can still join, sorted by end, with the minutes left', () => {
    const html = shown(at('13:52'));
    const found = fold(at('13:52')) ?? '';
    expect(found).toMatch(/^<details(?! open)/);
    expect(words(found)).toContain('Nu bezig: 3 belevingen');
    const rows = [...found.matchAll(/<li>(.*?)<\/li>/g)].map(([, row = '']) => words(row));
    expect(rows).toEqual([
      'Soep · Forum, tafel 2 · nog 8 min',
      'Dans · Forum, tafel 2 · nog 18 min',
      'Toneel · Forum, tafel 2 · tot 16:10',
    ]);
    expect(found).toContain('href="/activiteiten/soep?moment=Soep"');
    expect(html.indexOf('Nu bezig:')).toBeGreaterThan(html.indexOf('id="nu"'));
    expect(html.indexOf('Nu bezig:')).toBeLessThan(html.indexOf('>Brood<'));
  });

  it('renders no section of running items if nothing is running', () => {
    expect(fold(at('12:00'))).toBeUndefined();
    expect(shown(at('12:00'))).toContain('<li id="nu"');
  });
});

describe('a day of an edition', () => {
  it('says that the edition is over from the end of its last day, and not a minute earlier', () => {
    const band = 'Deze editie is voorbij. Hier lees je na wat er te beleven viel.';
    const said = (now: Date) => words(shown(now).replaceAll('</p>', '</p> ')).replace(/\s+/g, ' ');
    expect(said(at('00:00', '2025-10-28'))).toContain(band);
    expect(said(at('23:59'))).not.toContain('Deze editie is voorbij');
    expect(said(at('12:00', '2025-10-20'))).not.toContain('Deze editie is voorbij');
  });
});
