import { AUTHORS } from './authors.ts';
import type { CompositionName, Subject } from './catalogue.ts';
import type { Mood } from './palette.ts';
import type { Rng } from './rng.ts';
import { ACTIVITIES_A_G } from './subjects/activities-a-g.ts';
import { ACTIVITIES_H_Z } from './subjects/activities-h-z.ts';
import { PAGES } from './subjects/pages.ts';
import { TOWN } from './subjects/town.ts';

/** Hand-picked subjects, keyed by the name of the picture (the last part of the story's path). */
const TABLE: Readonly<Record<string, Subject>> = {
  ...ACTIVITIES_A_G,
  ...ACTIVITIES_H_Z,
  ...PAGES,
  ...TOWN,
};

/** The properties of a story that determine the subject of its picture. */
export interface Topic {
  /** Last part of the story's path, which is the picture's name. */
  name: string;
  title: string;
  /** Storyblok component of the story. */
  component: string;
  /** Slugs of the programme types of the story's programme items. */
  types: readonly string[];
  mood: Mood;
}

/** Maps words in a name or title to compositions. The first matching rule applies. */
const WORDS: readonly (readonly [RegExp, readonly CompositionName[]])[] = [
  [/broeltoren/, ['towers']],
  [/belfort/, ['belfort']],
  [/begijn/, ['beguinage']],
  [/draak|draken|wyvern/, ['dragon', 'teaDragon']],
  [/\bkat(ten)?\b|poes/, ['catSits', 'catShelf', 'catSwims']],
  [/moord|lijk|doodslag|stierf/, ['skull', 'knife', 'shelfHand', 'readingRoom']],
  [/vergif|gif\b/, ['intruder']],
  [/koffie|barista/, ['coffee']],
  [/brood|deeg|bakk/, ['clockLoaf']],
  [/soep|bord\b/, ['soup']],
  [/koken|kook|pot\b|restjes|fornuis/, ['pot', 'pan', 'soup']],
  [/koek|taart/, ['cookies']],
  [/tuin|plant|bloem|zaai/, ['plant', 'snail', 'tree']],
  [/trein|spoor\b|perron|station/, ['train', 'trainWindow']],
  [/bus\b|bestelwagen|op-toer|camion/, ['bus', 'van']],
  [/fiets/, ['bicycle']],
  [/brug/, ['coinBridge', 'towers']],
  [/water|zee\b|haven|vloed|regen/, ['paperBoat', 'whale', 'umbrella', 'flood', 'bookBoat']],
  [/kanaal|kanalen|land\b/, ['canal', 'map']],
  [/kaart|schat|route/, ['map', 'puzzle']],
  [/zoektocht|spoor|speur|detective/, ['magnifier', 'footprints', 'silverfish']],
  [/slaap|bed\b|liggen|rust\b|nacht/, ['bed', 'moonReader', 'nightWindows', 'sleepyLetter']],
  [/podcast|microfoon|radio/, ['microphone', 'headphones', 'brackets']],
  [/brief|post\b|groeten/, ['envelope', 'letterbox']],
  [/strip|tekst-?ballon/, ['panels', 'ballons', 'burst']],
  [/kapitein|boot\b|schip/, ['captain', 'bookBoat', 'paperBoat']],
  [/kasteel|toren|ridder/, ['bookCastle']],
  [/hoofd|brein|geheugen/, ['mind']],
  [/muis/, ['mouse']],
  [/beer\b|beren/, ['bears']],
  [/wolf|vos\b|sprook/, ['wolf']],
  [/uil\b/, ['owl']],
  [/hand(en)?\b/, ['held', 'hands']],
  [/klok|uur\b|tijd\b/, ['clock']],
  [/telefoon|scherm|tiktok|booktok/, ['phone']],
  [/sleutel|slot\b|geheim/, ['key', 'diary', 'keyhole']],
  [/letter\b|alfabet|lood/, ['letter', 'metalType']],
  [/school|klas\b/, ['pupils']],
  [/cadeau|inpak/, ['gift']],
  [/stempel/, ['stamp']],
];

const TYPES: Readonly<Record<string, readonly CompositionName[]>> = {
  gesprek: ['profiles', 'overlap', 'balloons', 'tug', 'microphone', 'spectacles', 'mind'],
  voorstelling: ['spotlight', 'megaphone', 'circus', 'fanfare', 'bell'],
  kookdemo: ['pot', 'pan', 'soup', 'cookies', 'clockLoaf', 'intruder'],
  signeersessie: ['signing', 'nib', 'stamp', 'seal', 'envelope', 'slip', 'held', 'portrait', 'blot'],
  workshop: ['pencil', 'brush', 'struck', 'tube', 'metalType', 'letterCrate'],
  voorlezing: ['lamp', 'moonReader', 'bears', 'owl', 'bed', 'underTable', 'birds'],
  fanclub: ['hands', 'balloons', 'letter', 'key', 'queue'],
  'meet-and-greet': ['profiles', 'brackets', 'armchair', 'terrace', 'portrait'],
  podcast: ['microphone', 'headphones', 'brackets', 'coffee'],
  zoektocht: ['magnifier', 'footprints', 'map', 'silverfish', 'key'],
};

const MOODS: Readonly<Record<Mood, readonly CompositionName[]>> = {
  samenleving: ['profiles', 'flood', 'spectacles', 'balloons', 'canal', 'mind'],
  lifestyle: ['plant', 'terrace', 'bicycle', 'snail', 'armchair'],
  thriller: ['skull', 'keyhole', 'magnifier', 'knife', 'gap', 'lamp'],
  literatuur: ['hatReader', 'birds', 'spines', 'letter', 'paperBoat', 'umbrella'],
  youngAdult: ['bookCastle', 'phone', 'dragon', 'moonReader', 'key'],
  kinderen: ['owl', 'whale', 'bears', 'moonReader', 'mouse', 'catSits'],
  nieuws: ['newspaper', 'megaphone', 'spines', 'envelope', 'stack'],
  pagina: ['hatReader', 'letter', 'stack', 'spines', 'key'],
  stad: ['terrace', 'belfort', 'beguinage', 'tree', 'steps'],
};

const COMPONENTS: Readonly<Record<string, readonly CompositionName[]>> = {
  bookstore: [
    'shop',
    'shop',
    'shop',
    'intruder',
    'stack',
    'catShelf',
    'armchair',
    'bookDoor',
    'spines',
    'hatReader',
  ],
  hotspot: ['terrace', 'tree', 'steps', 'nightWindows', 'armchair', 'beguinage', 'bicycle'],
};

/**
 * Returns the subject of a picture: the one chosen by hand, otherwise one for a word in its name, the programme type,
 * or the theme.
 */
export function subjectOf(topic: Topic, rng: Rng): Subject {
  const known = TABLE[topic.name];
  if (known !== undefined) return known;
  const author = Object.keys(AUTHORS).find((name) => new RegExp(`(^|-)${name}(-|$)`).test(topic.name));
  if (author !== undefined) return { composition: 'portrait', params: { author } };
  const words = `${topic.name.replaceAll('-', ' ')} ${topic.title.toLowerCase()}`;
  const rule = WORDS.find(([pattern]) => pattern.test(words));
  const pool = COMPONENTS[topic.component] ?? rule?.[1] ?? TYPES[topic.types[0] ?? ''] ?? MOODS[topic.mood];
  const composition = rng.pick(pool);
  return composition === 'shop' ? { composition, params: { letter: initial(topic.title) } } : { composition };
}

/** Returns the letter above a bookshop's door: the first letter of its name, ignoring the article. */
function initial(title: string): string {
  return (/^(?:de|het|’t|'t|in|bij)?\s*(\p{L})/iu.exec(title)?.[1] ?? 'B').toUpperCase();
}
