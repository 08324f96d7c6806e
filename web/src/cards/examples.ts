import type { ListedUitEvent } from '../domain/events/listed-uit-event.ts';
import type { Image } from '../domain/images/image.ts';
import type { ArticleSummary } from '../domain/pages/article-summary.ts';
import type { Bookstore } from '../domain/pages/bookstore-index.ts';

// Cards in every state, for component tests and the style guide. The key of an example describes the state.

/** The time of the examples: a Monday of the festival at 11:10, when some items are over and some are running. */
export const NOW = new Date('2025-10-27T11:10:00+01:00');

/** Images and addresses for examples. The style guide has one path for all links, to avoid broken links. */
export type ExampleSetting = { picture: (name: string) => Image | undefined; path?: string };

/** Returns an image whose URL contains its width and height. */
export const image = (name: string, extra: Partial<Image> = {}): Image => ({
  src: `https://a.storyblok.com/f/101/1800x1200/0123456789/${name}.webp`,
  alt: `Illustratie: ${name}`,
  width: 1800,
  height: 1200,
  ...extra,
});

/** The setting of the examples in tests: with made-up images, and with the paths of real pages. */
export const INVENTED: ExampleSetting = { picture: (name) => image(name) };

/** Returns example articles, from one with every field to one with very few. */
export function articleExamples({ picture, path }: ExampleSetting) {
  const article = (slug: string, told: Omit<ArticleSummary, 'uuid' | 'path'>): ArticleSummary => ({
    uuid: slug,
    path: path ?? `/nieuws/${slug}`,
    ...told,
  });
  return {
    'met alles': article('zetel', {
      title: 'De rij is dit jaar een zetel',
      preview: 'Wie wacht, zit. Wie zit, leest. De rij aan het Signeerplein is veertig meter rood fluweel.',
      image: picture('zetel'),
      date: new Date('2025-10-25T22:30:00Z'),
    }),
    'zonder datum en tekst': article('binnen', { title: 'Ze zijn binnen', image: picture('binnen') }),
    'zonder beeld': article('een-uur', {
      title: 'Een uur cadeau, op zondag',
      preview: 'In de nacht van zaterdag op zondag gaat de klok achteruit.',
      date: new Date('2025-10-23T09:00:00+02:00'),
    }),
    'lange woorden': article('drukker', {
      title: 'Jeugdliteratuurprijsuitreikingsceremonievoorbereidingen',
      preview: 'Ja, dat is één woord. De drukker heeft ons er persoonlijk voor gebeld.',
      image: picture('drukker'),
    }),
  };
}

/** Returns example events: on one date, on many dates, over a period, permanent, and with a problem. */
export function eventExamples({ picture, path }: ExampleSetting) {
  const event = (title: string, told: Partial<ListedUitEvent> = {}): ListedUitEvent => ({
    id: title,
    path: path ?? '/boektopia-op-toer-activiteiten/a',
    title,
    attendance: 'offline',
    place: { name: 'De Kraaiende Haan', street: 'Dorp 1', town: 'Bornem' },
    kind: 'Voorleessessie',
    standing: 'available',
    when: on('2025-10-31T19:00:00+01:00', '2025-10-31T20:30:00+01:00'),
    ...told,
  });
  return {
    'op één dag': event('Voorlezen met zaklamp'),
    'op vele dagen, met beeld': event('De kat komt voorlezen', {
      when: {
        ...on('2025-10-29T14:00:00+01:00', '2025-10-29T15:00:00+01:00'),
        later: [new Date('2025-11-05T14:00:00+01:00'), new Date('2025-11-12T14:00:00+01:00')],
        more: 4,
      },
      image: picture('kat'),
    }),
    volzet: event('Een dichter aan de deur', {
      kind: undefined,
      standing: 'soldOut',
      when: on('2025-10-30T20:00:00+01:00', '2025-10-30T22:00:00+01:00'),
    }),
    geannuleerd: event('Signeren in de regen', { standing: 'cancelled' }),
    voorbij: event('Ontbijt met een debuut', {
      standing: 'over',
      when: on('2025-10-26T09:00:00+01:00', '2025-10-26T10:30:00+01:00'),
    }),
    'voor een tijd': event('Honderd jaar kaften', {
      kind: 'Tentoonstelling',
      standing: 'running',
      when: { kind: 'until', date: new Date('2026-01-04T17:00:00+01:00') },
    }),
    'altijd en overal': event('De luisterlijn: bel en iemand leest je voor', {
      attendance: 'online',
      place: undefined,
      when: { kind: 'always', days: [] },
    }),
  };
}

/** Returns a single date with this start and end. */
function on(start: string, end: string): Extract<ListedUitEvent['when'], { kind: 'date' }> {
  const times = { start: new Date(start), end: new Date(end) };
  return { kind: 'date', occurrence: { ...times, status: 'available', soldOut: false }, later: [], more: 0 };
}

/** Returns example bookstores: one with a town, one with a long name, and one without an address. */
export function bookstoreExamples({ path }: ExampleSetting) {
  const store = (uuid: string, title: string, address?: string): Bookstore => ({
    uuid,
    path: path ?? `/boekhandels/${uuid}`,
    title,
    address,
  });
  return {
    'naam en gemeente': store('nawoord', 'Nawoord', 'Sluizeken 88, 9000 Gent'),
    'lange naam': store(
      'trede',
      'Boekhandel De Dertiende Trede van de Universiteitsbibliotheek',
      'Naamsestraat 188, 9500 Geraardsbergen',
    ),
    'zonder adres': store('wielen', 'Boekhandel Op Wielen'),
  };
}
