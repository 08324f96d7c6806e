import { SITE_NAME } from '../pages/site-name.ts';
import { type Day, dayOf } from '../time/brussels.ts';
import { dayParts } from '../time/format.ts';
import type { Edition } from './edition.ts';

/** A word between braces in an editor's text, such as `{jaar}`, that the site replaces with a fact of the edition. */
export const PLACEHOLDERS = ['eerste dag', 'laatste dag', 'jaar', 'editie'] as const;

type Placeholder = (typeof PLACEHOLDERS)[number];

/** The text that replaces each placeholder. */
export type PlaceholderTexts = Readonly<Record<Placeholder, string>>;

/** Matches each of {@link PLACEHOLDERS} in braces, in any case and with any white space. */
const PLACEHOLDER = /\{\s*(eerste\s+dag|laatste\s+dag|jaar|editie)\s*\}/gi;

/** Matches anything that looks like a placeholder: a few words in braces. */
const IN_BRACES = /\{[^{}\n]{1,60}\}/g;

/**
 * Returns the replacements of the placeholders in an edition: «25 oktober», «2 november», «2025», «Boektopia 2025».
 * Without an edition, returns words that fit the same sentences («de eerste dag») and the year of `now` in Brussels.
 */
export function placeholderTexts(
  edition: Pick<Edition, 'first' | 'last' | 'name' | 'year'> | undefined,
  now: Date,
): PlaceholderTexts {
  if (edition === undefined)
    return {
      'eerste dag': 'de eerste dag',
      'laatste dag': 'de laatste dag',
      jaar: dayOf(now).slice(0, 4),
      editie: SITE_NAME,
    };
  const { first, last, name, year } = edition;
  return {
    'eerste dag': dayOfMonth(first),
    'laatste dag': dayOfMonth(last),
    jaar: String(year),
    editie: name,
  };
}

/** Formats a day without its year: «25 oktober», with a non-breaking space. */
function dayOfMonth(day: Day): string {
  const { date, month } = dayParts(day);
  return `${date}\u00a0${month}`;
}

/** Replaces the placeholders in a text. Anything else in braces stays as it is. */
export function filledText(text: string, texts: PlaceholderTexts): string {
  if (!text.includes('{')) return text;
  return text.replace(PLACEHOLDER, (found, name: string) => {
    const placeholder = PLACEHOLDERS.find((one) => one === name.toLowerCase().replace(/\s+/g, ' '));
    return placeholder === undefined ? found : texts[placeholder];
  });
}

/** Whether a text contains a placeholder that the site replaces. */
export const hasPlaceholder = (text: string): boolean => text.includes('{') && text.search(PLACEHOLDER) >= 0;

/** Returns the words in braces that are not placeholders, including the braces: «{datum}». */
export const unknownPlaceholders = (text: string): readonly string[] =>
  (text.match(IN_BRACES) ?? []).filter((found) => !hasPlaceholder(found));
