import { isObject } from 'content-check/json';
import { dayParts, formatDayButton } from 'web/content-rules';
import { uuidOfCopy } from './story-folder.ts';

/** Returns a copy of a field or block in which each block has a new `_uid`, and `change` is applied to each text. */
export function copied(value: unknown, year: number, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => copied(one, year, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      name === '_uid' && typeof field === 'string' ? uuidOfCopy(field, year) : copied(field, year, change),
    ]),
  );
}

/**
 * Returns a function that replaces one day in a text, in each of its notations: «Zaterdag 25 oktober 2025», «25
 * oktober», «za 25/10».
 */
export function dayReplacement(from: string, to: string): (text: string) => string {
  const [before, after] = [dayParts(from), dayParts(to)];
  const written = new RegExp(
    `(?<!\\d)(?:(${before.weekday})(\\s+))?${before.date}(\\s+)${before.month}(?:(\\s+)${from.slice(0, 4)})?(?!\\p{L})`,
    'giu',
  );
  const withDay = (_: string, weekday = '', space = '', between = ' ', beforeYear?: string) => {
    const name = weekday && asWritten(after.weekday, weekday) + space;
    const year = beforeYear === undefined ? '' : beforeYear + to.slice(0, 4);
    return `${name}${after.date}${between}${after.month}${year}`;
  };
  return (text) => text.replace(written, withDay).replaceAll(formatDayButton(from), formatDayButton(to));
}

/** Returns `word` with a capital if `model` begins with one. */
const asWritten = (word: string, model: string): string =>
  /^\p{Lu}/u.test(model) ? word.slice(0, 1).toUpperCase() + word.slice(1) : word;
