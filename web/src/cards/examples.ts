import type { ListedUitEvent } from '../domain/events/listed-uit-event.ts';
import type { Image } from '../domain/images/image.ts';
import type { ArticleSummary } from '../domain/pages/article-summary.ts';
import type { Bookstore } from '../domain/pages/bookstore-index.ts';

// What cards show, in every state that they have: the component tests and the style guide are made from it.

/** A Monday of the festival at ten past eleven: some of the day is over, some is going on. */
export const NOW = new Date('2025-10-27T11:10:00+01:00');

/** What the style guide brings along: pictures that exist, and a path so that no example leads to a missing page. */
export type ExampleSetting = { picture: (name: string) => Image | undefined; path?: string };

/** What is shown, and in a few words what is special about it. */
type Examples<Name extends string, T> = Readonly<Record<Name, { label: string; shown: T }>>;

/** A picture whose address tells its size. */
export const image = (name: string, extra: Partial<Image> = {}): Image => ({
  src: `https://a.storyblok.com/f/101/1800x1200/0123456789/${name}.webp`,
  alt: `Illustratie: ${name}`,
  width: 1800,
  height: 1200,
  ...extra,
});

/** The setting of the tests. */
export const INVENTED: ExampleSetting = { picture: (name) => image(name) };

/** Articles as cards: with all that they can have, and with less and less of it. */
export function articleExamples({
  picture,
  path,
}: ExampleSetting): Examples<'full' | 'short' | 'unpictured' | 'longWords', ArticleSummary> {
  return {
    full: {
      label: 'met alles',
      shown: {
        uuid: 'n1',
        path: path ?? '/nieuws/zetel',
        title: 'De rij is dit jaar een zetel',
        preview: 'Wie wacht, zit. Wie zit, leest. De rij aan het Signeerplein is veertig meter rood fluweel.',
        image: picture('zetel'),
        date: new Date('2025-10-25T22:30:00Z'),
      },
    },
    short: {
      label: 'zonder datum en tekst',
      shown: {
        uuid: 'n2',
        path: path ?? '/nieuws/binnen',
        title: 'Ze zijn binnen',
        image: picture('binnen'),
      },
    },
    unpictured: {
      label: 'zonder beeld',
      shown: {
        uuid: 'n3',
        path: path ?? '/nieuws/een-uur',
        title: 'Een uur cadeau, op zondag',
        preview: 'In de nacht van zaterdag op zondag gaat de klok achteruit.',
        date: new Date('2025-10-23T09:00:00+02:00'),
      },
    },
    longWords: {
      label: 'lange woorden',
      shown: {
        uuid: 'n4',
        path: path ?? '/nieuws/drukker',
        title: 'Jeugdliteratuurprijsuitreikingsceremonievoorbereidingen',
        preview: 'Ja, dat is één woord. De drukker heeft ons er persoonlijk voor gebeld.',
        image: picture('drukker'),
      },
    },
  };
}

/** What others organise: on one date, on many, for a while, always, and when something is wrong. */
export function eventExamples({
  picture,
  path,
}: ExampleSetting): Examples<
  'once' | 'often' | 'soldOut' | 'cancelled' | 'over' | 'until' | 'always',
  ListedUitEvent
> {
  const event: ListedUitEvent = {
    id: 'a',
    path: path ?? '/boektopia-op-toer-activiteiten/a',
    title: 'Voorlezen met zaklamp',
    attendance: 'offline',
    place: { name: 'De Kraaiende Haan', street: 'Dorp 1', town: 'Bornem' },
    kind: 'Voorleessessie',
    standing: 'available',
    when: on('2025-10-31T19:00:00+01:00', '2025-10-31T20:30:00+01:00'),
  };
  return {
    once: { label: 'op één dag', shown: event },
    often: {
      label: 'op vele dagen, met beeld',
      shown: {
        ...event,
        id: 'b',
        title: 'De kat komt voorlezen',
        when: {
          ...on('2025-10-29T14:00:00+01:00', '2025-10-29T15:00:00+01:00'),
          later: [new Date('2025-11-05T14:00:00+01:00'), new Date('2025-11-12T14:00:00+01:00')],
          more: 4,
        },
        image: picture('kat'),
      },
    },
    soldOut: {
      label: 'volzet',
      shown: {
        ...event,
        id: 'c',
        title: 'Een dichter aan de deur',
        kind: undefined,
        standing: 'soldOut',
        when: on('2025-10-30T20:00:00+01:00', '2025-10-30T22:00:00+01:00'),
      },
    },
    cancelled: {
      label: 'geannuleerd',
      shown: { ...event, id: 'd', title: 'Signeren in de regen', standing: 'cancelled' },
    },
    over: {
      label: 'voorbij',
      shown: {
        ...event,
        id: 'g',
        title: 'Ontbijt met een debuut',
        standing: 'over',
        when: on('2025-10-26T09:00:00+01:00', '2025-10-26T10:30:00+01:00'),
      },
    },
    until: {
      label: 'voor een tijd',
      shown: {
        ...event,
        id: 'e',
        title: 'Honderd jaar kaften',
        kind: 'Tentoonstelling',
        standing: 'running',
        when: { kind: 'until', date: new Date('2026-01-04T17:00:00+01:00') },
      },
    },
    always: {
      label: 'altijd en overal',
      shown: {
        ...event,
        id: 'f',
        title: 'De luisterlijn: bel en iemand leest je voor',
        attendance: 'online',
        place: undefined,
        when: { kind: 'always' },
      },
    },
  };
}

/** One date, from its first to its last minute. */
function on(start: string, end: string): Extract<ListedUitEvent['when'], { kind: 'date' }> {
  const occurrence = {
    start: new Date(start),
    end: new Date(end),
    status: 'available',
    soldOut: false,
  } as const;
  return { kind: 'date', occurrence, later: [], more: 0 };
}

/** Bookstores as lines of the index: with a town, with a long name, with an address that tells no town. */
export function bookstoreExamples({
  path,
}: ExampleSetting): Examples<'town' | 'longName' | 'nowhere', Bookstore> {
  const store = (uuid: string, title: string, address?: string): Bookstore => ({
    uuid,
    path: path ?? `/boekhandels/${uuid}`,
    title,
    address,
  });
  return {
    town: { label: 'naam en gemeente', shown: store('nawoord', 'Nawoord', 'Sluizeken 88, 9000 Gent') },
    longName: {
      label: 'lange naam',
      shown: store(
        'trede',
        'Boekhandel De Dertiende Trede van de Universiteitsbibliotheek',
        'Naamsestraat 188, 9500 Geraardsbergen',
      ),
    },
    nowhere: { label: 'zonder adres', shown: store('wielen', 'Boekhandel Op Wielen') },
  };
}
