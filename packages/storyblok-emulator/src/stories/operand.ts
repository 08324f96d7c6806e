import { parseNumber } from './columns.ts';
import { parseDateValue } from './date-value.ts';
import { InvalidArgument } from './invalid-argument.ts';

/**
 * Returns the trimmed text of an argument; undefined if it is absent or empty. Clients send "" for unused arguments.
 */
export function given(text: string | null | undefined): string | undefined {
  return text === null || text === undefined || text.trim() === '' ? undefined : text.trim();
}

/** Returns the values of an operand: a list is unchanged, a text is split at commas. */
export function listOf(operand: unknown): string[] {
  const values: unknown[] = Array.isArray(operand) ? operand : String(operand).split(',');
  return values.map((value) => String(value).trim());
}

/**
 * Returns a predicate that tells whether a whole text matches a pattern, ignoring case. In the pattern, `*` matches any
 * text.
 */
export function wildcard(pattern: unknown): (text: string) => boolean {
  const parts = String(pattern).split(/\*+/);
  const literals = parts.map((part) => part.replaceAll(/[.+?^${}()|[\]\\/]/g, '\\$&'));
  const expression = new RegExp(`^${literals.join('.*')}$`, 'isu');
  return (text) => expression.test(text);
}

/** Parses the bound of a date range, in ms since 1970. Throws InvalidArgument if it is not a date. */
export function dateOperand(name: string, operand: unknown): number {
  const date = parseDateValue(operand);
  if (Number.isNaN(date)) {
    throw new InvalidArgument(`${name}: ${JSON.stringify(operand)} is not a date (YYYY-MM-DD HH:mm)`);
  }
  return date;
}

/** Parses the bound of a number range. Throws InvalidArgument if it is not a number. */
export function numberOperand(name: string, operand: unknown): number {
  const value = parseNumber(operand);
  if (Number.isNaN(value)) throw new InvalidArgument(`${name}: ${JSON.stringify(operand)} is not a number`);
  return value;
}
