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

/** How a filter group is phrased in the sentence that names a selection. */
type Phrase = {
  /** The position of its words: the subject, directly after the subject, or after the day. */
  place: 'what' | 'of' | 'after';
  /** The words for the selected titles. */
  words: (titles: readonly string[]) => string;
  /** The words if so many are selected that only their number is shown. */
  many: (count: number) => string;
};

/** The groups in their order in the sentence. A group that is missing here does not compile. */
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

/** Search engines and chats cut longer titles. */
const LONGEST = 70;

/** If more options of one group are selected, the title only counts them. */
const NAMED = 3;

/**
 * A selection of a day as one sentence: «Voorlezingen en workshops rond Strips op woensdag 29 oktober, Agora». If it is
 * too long, groups are counted instead of named, the longest first; if it is still too long, the result is «Een keuze
 * uit …». `undefined` if nothing is selected.
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

/** The contents of a selection, for link previews: «9 belevingen op Boektopia: Circus Komma, Orkest van …». */
export function selectionDescription({ page, ongoing }: Pick<DayView, 'page' | 'ongoing'>): string {
  const count = formatDayCount(page.total, ongoing.length);
  const titles = [...page.items, ...ongoing].map(({ title }) => title);
  const first = [...new Set(titles)].slice(0, NAMED).join(', ');
  const told = `${capitalised(count)} op Boektopia`;
  return first === '' ? `${told}.` : `${told}: ${first}${titles.length > NAMED ? ' …' : '.'}`;
}

/** Selections of more options have no picture of their own, which limits the number of pictures of a day. */
const PICTURED = 3;

/** The title and the query of a selection's picture; `undefined` if the picture of the day is used instead. */
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

/** Joins words: «a», «a en b», «a, b en c». */
function joined(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} en ${last}`;
}

/** Plural rules by the last noun of a type; any other type stays as editors wrote it. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(ing|tocht|concert)$/, '$1en'],
  [/gesprek$/, 'gesprekken'],
  [/(sessie|show|shop|cast|club|greet)$/, '$1s'],
  [/(demo)$/, '$1’s'],
];

/** The plural of a type, in the middle of a sentence: «voorlezingen». */
function plural(type: string): string {
  const word = type.toLowerCase();
  const [ending, many] = PLURALS.find(([one]) => one.test(word)) ?? [];
  return ending === undefined || many === undefined ? word : word.replace(ending, many);
}
