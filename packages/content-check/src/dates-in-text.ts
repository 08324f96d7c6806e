import { filledText, type PlaceholderTexts, SITE_NAME } from 'web/content-rules';

/** A date in a text: «zaterdag 25 oktober 2025», «25 oktober», «za 25/10». */
export type DateInText = {
  /** The date as written, including its weekday and year. */
  written: string;
  date: number;
  /** 1 to 12. */
  month: number;
  year?: number;
  /** Day of the week, 0 for Sunday; undefined if the text names none. */
  weekday?: number;
  /** Whether the date comes from a placeholder, which the site fills in. */
  isPlaceholder: boolean;
};

const MONTHS =
  'januari februari maart april mei juni juli augustus september oktober november december'.split(' ');
const WEEKDAYS = 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag'.split(' ');

/** Marks a date that comes from a placeholder. Editors never type this private-use character. */
const MARK = '\uE000';

const WEEKDAY = `(?:(?<weekday>${WEEKDAYS.join('|')}),?\\s+)?`;
const DATE = new RegExp(
  `(?<![\\p{L}\\d])${WEEKDAY}(?<mark>${MARK}?)(?<date>\\d{1,2})\\s+(?<month>${MONTHS.join('|')})(?:\\s+(?<year>\\d{4}))?(?![\\p{L}\\d])`,
  'giu',
);
/**
 * Matches the first date of «zaterdag 25 op zondag 26 oktober» or «25 tot 27 oktober», which has no month of its own.
 */
const BEFORE = new RegExp(
  `(?<![\\p{L}\\d])${WEEKDAY}(?<date>\\d{1,2})\\s*(?:,|en|of|op|tot|tot en met|–|-)\\s*$`,
  'iu',
);
/** Matches «za 25/10», the short form on buttons. Without a day of the week, it may be a fraction. */
const SHORT =
  /(?<![\p{L}\d])(?<weekday>ma|di|wo|do|vr|za|zo)\s+(?<date>\d{1,2})\/(?<month>\d{1,2})(?![\d/])/giu;

/** Finds the dates in a text, after replacing its placeholders with `texts`. */
export function datesInText(text: string, texts: PlaceholderTexts): DateInText[] {
  const filled = filledText(text, {
    ...texts,
    'eerste dag': MARK + texts['eerste dag'],
    'laatste dag': MARK + texts['laatste dag'],
  });
  const found: DateInText[] = [];
  for (const { 0: written, index, groups = {} } of filled.matchAll(DATE)) {
    const month = MONTHS.indexOf(String(groups.month).toLowerCase()) + 1;
    const earlier = BEFORE.exec(filled.slice(0, index));
    if (earlier?.groups && Number(earlier.groups.date) <= 31)
      found.push(
        dateOf(
          earlier[0].replace(/[\s,–-]+$|\s+(?:en|of|op|tot|tot en met)\s*$/iu, ''),
          earlier.groups,
          month,
        ),
      );
    found.push(dateOf(written, groups, month));
  }
  for (const { 0: written, groups = {} } of filled.matchAll(SHORT))
    found.push(dateOf(written, groups, Number(groups.month)));
  return found.filter(({ date, month }) => date >= 1 && date <= 31 && month >= 1 && month <= 12);
}

function dateOf(
  written: string,
  groups: Readonly<Record<string, string | undefined>>,
  month: number,
): DateInText {
  const weekday = WEEKDAYS.findIndex(
    (name) => groups.weekday && name.startsWith(groups.weekday.toLowerCase()),
  );
  return {
    written: written.replaceAll(MARK, '').replace(/\s+/g, ' ').trim(),
    date: Number(groups.date),
    month,
    year: groups.year === undefined ? undefined : Number(groups.year),
    weekday: weekday === -1 ? undefined : weekday,
    isPlaceholder: Boolean(groups.mark),
  };
}

/** Matches the name of the festival or a word such as «editie», followed by a year. */
const NAMED_YEAR = new RegExp(
  `(?<before>[\\p{L}’]+\\s+)?(?<!\\p{L})(?:${SITE_NAME}|editie|festival|programma)\\s+(?<year>20\\d\\d)(?!\\d)`,
  'giu',
);
/** Matches words before the name of an edition which show that the text is about the past. */
const HISTORY = /^(sinds|na|vorige|vroegere|eerdere)\s/iu;

/** Finds the editions that a text presents as current: «Boektopia 2025», but not the one in «sinds Boektopia 2019». */
export const yearsNamed = (text: string): { written: string; year: number }[] =>
  [...text.matchAll(NAMED_YEAR)]
    .filter(({ groups }) => !HISTORY.test(groups?.before ?? ''))
    .map(({ 0: written, groups }) => ({
      written: written.slice((groups?.before ?? '').length).replace(/\s+/g, ' '),
      year: Number(groups?.year),
    }));

/** Returns the day of a date in a year, such as `2025-10-25`; undefined if that year has no such day. */
export function dayIn(year: number, { month, date }: Pick<DateInText, 'month' | 'date'>): string | undefined {
  const day = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  const instant = new Date(`${day}T12:00Z`);
  return Number.isNaN(+instant) || instant.toISOString().slice(0, 10) !== day ? undefined : day;
}

/** Returns the day of the week of a day, 0 for Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T12:00Z`).getUTCDay();

/** Returns the name of a day of the week, 0 for Sunday. */
export const weekdayName = (weekday: number): string => WEEKDAYS[weekday] ?? '';
