import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ListedUitEvent } from '../../domain/events/listed-uit-event.ts';
import { eventExamples, INVENTED } from '../examples.ts';
import { EventRow } from './EventRow.tsx';

const now = new Date('2025-10-27T08:30:00Z');
const event = eventExamples(INVENTED)['op één dag'];

const html = (changed: Partial<ListedUitEvent> = {}) =>
  renderToStaticMarkup(<EventRow event={{ ...event, ...changed }} now={now} />);
/** Returns the text of a row without the parts that are hidden from screen readers. */
const words = (changed: Partial<ListedUitEvent> = {}) =>
  html(changed)
    .replace(/<p class="time".*?<\/p>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const date = (start: string, end?: string) => ({
  start: new Date(start),
  end: end === undefined ? undefined : new Date(end),
  status: 'available' as const,
  soldOut: false,
});

describe('a row of the list of UiTdatabank', () => {
  it('shows the time, title, place and kind of an event, and links to its page (§2.73)', () => {
    expect(words()).toBe(
      'Vrijdag 31 oktober 2025 van 19:00 tot 20:30 Voorlezen met zaklamp De Kraaiende Haan, Bornem Voorleessessie',
    );
    expect(html()).toContain('href="/boektopia-op-toer-activiteiten/a"');
    expect(html()).toContain('dateTime="2025-10-31T19:00:00+01:00"');
  });

  it.each([
    ['cancelled', 'geannuleerd'],
    ['postponed', 'uitgesteld'],
    ['soldOut', 'volzet'],
    ['over', 'Evenement afgelopen'],
    ['running', 'nu bezig'],
  ] as const)('shows that an event is %s', (standing, ribbon) => {
    expect(words({ standing })).toMatch(new RegExp(`Voorleessessie ${ribbon}$`));
  });

  it('lists later dates of an event, shows only the hour of a second start on the same day, and counts the remaining dates', () => {
    const later = [new Date('2025-10-31T20:00:00Z'), new Date('2025-11-07T18:00:00Z')];
    const occurrence = date('2025-10-31T18:00:00Z');
    expect(words({ when: { kind: 'date', occurrence, later, more: 0 } })).toContain(
      'ook om 21:00 en vr 7/11',
    );
    expect(words({ when: { kind: 'date', occurrence, later, more: 3 } })).toContain(
      'ook om 21:00, vr 7/11 en nog 3 keer',
    );
    expect(words({ when: { kind: 'date', occurrence, later: later.slice(1), more: 0 } })).toContain(
      'ook vr 7/11',
    );
  });

  it.each<[string, ListedUitEvent['when'], RegExp]>([
    [
      'a future period',
      { kind: 'from', date: new Date('2025-11-09T23:00:00Z') },
      /^Vanaf maandag 10 november 2025 Voorlezen/,
    ],
    [
      'a running period',
      { kind: 'until', date: new Date('2025-12-20T22:59:59Z') },
      /^Tot en met zaterdag 20 december 2025 /,
    ],
    ['a permanent event', { kind: 'always', days: [] }, /^Alle dagen open Voorlezen/],
    [
      'a permanent event on some days',
      { kind: 'always', days: ['dinsdag tot donderdag', 'zaterdag'] },
      /^Open op dinsdag tot donderdag en zaterdag Voorlezen/,
    ],
    [
      'a whole day',
      { kind: 'date', occurrence: date('2025-11-28T23:00:00Z', '2025-11-29T22:59:59Z'), later: [], more: 0 },
      /^Zaterdag 29 november 2025 Voorlezen met zaklamp De Kraaiende/,
    ],
    [
      'one starting hour',
      { kind: 'date', occurrence: date('2025-12-05T19:00:00Z'), later: [], more: 0 },
      /om 20:00 Voorlezen met zaklamp De Kraaiende/,
    ],
    [
      'several days',
      { kind: 'date', occurrence: date('2025-11-28T17:00:00Z', '2025-11-30T15:00:00Z'), later: [], more: 0 },
      /^Van vrijdag 28 november 2025 om 18:00 tot en met zondag 30 november/,
    ],
  ])('shows %s in the row of an event', (_, when, told) => {
    expect(words({ when })).toMatch(told);
  });

  it('shows the year of an event that is not in the current year', () => {
    const when = { kind: 'from', date: new Date('2026-02-01T09:00:00Z') } as const;
    expect(html({ when })).toContain('>1/2/2026</span>');
  });

  it('shows that an event is online, and marks the language of its title', () => {
    expect(words({ attendance: 'online', place: undefined })).toContain(
      'Voorlezen met zaklamp Online Voorleessessie',
    );
    expect(words({ attendance: 'mixed' })).toContain('De Kraaiende Haan, Bornem en online');
    expect(html({ language: 'fr' })).toMatch(/<h2 [^>]*lang="fr"/);
  });

  it('shows the short form of the date in the time column', () => {
    const occurrence = date('2025-11-28T17:00:00Z', '2025-11-30T15:00:00Z');
    expect(html()).toMatch(/>vr 31\/10<.*>19:00</);
    expect(html({ when: { kind: 'date', occurrence, later: [], more: 0 } })).toMatch(
      />vr 28\/11<.*>tot zo 30\/11</,
    );
    const when = { kind: 'always', days: ['dinsdag tot donderdag', 'zaterdag'] } as const;
    expect(html({ when })).toContain('>di tot do, za<');
    expect(html({ when: { ...when, days: [] } })).toContain('>alle dagen<');
  });

  it('renders a row for an event that has no place, kind or image', () => {
    expect(words({ place: undefined, kind: undefined, when: { kind: 'always', days: [] } })).toBe(
      'Alle dagen open Voorlezen met zaklamp',
    );
    expect(html()).not.toContain('<img');
  });
});
