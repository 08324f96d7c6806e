import { parseNumber } from './columns.ts';
import { parseDateValue } from './date-value.ts';
import { InvalidArgument } from './invalid-argument.ts';

/** The text of an argument, or undefined where it is absent: clients send "" for what they do not use. */
export function given(text: string | null | undefined): string | undefined {
  return text === null || text === undefined || text.trim() === '' ? undefined : text.trim();
}

/** The values that an operand names: a list as it is, a text split at its commas. */
export function listOf(operand: unknown): string[] {
  const values: unknown[] = Array.isArray(operand) ? operand : String(operand).split(',');
  return values.map((value) => String(value).trim());
}

/** A test for a text with `*` for anything; without one it must be the whole text. Case does not count. */
export function wildcard(pattern: unknown): (text: string) => boolean {
  const parts = String(pattern).split(/\*+/);
  const literals = parts.map((part) => part.replaceAll(/[.+?^${}()|[\]\\/]/g, '\\$&'));
  const expression = new RegExp(`^${literals.join('.*')}$`, 'isu');
  return (text) => expression.test(text);
}

/** The bound of a date range, in ms since 1970. Throws InvalidArgument for anything that is not a date. */
export function dateOperand(name: string, operand: unknown): number {
  const date = parseDateValue(operand);
  if (Number.isNaN(date)) {
    throw new InvalidArgument(`${name}: ${JSON.stringify(operand)} is not a date (YYYY-MM-DD HH:mm)`);
  }
  return date;
}

/** The bound of a range of numbers. Throws InvalidArgument for anything that is not a number. */
export function numberOperand(name: string, operand: unknown): number {
  const value = parseNumber(operand);
  if (Number.isNaN(value)) throw new InvalidArgument(`${name}: ${JSON.stringify(operand)} is not a number`);
  return value;
}
