import { capitalised } from '../../lettering.ts';
import type { Day } from '../../time/brussels.ts';
import { formatDayCount, formatDayName } from '../../time/format.ts';
import type { DayView } from '../day/day-view.ts';
import {
  chosenCount,
  FILTER_GROUPS,
  type FilterGroup,
  type FilterOptions,
  type Selection,
  selectionParameters,
  titleOf,
} from './selection.ts';

/** How a group of the filters joins the sentence that names a selection. */
type Phrase = {
  /** Where its words stand: as what there is to see, right after that, or after the day. */
  place: 'what' | 'of' | 'after';
  /** Its words for the titles that are chosen. */
  words: (titles: readonly string[]) => string;
  /** Its words where so many are chosen that they are only counted. */
  many: (count: number) => string;
};

/** The groups in the order in which they stand in the sentence. A group that is forgotten here does not compile. */
const PHRASES = {
  type: {
    place: 'what',
    words: (titles) => joined(titles.map(plural)),
    many: (count) => `${count} soorten belevingen`,
  },
  audience: {
    place: 'of',
    words: (titles) => `voor ${joined(titles.map((title) => title.toLowerCase().replace(/^met /, '')))}`,
    many: (count) => `voor ${count} soorten publiek`,
  },
  age: {
    place: 'of',
    words: (titles) => `(${joined(titles.map((title) => title.replace(/ jaar$/, '')))} jaar)`,
    many: (count) => `(${count} leeftijden)`,
  },
  theme: {
    place: 'of',
    words: (titles) => `rond ${joined(titles)}`,
    many: (count) => `rond ${count} thema’s`,
  },
  location: {
    place: 'after',
    words: (titles) => joined(titles),
    many: (count) => `${count} plaatsen`,
  },
  access: {
    place: 'after',
    words: (titles) => joined(titles).toLowerCase(),
    many: () => 'toegankelijk',
  },
  reservation: {
    place: 'after',
    words: (titles) => joined(titles).toLowerCase(),
    many: () => 'met of zonder reserveren',
  },
  dayPart: {
    place: 'after',
    words: (titles) => `in de ${joined(titles).toLowerCase()}`,
    many: (count) => `${count} dagdelen`,
  },
} satisfies Record<FilterGroup, Phrase>;

/** Search engines and chats show no more of a title. */
const LONGEST = 70;

/** More of one group are counted. */
const NAMED = 3;

/**
 * A selection of a day as one sentence: «Voorlezingen en workshops rond Strips op woensdag 29 oktober, Agora». What is
 * too long is counted, the longest first; what is too long even then is only called a selection of the day. `undefined`
 * where nothing is chosen.
 */
export function selectionTitle(selection: Selection, options: FilterOptions, day: Day): string | undefined {
  if (chosenCount(selection) === 0) return undefined;
  const chosen = FILTER_GROUPS.map((group) => ({
    group,
    titles: selection[group].map((slug) => titleOf(options, group, slug)),
  }));
  const counted = new Set(chosen.filter(({ titles }) => titles.length > NAMED).map(({ group }) => group));
  const longestFirst = [...chosen].sort((a, b) => joined(b.titles).length - joined(a.titles).length);
  for (const next of [undefined, ...longestFirst]) {
    if (next && next.titles.length > 1) counted.add(next.group);
    const title = sentence(chosen, counted, day);
    if (title.length <= LONGEST) return title;
  }
  return `Een keuze uit ${formatDayName(day)}`;
}

/** What a selection has, for who gets a link to it: «9 belevingen op Boektopia: Circus Komma, Orkest van …». */
export function selectionDescription({ page, ongoing }: Pick<DayView, 'page' | 'ongoing'>): string {
  const count = formatDayCount(page.total, ongoing.length);
  const titles = [...page.items, ...ongoing].map(({ title }) => title);
  const first = [...new Set(titles)].slice(0, NAMED).join(', ');
  const told = `${capitalised(count)} op Boektopia`;
  return first === '' ? `${told}.` : `${told}: ${first}${titles.length > NAMED ? ' …' : '.'}`;
}

/** More options have no picture of their own: so many pictures there are at most of a day. */
const PICTURED = 3;

/** What the picture of a selection says and is asked by; `undefined` where the day's own is shown instead. */
export function picturedSelection(selection: Selection, options: FilterOptions, day: Day) {
  const title = chosenCount(selection) > PICTURED ? undefined : selectionTitle(selection, options, day);
  return title === undefined ? undefined : { title, query: String(selectionParameters(selection)) };
}

type Chosen = { group: FilterGroup; titles: readonly string[] };

function sentence(chosen: readonly Chosen[], counted: ReadonlySet<FilterGroup>, day: Day): string {
  const at = (place: Phrase['place']) =>
    chosen
      .filter(({ group, titles }) => PHRASES[group].place === place && titles.length > 0)
      .map(({ group, titles }) =>
        counted.has(group) ? PHRASES[group].many(titles.length) : PHRASES[group].words(titles),
      );
  const what = at('what')[0] ?? 'belevingen';
  const words = [what, ...at('of'), `op ${formatDayName(day)}`].join(' ');
  return [capitalised(words), ...at('after')].join(', ');
}

/** «a», «a en b», «a, b en c». */
function joined(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} en ${last}`;
}

/** How the nouns that end a type become many; any other type is called as editors call it. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(ing|tocht|concert)$/, '$1en'],
  [/gesprek$/, 'gesprekken'],
  [/(sessie|show|shop|cast|club|greet)$/, '$1s'],
  [/(demo)$/, '$1’s'],
];

/** Several of a type, in the middle of a sentence: «voorlezingen». */
function plural(type: string): string {
  const word = type.toLowerCase();
  const [ending, many] = PLURALS.find(([one]) => one.test(word)) ?? [];
  return ending === undefined || many === undefined ? word : word.replace(ending, many);
}
