import type { Image } from '../domain/images/image.ts';
import type { Facet, ProgrammeItem } from '../domain/programme/programme-item.ts';
import type { ExampleSetting } from './examples.ts';

export const facet = (slug: string, title: string): Facet => ({ uuid: slug, slug, title });

const FORUM = facet('forum', 'Forum');
const KITCHEN = facet('kookpodium', 'Kookpodium');
const TALK = facet('gesprek', 'Gesprek');
const DEMO = facet('kookdemo', 'Kookdemo');
export const LIFESTYLE = facet('lifestyle', 'Lifestyle');
export const THRILLER = facet('spannende-boeken', 'Spannende boeken');
const NOVELS = facet('literatuur-romans', 'Literatuur en romans');
const KIDS = facet('kinderen-en-jeugd', 'Kinderen en jeugd');

type ItemFields = Partial<ProgrammeItem> & { path?: string; preview?: string; image?: Image };

/** Returns a talk in the Forum on 27 October from 10:30 to 11:30. `fields` overrides its fields. */
export function exampleItem(
  title: string,
  { path = '/activiteiten/leeszaal', preview, image: pictured, ...fields }: ItemFields = {},
): ProgrammeItem {
  return {
    uuid: title,
    title,
    ...from('10:30', '11:30'),
    experience: { uuid: title, path, title, preview, image: pictured, hideReservation: false },
    location: FORUM,
    type: TALK,
    themes: [],
    ongoing: false,
    statuses: [],
    access: [],
    ...fields,
  };
}

/** Returns the start and end of an item on 27 October, from two times of day in Brussels. */
function from(start: string, end: string): Pick<ProgrammeItem, 'start' | 'end'> {
  const at = (time: string) => new Date(`2025-10-27T${time}:00+01:00`);
  return { start: at(start), end: at(end) };
}

/** An example of one state of an item. */
export type ItemExample = {
  label: string;
  item: ProgrammeItem;
  /** Whether the state also changes the look of the item's card. If so, the card is shown as an example. */
  card?: boolean;
  reservable?: boolean;
  /** The start of an alternative moment of the experience. */
  instead?: Date;
  onPlan?: string;
};

/** Returns timetable rows in every state. */
export function itemExamples({ picture, path }: ExampleSetting): readonly ItemExample[] {
  const example = (
    label: string,
    title: string,
    { card, reservable, instead, onPlan, ...fields }: ItemFields & Omit<ItemExample, 'label' | 'item'>,
  ) => ({ label, item: exampleItem(title, { path, ...fields }), card, reservable, instead, onPlan });
  return [
    example('voorbij', 'De moord op rij 4, plank 2', {
      ...from('09:30', '10:30'),
      themes: [THRILLER],
      preview: 'Drie schrijvers, één lijk, geen butler.',
    }),
    example('nu bezig', 'Wie stierf er in de leeszaal?', {
      themes: [THRILLER],
      preview: 'Drie auteurs onder ede.',
      image: picture('leeszaal'),
      card: true,
    }),
    example('komt nog, met de weg naar het plan', 'Een roman in negen dagen', {
      ...from('11:30', '12:30'),
      themes: [NOVELS],
      preview: 'Een zeer slecht idee.',
      image: picture('roman'),
      card: true,
      onPlan: '#zaal-forum',
    }),
    example('te reserveren', 'Soep uit de onderste lade', {
      ...from('11:30', '12:30'),
      themes: [LIFESTYLE],
      location: KITCHEN,
      type: DEMO,
      extraInfo: 'Je proeft mee. De soep bevat selder.',
      reservable: true,
    }),
    example('volzet, met een ander uur', 'Op de thee bij een draak', {
      ...from('12:00', '13:00'),
      themes: [facet('fantasy', 'Fantasy')],
      statuses: ['soldOut'],
      image: picture('draak'),
      card: true,
      instead: new Date('2025-10-30T12:00:00+01:00'),
    }),
    example('geannuleerd', 'Blaren met uitzicht', {
      ...from('12:00', '13:00'),
      themes: [LIFESTYLE],
      statuses: ['cancelled'],
      extraInfo: 'Geannuleerd: hond Komma heeft een ontstoken poot en Seppe laat hem niet alleen.',
      image: picture('blaren'),
      card: true,
    }),
    example('verplaatst', 'Drieëntwintig euro vijftig', {
      ...from('13:00', '14:00'),
      themes: [facet('samenleving', 'Samenleving')],
      statuses: ['moved'],
      extraInfo: 'Was om elf uur in de Agora.',
    }),
    example('nieuw, met tolk en stille stoelen', 'Poëzie uit een tube', {
      ...from('13:15', '14:15'),
      themes: [KIDS],
      statuses: ['new'],
      access: ['signLanguage', 'lowStimulus'],
      image: picture('tube'),
      card: true,
    }),
    example('over meer dagen', 'Op zoek naar bladzijde 117', {
      themes: [facet('young-adult', 'Young adult')],
      ongoing: true,
      start: new Date('2025-10-25T10:00:00+02:00'),
      end: new Date('2025-11-02T18:00:00+01:00'),
    }),
    example('zonder thema, type, einde en pagina', 'De deuren gaan open', {
      ...from('09:45', '09:45'),
      end: undefined,
      experience: undefined,
      type: undefined,
    }),
    example('lange woorden', 'Kindercarnavalsoptochtvoorbereidingswerkzaamheden', {
      ...from('15:00', '16:00'),
      themes: [facet('strips', 'Strips')],
      preview: 'Met verzekeringsmaatschappijen.',
      location: facet('leescafe', 'Leescafé'),
      preciseLocation: 'De lange tafel achteraan, voorbij de kapstok waar de jassen van de redactie hangen',
      image: picture('optocht'),
      card: true,
    }),
    example('zonder beeld', 'Liggen voor gevorderden', {
      ...from('14:00', '15:00'),
      themes: [LIFESTYLE],
      card: true,
    }),
  ];
}
