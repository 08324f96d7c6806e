import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NO_HOURS } from '../../domain/events/opening-hours.ts';
import type { Occurrence, UitEventDetail } from '../../domain/events/uit-event.ts';
import { eventWithNearDates } from '../../domain/events/uit-event-times.ts';
import { UitEventPage } from './UitEventPage.tsx';

const now = new Date('2025-11-10T09:00:00Z');
const on = (day: number, changed: Partial<Occurrence> = {}): Occurrence => ({
  start: new Date(Date.UTC(2025, 10, day, 13)),
  end: new Date(Date.UTC(2025, 10, day, 14)),
  status: 'available',
  soldOut: false,
  ...changed,
});
const event: UitEventDetail = {
  id: 'a',
  path: '/boektopia-op-toer-activiteiten/a',
  title: 'Ajuinen en andere tranen',
  calendar: { kind: 'dates', occurrences: [on(14)] },
  status: 'available',
  soldOut: false,
  attendance: 'offline',
  place: { name: 'De Derde Rok', street: 'Esplanadestraat 31', postalCode: '9300', town: 'Aalst' },
  kind: 'Voorstelling',
  image: {
    src: 'https://images.uitdatabank.be/067968b9-e4a1-5a1f-ba3c-909f66754277.webp',
    alt: 'Illustratie: een ajuin die weent.',
    copyright: '© Boektopia vzw',
    width: 0,
    height: 0,
  },
  description: [{ kind: 'paragraph', children: [{ kind: 'text', text: 'Vier schrijvers.', marks: [] }] }],
  prices: [{ amount: 10 }, { name: 'Met een eigen ajuin', amount: 0 }],
  ages: { from: 14 },
  organiser: { name: 'Bibliotheek De Derde Rok', url: 'https://derderok.example/' },
  booking: {
    url: 'https://tickets.example/',
    label: 'Koop tickets',
    phone: '053 00 00 00',
    email: 'a@b.example',
  },
};

const html = (changed: Partial<UitEventDetail> = {}) =>
  renderToStaticMarkup(<UitEventPage event={{ ...event, ...changed }} now={now} />);
const words = (changed: Partial<UitEventDetail> = {}) =>
  html(changed)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('the page of an event', () => {
  it('shows the time, the place and the booking link before the image and the text', () => {
    const at = ['Wanneer', 'Koop tickets', '<figure', 'Vier schrijvers'].map((part) => html().indexOf(part));
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(at).not.toContain(-1);
  });

  it('shows the date, place, image, intro and facts of an event, and the title on a red background (§2.75)', () => {
    expect(html()).toMatch(/data-colour="red"[\s\S]*Ajuinen en andere tranen<\/h1>/);
    expect(html()).toContain('/beeld?url=https%3A%2F%2Fimages.uitdatabank.be%2F067968b9');
    expect(html()).toContain('alt="Illustratie: een ajuin die weent."');
    const told = words();
    for (const fact of [
      'Wanneer Vrijdag 14 november 2025 van 14:00 tot 15:00',
      'Waar De Derde Rok Esplanadestraat 31, 9300 Aalst',
      'Prijs 10 euro Met een eigen ajuin: gratis',
      'Leeftijd vanaf 14 jaar',
      'Organisatie Bibliotheek De Derde Rok',
      'Vier schrijvers.',
      '© Boektopia vzw',
    ]) {
      expect(told).toContain(fact);
    }
  });

  it("links to the booking page, or to the organiser's phone or email address", () => {
    expect(html()).toMatch(/href="https:\/\/tickets\.example\/"[^>]*><span>Koop tickets/);
    expect(html()).toContain('href="tel:053000000"');
    expect(html()).toContain('href="mailto:a@b.example"');
    expect(words({ booking: { ...event.booking, from: new Date('2025-11-11T09:00:00Z') } })).toContain(
      'Reserveren kan vanaf dinsdag 11 november 2025.',
    );
  });

  it('shows no booking link for a past event, and says that it is past', () => {
    const over = { calendar: { kind: 'dates', occurrences: [on(1)] } } as const;
    expect(words(over)).toContain('Evenement afgelopen');
    expect(html(over)).not.toContain('tickets.example');
    expect(html(over)).toMatch(/class="past"><time/);
  });

  it.each<[string, Partial<Occurrence>, string]>([
    [
      'cancelled',
      { status: 'cancelled', reason: 'De ajuinen zijn op.' },
      'Vrijdag 14 november 2025 van 14:00 tot 15:00 (geannuleerd) De ajuinen zijn op.',
    ],
    ['postponed', { status: 'postponed' }, '(uitgesteld)'],
    ['sold out', { soldOut: true }, '(Volzet of uitverkocht)'],
  ])('shows that a date of the event is %s', (_, changed, told) => {
    const calendar = { kind: 'dates', occurrences: [on(14, changed)] } as const;
    expect(words({ calendar })).toContain(told);
    expect(html({ calendar })).not.toContain('tickets.example');
  });

  it('shows the next six dates and collapses the others', () => {
    const occurrences = [on(1), on(2), ...[11, 12, 13, 14, 15, 16, 17].map((day) => on(day))];
    const page = html({ calendar: { kind: 'dates', occurrences: [on(3), ...occurrences] } });
    const [open = '', hidden = ''] = page.split('<summary>');
    expect(open.match(/<time /g)).toHaveLength(6);
    expect(hidden).toMatch(/^Nog 4 data</);
    expect(hidden.match(/<time /g)).toHaveLength(4);
  });

  it('contains at most a hundred dates: upcoming ones, then the most recent past ones', () => {
    const shown = (from: number, to: number) => {
      const others = Array.from({ length: to - from }, (_, days) => on(from + 1 + days));
      const calendar = { kind: 'dates', occurrences: [on(from), ...others] } as const;
      const page = html(eventWithNearDates({ ...event, calendar }, now));
      const [open = '', hidden = ''] = page.split('<summary>');
      const days = [open, hidden].map((part) =>
        [...part.matchAll(/dateTime="([\d-]{10})/g)].map(([, day]) => day),
      );
      return { days, told: [/^[^<]*/.exec(hidden)?.[0], /En nog [^<]*/.exec(hidden)?.[0]] };
    };
    const coming = shown(-40, 259);
    expect(coming.told).toEqual(['Nog 294 data', 'En nog 200 data']);
    expect(coming.days.map((days) => [days.length, days[0], days.at(-1)])).toEqual([
      [6, '2025-11-10', '2025-11-15'],
      [94, '2025-11-16', '2026-02-17'],
    ]);
    const both = shown(-290, 19);
    expect(both.days[1]?.slice(3, 5)).toEqual(['2025-11-19', '2025-11-09']);
    expect([both.days[1]?.length, both.days[1]?.at(-1)]).toEqual([94, '2025-08-12']);

    const over = shown(-98, 2);
    expect(over.told).toEqual(['Nog 100 data', 'En nog 1 datum']);
    expect([over.days[0], over.days[1]?.[0]]).toEqual([['2025-11-02'], '2025-11-01']);
    expect(shown(-97, 2).told).toEqual(['Nog 99 data', undefined]);
  });

  it('shows a period with its hours and closed days', () => {
    const hours = {
      weekly: [{ days: ['zaterdag', 'zondag'], opens: '10:00', closes: '12:00' }],
      exceptions: [
        { from: '2025-12-25', to: '2025-12-26', reason: 'Kerst', openings: [] },
        {
          from: '2025-12-27',
          to: '2025-12-27',
          openings: [{ days: ['zaterdag'], opens: '13:00', closes: '14:00' }],
        },
      ],
    } as const;
    const start = new Date('2025-10-01T00:00:00+02:00');
    const told = words({
      calendar: { kind: 'period', start, end: new Date('2025-12-31T23:59:59+01:00'), hours },
    });
    expect(told).toContain('Van wo 1 oktober 2025 tot wo 31 december 2025');
    expect(told).toContain('zaterdag en zondag 10:00 tot 12:00');
    expect(told).toContain('25 december 2025 tot en met 26 december 2025: gesloten (Kerst)');
    expect(told).toContain('27 december 2025: zaterdag 13:00 tot 14:00');
    expect(words({ calendar: { kind: 'permanent', hours: NO_HOURS } })).toContain('Wanneer Alle dagen open');
  });

  it('links to an online event, and names the venue of an event that is also online', () => {
    const onlineUrl = 'https://live.example/';
    expect(words({ attendance: 'online', place: undefined, onlineUrl })).toContain('Waar Volg het online');
    expect(html({ attendance: 'online', place: undefined, onlineUrl })).toContain(`href="${onlineUrl}"`);
    expect(words({ attendance: 'mixed' })).toContain('9300 Aalst Online');
  });

  it('marks text that is not Dutch', () => {
    const page = html({ language: 'fr', descriptionLanguage: 'de' });
    expect(page).toMatch(/<h1[^>]* lang="fr"/);
    expect(page).toMatch(/<div class="text" lang="de"/);
  });

  it('renders an event with only a title and a date', () => {
    const bare = {
      place: undefined,
      kind: undefined,
      image: undefined,
      description: [],
      prices: [],
      ages: undefined,
      organiser: undefined,
      booking: undefined,
    };
    expect(words(bare)).toMatch(
      /Ajuinen en andere tranen Wanneer Vrijdag 14 november 2025 van 14:00 tot 15:00$/,
    );
  });
});
