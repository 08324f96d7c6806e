import type { Image } from '../../domain/images/image.ts';
import type { ArticleSummary } from '../../domain/pages/article-summary.ts';
import type { Bookstore } from '../../domain/pages/bookstore-index.ts';
import type { FestivalDay } from '../../domain/pages/page.ts';
import { categoryOf } from '../../domain/programme/category.ts';
import type { Facet, ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { CATEGORY_NAMES } from './names.ts';

// Examples in the words of the house. Their pictures are those of the programme, handed in; without, they stand too.

/** A Monday of the festival at ten past eleven: some of the day is over, some is going on. */
export const EXAMPLE_NOW = new Date('2025-10-27T11:10:00+01:00');

export type ExampleItem = {
  label: string;
  item: ProgrammeItem;
  reservable?: boolean;
  /** Shown as a card too. */
  card?: boolean;
  /** When it can still be seen. */
  instead?: Date;
  onPlan?: string;
};

const facet = (slug: string, title: string): Facet => ({ uuid: slug, slug, title });
const FORUM = facet('forum', 'Forum');
const KITCHEN = facet('kookpodium', 'Kookpodium');
const TALK = facet('gesprek', 'Gesprek');
const DEMO = facet('kookdemo', 'Kookdemo');

/** An hour of that Monday, in Brussels. */
const at = (time: string): Date => new Date(`2025-10-27T${time}:00+01:00`);

/** A theme by any slug that the content knows it by. */
function themeFacet(slug: string): Facet {
  const category = categoryOf(slug);
  return facet(slug, category ? CATEGORY_NAMES[category] : slug);
}

type Told = Partial<ProgrammeItem> & { preview?: string };

function item(
  title: string,
  start: string,
  end: string,
  themes: readonly string[],
  told: Told = {},
): ProgrammeItem {
  const { preview, ...rest } = told;
  const uuid = `${start} ${title}`;
  return {
    uuid,
    title,
    start: at(start),
    end: at(end),
    experience: { uuid, path: '/stijlgids', title, preview, hideReservation: false },
    location: FORUM,
    type: TALK,
    themes: themes.map((slug) => themeFacet(slug)),
    ongoing: false,
    statuses: [],
    access: [],
    ...rest,
  };
}

/** A row of the timetable in every state that it can be in. */
export const EXAMPLE_ROWS: readonly ExampleItem[] = [
  {
    label: 'voorbij',
    item: item('De moord op rij 4, plank 2', '09:30', '10:30', ['spannende-boeken'], {
      preview: 'Drie schrijvers, één lijk, geen butler.',
    }),
  },
  {
    label: 'nu bezig',
    card: true,
    item: item('Wie stierf er in de leeszaal?', '10:30', '11:30', ['spannende-boeken'], {
      preview: 'Drie thrillerauteurs getuigen onder ede.',
    }),
  },
  {
    label: 'komt nog, met de weg naar het plan',
    card: true,
    item: item('Een roman in negen dagen', '11:30', '12:30', ['literatuur-romans'], {
      preview: 'Een schrijver, een publiek en een zeer slecht idee.',
    }),
    onPlan: '#zaal-forum',
  },
  {
    label: 'te reserveren',
    item: item('Soep uit de onderste lade', '11:30', '12:30', ['lifestyle'], {
      location: KITCHEN,
      type: DEMO,
      extraInfo: 'Je proeft mee. De soep bevat selder.',
    }),
    reservable: true,
  },
  {
    label: 'volzet, met een ander uur',
    card: true,
    item: item('Op de thee bij een draak', '12:00', '13:00', ['fantasy'], { statuses: ['soldOut'] }),
    instead: new Date('2025-10-30T12:00:00+01:00'),
  },
  {
    label: 'geannuleerd',
    card: true,
    item: item('Blaren met uitzicht', '12:00', '13:00', ['lifestyle'], {
      statuses: ['cancelled'],
      extraInfo: 'Geannuleerd: hond Komma heeft een ontstoken poot en Seppe laat hem niet alleen.',
    }),
  },
  {
    label: 'verplaatst',
    item: item('Drieëntwintig euro vijftig', '13:00', '14:00', ['samenleving'], {
      statuses: ['moved'],
      extraInfo: 'Was om elf uur in de Agora.',
    }),
  },
  {
    label: 'nieuw, met tolk en stille stoelen',
    card: true,
    item: item('Poëzie uit een tube', '13:15', '14:15', ['kinderen-en-jeugd'], {
      statuses: ['new'],
      access: ['signLanguage', 'lowStimulus'],
    }),
  },
  {
    label: 'over meer dagen',
    item: item('Op zoek naar bladzijde 117', '09:00', '18:00', ['young-adult'], {
      ongoing: true,
      start: new Date('2025-10-25T10:00:00+02:00'),
      end: new Date('2025-11-02T18:00:00+01:00'),
    }),
  },
  {
    label: 'zonder thema, type, einde en pagina',
    item: item('De deuren gaan open', '09:45', '09:45', [], {
      end: undefined,
      experience: undefined,
      type: undefined,
    }),
  },
  {
    label: 'lange woorden',
    card: true,
    item: item('Kindercarnavalsoptochtvoorbereidingswerkzaamheden', '15:00', '16:00', ['strips'], {
      preview: 'Met een arbeidsongeschiktheidsverzekeringsmaatschappij als figurant.',
      location: facet('leescafe', 'Leescafé'),
      preciseLocation: 'De lange tafel achteraan, voorbij de kapstok waar de jassen van de redactie hangen',
    }),
  },
];

/** Experiences as cards; those that differ most. */
export function exampleCards(pictures: readonly Image[]): readonly ExampleItem[] {
  const chosen = EXAMPLE_ROWS.filter(({ card }) => card);
  const bare = {
    label: 'zonder beeld',
    item: item('Liggen voor gevorderden', '14:00', '15:00', ['lifestyle']),
  };
  return [...chosen.map((example, index) => withPicture(example, pictures[index])), bare];
}

function withPicture({ item: bare, ...rest }: ExampleItem, image: Image | undefined): ExampleItem {
  return { ...rest, item: { ...bare, experience: bare.experience && { ...bare.experience, image } } };
}

export type ExampleArticle = { label: string; article: ArticleSummary };

/** Articles as cards: with all that they can have, without picture, without anything but a long title. */
export function exampleArticles(pictures: readonly Image[]): readonly ExampleArticle[] {
  const path = '/stijlgids';
  return [
    {
      label: 'met alles',
      article: {
        uuid: 'a1',
        path,
        title: 'De rij is dit jaar een zetel',
        preview: 'Wie wacht, zit. Wie zit, leest. De rij aan het Signeerplein is veertig meter rood fluweel.',
        image: pictures[0],
        date: new Date('2025-10-24T09:00:00+02:00'),
      },
    },
    {
      label: 'zonder datum en tekst',
      article: { uuid: 'a2', path, title: 'Ze zijn binnen', image: pictures[1] },
    },
    {
      label: 'zonder beeld',
      article: {
        uuid: 'a3',
        path,
        title: 'Een uur cadeau, op zondag',
        preview: 'In de nacht van zaterdag op zondag gaat de klok achteruit.',
        date: new Date('2025-10-23T09:00:00+02:00'),
      },
    },
    {
      label: 'lange woorden',
      article: {
        uuid: 'a4',
        path,
        title: 'Jeugdliteratuurprijsuitreikingsceremonievoorbereidingen',
        preview: 'Ja, dat is één woord. De drukker heeft ons er persoonlijk voor gebeld.',
        image: pictures[2],
      },
    },
  ];
}

export type ExampleBookstore = { label: string; store: Bookstore };

/** Bookstores as lines of the index: with a town, with a long name, with an address that tells no town. */
export const EXAMPLE_BOOKSTORES: readonly ExampleBookstore[] = [
  {
    label: 'naam en gemeente',
    store: {
      uuid: 'b1',
      path: '/stijlgids',
      title: 'De Kantlijnster',
      address: 'Ezelstraat 207, 8000 Brugge',
    },
  },
  {
    label: 'lange naam',
    store: {
      uuid: 'b2',
      path: '/stijlgids',
      title: 'Boekhandel De Dertiende Trede van de Universiteitsbibliotheek',
      address: 'Naamsestraat 188, 9500 Geraardsbergen',
    },
  },
  {
    label: 'zonder adres',
    store: { uuid: 'b3', path: '/stijlgids', title: 'Boekhandel Op Wielen' },
  },
];

/** The nine days, for the shelf. */
export const EXAMPLE_DAYS: readonly FestivalDay[] = [
  '2025-10-25',
  '2025-10-26',
  '2025-10-27',
  '2025-10-28',
  '2025-10-29',
  '2025-10-30',
  '2025-10-31',
  '2025-11-01',
  '2025-11-02',
].map((day) => ({ uuid: day, path: '/stijlgids', day, title: day, intro: [], seo: {} }));
