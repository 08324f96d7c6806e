import { currentEdition, type Edition, editionOfDay, editionsOf } from '../domain/edition/edition.ts';
import { filledText, hasPlaceholder, placeholderTexts } from '../domain/edition/placeholders.ts';
import type { FestivalDay } from '../domain/pages/page.ts';
import { undefinedIfUnavailable } from '../http/responses.ts';

/** A parsed response with its placeholders replaced, and the texts that replaced them, as one string. */
type Filled = { texts: string; value: unknown };

/** Fields that contain code, in which braces have another meaning. */
const CODE = new Set(['code']);

/**
 * Creates the functions that replace the placeholders of editors, such as `{jaar}`, in parsed content. They run after
 * the query cache, because the replacements depend on the time. A page that contains a placeholder thereby depends on
 * the festival days, and other pages do not. `days` returns the unfilled day pages.
 */
export function createFill(days: () => Promise<readonly FestivalDay[]>, now: () => Date) {
  const known = new WeakMap<object, Filled>();
  const searched = new WeakMap<object, boolean>();

  const needsFilling = (value: unknown): value is object => {
    if (typeof value !== 'object' || value === null) return false;
    const isFound = searched.get(value) ?? containsPlaceholder(value);
    searched.set(value, isFound);
    return isFound;
  };

  const filledFor = <T>(edition: Edition | undefined, value: T & object): T => {
    const words = placeholderTexts(edition, now());
    const texts = JSON.stringify(words);
    const before = known.get(value);
    // `as T`: the filled copy has the shape of the value.
    if (before?.texts === texts) return before.value as T;
    const filled = withTexts(value, (text) => filledText(text, words));
    known.set(value, { texts, value: filled });
    return filled;
  };

  return {
    /**
     * Returns parsed content with its placeholders replaced by facts of the current edition. Returns the same object
     * for the same content and edition, so that values derived from it stay valid.
     */
    fill: async <T>(value: T): Promise<T> => {
      if (!needsFilling(value)) return value;
      // Without the days, use general words: a placeholder must not make a page unavailable.
      const editions = editionsOf((await undefinedIfUnavailable(days())) ?? []);
      return filledFor(currentEdition(editions, now()), value);
    },
    /** Replaces the placeholders on day pages, each by facts of the edition of its own day. */
    fillDays: (all: readonly FestivalDay[]): readonly FestivalDay[] => {
      if (!needsFilling(all)) return all;
      const editions = editionsOf(all);
      return all.map((one) => filledFor(editionOfDay(editions, one.day), one));
    },
  };
}

/** Whether a text inside a parsed value contains a placeholder. */
function containsPlaceholder(value: unknown): boolean {
  if (typeof value === 'string') return hasPlaceholder(value);
  if (Array.isArray(value)) return value.some(containsPlaceholder);
  return isPlain(value)
    ? Object.entries(value).some(([name, field]) => !CODE.has(name) && containsPlaceholder(field))
    : false;
}

/** Applies `fill` to each text inside a parsed value. Parts without a change are shared with the original. */
function withTexts<T>(value: T, fill: (text: string) => string): T {
  // `as T`: each branch returns the shape that it received.
  if (typeof value === 'string') return fill(value) as T;
  if (Array.isArray(value)) {
    const filled = value.map((one: unknown) => withTexts(one, fill));
    return filled.some((one, at) => one !== value[at]) ? (filled as T) : value;
  }
  if (!isPlain(value)) return value;
  const fields = Object.entries(value);
  const filled = fields.map(([name, field]) => [name, CODE.has(name) ? field : withTexts(field, fill)]);
  return filled.some(([, field], at) => field !== fields[at]?.[1]) ? Object.fromEntries(filled) : value;
}

/** Whether a value is a plain object, unlike a date. */
const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
