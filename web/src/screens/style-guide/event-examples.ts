import type { ListedUitEvent } from '../../domain/events/listed-uit-event.ts';
import type { Image } from '../../domain/images/image.ts';

export type ExampleEvent = { label: string; event: ListedUitEvent };

const event = (
  id: string,
  title: string,
  told: Pick<ListedUitEvent, 'when' | 'standing'> & Partial<ListedUitEvent>,
): ListedUitEvent => ({
  id,
  path: '/stijlgids',
  title,
  attendance: 'offline',
  place: { name: 'Bibliotheek De Krook', town: 'Gent' },
  kind: 'Voorleessessie',
  ...told,
});

/** One date, from its first to its last minute. */
const on = (start: string, end: string, later: readonly Date[] = [], more = 0): ListedUitEvent['when'] => ({
  kind: 'date',
  occurrence: { start: new Date(start), end: new Date(end), status: 'available', soldOut: false },
  later,
  more,
});

/** What others organise, as rows: on one date, on many, for a while, always, and when something is wrong. */
export function exampleEvents(pictures: readonly Image[]): readonly ExampleEvent[] {
  return [
    {
      label: 'op vele dagen, met beeld',
      event: event('e1', 'De kat komt voorlezen', {
        when: on(
          '2025-10-29T14:00:00+01:00',
          '2025-10-29T15:00:00+01:00',
          [new Date('2025-11-05T14:00:00+01:00'), new Date('2025-11-12T14:00:00+01:00')],
          4,
        ),
        standing: 'available',
        image: pictures[0],
      }),
    },
    {
      label: 'volzet',
      event: event('e2', 'Een dichter aan de deur', {
        when: on('2025-10-30T20:00:00+01:00', '2025-10-30T22:00:00+01:00'),
        standing: 'soldOut',
        place: { name: 'Cultuurcentrum Gent', town: 'Gent' },
        kind: undefined,
      }),
    },
    {
      label: 'geannuleerd',
      event: event('e3', 'Signeren in de regen', {
        when: on('2025-10-31T14:00:00+01:00', '2025-10-31T16:00:00+01:00'),
        standing: 'cancelled',
      }),
    },
    {
      label: 'voor een tijd',
      event: event('e4', 'Honderd jaar kaften', {
        when: { kind: 'until', date: new Date('2026-01-04T17:00:00+01:00') },
        standing: 'running',
        kind: 'Tentoonstelling',
      }),
    },
    {
      label: 'altijd en overal',
      event: event('e5', 'De luisterlijn: bel en iemand leest je voor', {
        when: { kind: 'always' },
        standing: 'available',
        attendance: 'online',
        place: undefined,
      }),
    },
  ];
}
