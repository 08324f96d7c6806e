import { capitalised } from '../lettering.ts';
import { BASE } from '../pages/paths.ts';
import { QUERY } from '../pages/query-names.ts';
import { openingDay } from '../programme/day/programme-day.ts';
import { type Day, dayAfter, dayOf } from '../time/brussels.ts';
import { dayParts, formatDayName } from '../time/format.ts';
import { nearWords } from './spelling.ts';

/** A page that directly answers a query, such as the signing board of a day. */
export type Tool = {
  path: string;
  title: string;
  text: string;
  /** Whether the page lists exactly what the query means, so that other hits would only distract. */
  isWhole?: true;
};

/** The facts about the festival that a query can name. */
export type Festival = {
  days: readonly Day[];
  /** The stages, each with the normalized words of its title: at least one. */
  stages: readonly { slug: string; title: string; words: readonly string[] }[];
  /** Whether any page contains a word, which is then not a spelling mistake. */
  knows: (word: string) => boolean;
};

const NAMED = [
  {
    words: 'nu straks bezig momenteel now',
    path: BASE.now,
    title: 'Nu & straks',
    text: 'Wat nu bezig is, en wat zo begint.',
  },
  {
    words: 'signeren signeert signeersessie signeersessies signing handtekening',
    path: BASE.signing,
    title: 'Wie signeert waar',
    text: 'Uur per uur, tafel per tafel.',
  },
  {
    words: 'stapel bewaard bewaarde bewaren favoriet favorieten',
    path: BASE.savedItems,
    title: 'Mijn stapel',
    text: 'Wat je bewaarde op dit toestel.',
  },
  {
    words: 'auteur auteurs schrijver schrijvers authors',
    path: BASE.authors,
    title: 'Auteurs',
    text: 'Iedereen die komt, van A tot Z.',
  },
  {
    words: 'printen print afdrukken',
    path: BASE.programmeText,
    title: 'Het programma als tekst',
    text: 'Om te lezen of af te drukken.',
  },
].map(({ words, ...tool }) => ({ ...tool, words: words.split(' ') }));

/** Words that can accompany the name of a tool, a day or a stage. */
const BESIDE = ['programma', 'dag', 'agenda', 'lijst', 'overzicht', 'podium'];
const WHEN = ['vandaag', 'morgen', 'overmorgen'];

/**
 * Returns the tools that a query names: «signeren vandaag», «zondag», «forum zaterdag». Each word of the query must
 * belong to the name of a tool, a day or a stage. A name may contain a spelling mistake. `readings` are the words of
 * the query, once for each way to read its hyphenated words and ages; the first one with results counts.
 */
export const toolsMeant = (
  readings: readonly (readonly string[])[],
  festival: Festival,
  now: Date,
): readonly Tool[] =>
  readings.map((words) => toolsNamed(words, festival, now)).find((tools) => tools.length > 0) ?? [];

function toolsNamed(words: readonly string[], festival: Festival, now: Date): readonly Tool[] {
  const { days, stages, knows } = festival;
  const programme = days.map((day) => ({ day }));
  const today = dayOf(now);
  const weekdays = days.map((day) => dayParts(day).weekday);
  const names = [...NAMED.flatMap((tool) => tool.words), ...WHEN, ...weekdays];
  const read = words.map((word) =>
    names.includes(word) || knows(word) ? word : (nearWords(word, names)[0] ?? word),
  );
  const stage = stages.find(({ words: name }) => name.every((word) => read.includes(word)));
  const rest = read.filter((word) => !stage?.words.includes(word));
  const tool = NAMED.find((named) => rest.some((word) => named.words.includes(word)));
  const dayWords = rest.filter((word) => !BESIDE.includes(word) && !tool?.words.includes(word));
  const named = dayWords.length === 0 ? [] : days.filter((day) => isNamed(day, dayWords, today));
  if (dayWords.length > 0 && named.length === 0) return [];
  const coming = named.filter((day) => day >= today);
  const meant = coming.length > 0 ? coming : named;
  if (stage) {
    const [day = openingDay(programme, now)?.day] = meant;
    return day === undefined ? [] : [stageOn(stage, day)];
  }
  if (tool === undefined) return meant.map(programmeOf);
  if (meant.length === 0) return [tool];
  return tool.path === BASE.signing ? meant.map(signingsOf) : meant.map(programmeOf);
}

const programmeOf = (day: Day): Tool => ({
  path: `${BASE.programme}/${day}`,
  title: capitalised(formatDayName(day)),
  text: 'Alles wat die dag te doen is.',
});

const signingsOf = (day: Day): Tool => ({
  path: `${BASE.signing}?${QUERY.day}=${day}`,
  title: `Wie signeert op ${formatDayName(day)}`,
  text: 'Uur per uur, tafel per tafel.',
  isWhole: true,
});

const stageOn = ({ slug, title }: Festival['stages'][number], day: Day): Tool => ({
  path: `${BASE.programme}/${day}?${QUERY.location}=${encodeURIComponent(slug)}`,
  title: `${title} op ${formatDayName(day)}`,
  text: 'Alles op dit podium.',
});

/** Whether words name a day: «vandaag», «zondag», «26 oktober», «zondag 26/10». */
function isNamed(day: Day, words: readonly string[], today: Day): boolean {
  const { weekday, date, month } = dayParts(day);
  const number = String(Number(day.slice(5, 7)));
  const tomorrow = dayAfter(today);
  const relative = WHEN[[today, tomorrow, dayAfter(tomorrow)].indexOf(day)];
  const names: readonly (string | undefined)[] = [weekday, date, month, number, relative];
  const isDate = words.includes(date) && (words.includes(month) || words.includes(number));
  return (
    words.every((word) => names.includes(word)) &&
    (isDate || words.some((word) => word === weekday || word === relative))
  );
}
