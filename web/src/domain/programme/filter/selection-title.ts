import { capitalised, enumerated } from '../../lettering.ts';
import type { Day } from '../../time/brussels.ts';
import { formatDayCount, formatDayName } from '../../time/format.ts';
import type { DayView } from '../day/day-view.ts';
import {
  chosenCount,
  FILTER_GROUPS,
  type FilterGroup,
  type FilterOptions,
  inYears,
  type Selection,
  selectionParameters,
  titleOf,
} from './selection.ts';

/** How the title of a selection phrases a filter group. */
type Phrase = {
  /** The position of the phrase: as the subject, directly after the subject, or after the day. */
  place: 'what' | 'of' | 'after';
  /** Formats the titles of the selected options. */
  words: (titles: readonly string[]) => string;
  /** Formats the number of selected options, if there are too many to name. */
  many: (count: number) => string;
};

/** The phrases, in the order in which the sentence uses them. If a group is missing here, TypeScript reports it. */
const PHRASES = {
  type: {
    place: 'what',
    words: (titles) => enumerated(titles.map(plural)),
    many: (count) => `${count} soorten belevingen`,
  },
  audience: {
    place: 'of',
    words: (titles) => `voor ${enumerated(titles.map((title) => title.toLowerCase().replace(/^met /, '')))}`,
    many: (count) => `voor ${count} soorten publiek`,
  },
  age: {
    place: 'of',
    words: (titles) => `(${enumerated(inYears(titles)).toLowerCase()})`,
    many: (count) => `(${count} leeftijden)`,
  },
  theme: {
    place: 'of',
    words: (titles) => `rond ${enumerated(titles)}`,
    many: (count) => `rond ${count} thema’s`,
  },
  location: {
    place: 'after',
    words: (titles) => enumerated(titles),
    many: (count) => `${count} plaatsen`,
  },
  access: {
    place: 'after',
    words: (titles) => enumerated(titles).toLowerCase(),
    many: () => 'toegankelijk',
  },
  reservation: {
    place: 'after',
    words: (titles) => enumerated(titles).toLowerCase(),
    many: () => 'met of zonder reserveren',
  },
  dayPart: {
    place: 'after',
    words: (titles) => `in de ${enumerated(titles).toLowerCase()}`,
    many: (count) => `${count} dagdelen`,
  },
} satisfies Record<FilterGroup, Phrase>;

/** Maximum length of a title in characters. Search engines and chat apps cut off longer titles. */
const LONGEST = 70;

/** Maximum number of options of one group that a title names. If more are selected, the title states their number. */
const NAMED = 3;

/**
 * Formats the selection of a day as a sentence: «Voorlezingen en workshops rond Strips op woensdag 29 oktober, Agora».
 * If the sentence is too long, replaces the options of a group with their number, the longest group first. If the
 * sentence is still too long, returns «Een keuze uit …». Returns `undefined` if no filter is selected.
 */
export function selectionTitle(selection: Selection, options: FilterOptions, day: Day): string | undefined {
  if (chosenCount(selection) === 0) return undefined;
  const chosen = FILTER_GROUPS.map((group) => ({
    group,
    titles: selection[group].map((slug) => titleOf(options, group, slug)),
  }));
  const counted = new Set(chosen.filter(({ titles }) => titles.length > NAMED).map(({ group }) => group));
  const longestFirst = [...chosen].sort((a, b) => enumerated(b.titles).length - enumerated(a.titles).length);
  for (const next of [undefined, ...longestFirst]) {
    if (next && next.titles.length > 1) counted.add(next.group);
    const title = sentence(chosen, counted, day);
    if (title.length <= LONGEST) return title;
  }
  return `Een keuze uit ${formatDayName(day)}`;
}

/** Describes the items of a selection for link previews: «9 belevingen op Boektopia: Circus Komma, Orkest van …». */
export function selectionDescription({ page, ongoing }: Pick<DayView, 'page' | 'ongoing'>): string {
  const count = formatDayCount(page.total, ongoing.length);
  const titles = [...page.items, ...ongoing].map(({ title }) => title);
  const first = [...new Set(titles)].slice(0, NAMED).join(', ');
  const told = `${capitalised(count)} op Boektopia`;
  return first === '' ? `${told}.` : `${told}: ${first}${titles.length > NAMED ? ' …' : '.'}`;
}

/** Maximum number of options in a selection with its own share image. It limits the number of images per day. */
const PICTURED = 3;

/** Returns the title and the query of a selection's share image; `undefined` if the share image of the day is used. */
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

/** Dutch plural rules for the last noun in the name of a type. Names that match no rule stay unchanged. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/(ing|tocht|concert)$/, '$1en'],
  [/gesprek$/, 'gesprekken'],
  [/(sessie|show|shop|cast|club|greet)$/, '$1s'],
  [/(demo)$/, '$1’s'],
];

/** Returns the plural of a type for use inside a sentence: «voorlezingen». */
function plural(type: string): string {
  const word = type.toLowerCase();
  const [ending, many] = PLURALS.find(([one]) => one.test(word)) ?? [];
  return ending === undefined || many === undefined ? word : word.replace(ending, many);
}
