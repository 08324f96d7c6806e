import { daysBetween, type PlaceholderTexts } from 'web/content-rules';
import { type DateInText, datesInText, dayIn, weekdayName, weekdayOf, yearsNamed } from './dates-in-text.ts';

/** The reference with which the dates in a text are compared. */
export type Reference = {
  /** The first and the last day of the edition. For a story with its own date, both are that date. */
  first: string;
  last: string;
  year: number;
  /** The days of the edition. A date near them needs its day of the week. */
  festival: { first: string; last: string };
  /** The texts that replace the placeholders. */
  texts: PlaceholderTexts;
  /** Whether the text is a dated record, such as news, which stays true in later years. It may name any year. */
  isChronicle: boolean;
};

/** A sentence with a date that contradicts the reference or cannot be checked. */
export type WrongSentence = {
  sentence: string;
  /**
   * `weekday`: the date falls on another day of the week. `year`: the text names an earlier edition. `bare`: the date
   * has no day of the week.
   */
  problem: 'weekday' | 'year' | 'bare';
  /** The description of the problem, in Dutch. */
  what: string;
  /** The date as written. */
  written: string;
};

/**
 * A date without a year that is more than this many days from the reference may refer to the previous or the next year.
 */
const SAME_SEASON = 120;
/** A date without a day of the week is reported if it is at most this many days from the edition. */
const NEAR = 60;
/** A date of an earlier year is accepted as history if it is more than this many days from the reference. */
const HISTORY = 550;

/** Returns the sentences of a text with a wrong date, each sentence once. */
export function wrongSentences(text: string, reference: Reference): WrongSentence[] {
  return sentencesIn(text).flatMap((sentence) => {
    const found = [
      ...datesInText(sentence, reference.texts).flatMap((date) => problemOf(date, reference) ?? []),
      ...yearsNamed(sentence).flatMap((named) => problemOfYear(named, reference) ?? []),
    ];
    const [worst] = found.sort((a, b) => RANK.indexOf(a.problem) - RANK.indexOf(b.problem));
    return worst ? [{ sentence, ...worst }] : [];
  });
}

const RANK: readonly WrongSentence['problem'][] = ['weekday', 'year', 'bare'];

type Problem = Omit<WrongSentence, 'sentence'>;

function problemOf(date: DateInText, reference: Reference): Problem | undefined {
  const { written } = date;
  const day = dayMeant(date, reference);
  if (day === undefined) return { problem: 'weekday', written, what: `‘${written}’ bestaat niet` };
  const year = Number(day.slice(0, 4));
  if (date.weekday !== undefined && !fitsWeekday(date, day, reference)) {
    const name = weekdayName(weekdayOf(day));
    return { problem: 'weekday', written, what: `‘${written}’ is in ${year} een ${name}` };
  }
  const distance = distanceTo(day, reference);
  if (date.year !== undefined && !reference.isChronicle && date.year < reference.year)
    return distance > HISTORY
      ? undefined
      : { problem: 'year', written, what: `‘${written}’ is van een vroegere editie` };
  const isBare = date.weekday === undefined && date.year === undefined && !date.isPlaceholder;
  if (isBare && Math.min(distance, distanceTo(day, reference.festival)) <= NEAR)
    return {
      problem: 'bare',
      written,
      what: `‘${written}’ staat er zonder weekdag, en dan is niet na te gaan of de datum nog klopt`,
    };
  return undefined;
}

function problemOfYear(named: { written: string; year: number }, reference: Reference): Problem | undefined {
  const { written, year } = named;
  return reference.isChronicle || year >= reference.year
    ? undefined
    : { problem: 'year', written, what: `‘${written}’ is een vroegere editie` };
}

/**
 * Returns the day that a date refers to: in its own year, otherwise in the year that brings it nearest to the
 * reference.
 */
function dayMeant(date: DateInText, reference: Reference): string | undefined {
  if (date.year !== undefined) return dayIn(date.year, date);
  const [nearest] = daysAround(date, reference).sort(
    (a, b) => distanceTo(a, reference) - distanceTo(b, reference),
  );
  return nearest;
}

/** Returns the date in the year of the reference, the year before and the year after. */
const daysAround = (date: DateInText, { first }: Reference): string[] =>
  [-1, 0, 1].flatMap((years) => dayIn(Number(first.slice(0, 4)) + years, date) ?? []);

function fitsWeekday(date: DateInText, day: string, reference: Reference): boolean {
  const fits = (one: string) => weekdayOf(one) === date.weekday;
  if (fits(day)) return true;
  const isFar = date.year === undefined && distanceTo(day, reference) > SAME_SEASON;
  return isFar && daysAround(date, reference).some(fits);
}

/** Returns how far a day is from the reference, in days. Returns 0 for a day within the reference. */
function distanceTo(day: string, { first, last }: Pick<Reference, 'first' | 'last'>): number {
  if (day < first) return daysBetween(day, first);
  return day > last ? daysBetween(last, day) : 0;
}

const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
