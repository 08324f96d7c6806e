import { parseContentDate } from '../../domain/time/brussels.ts';
import { isRecord, trimmed } from '../../domain/unknown-values.ts';
import { decodedEntities } from '../../http/html-entities.ts';

/**
 * Parses a line of plain text: decodes its HTML entities, which some organisers' programs write, and collapses its
 * spaces. Returns `undefined` for an empty text or another type.
 */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? trimmed(decodedEntities(value).replace(/\s+/g, ' ')) : undefined;
}

/** Parses an address, in which `&` may be written as an entity. */
export function addressText(value: unknown): string | undefined {
  return typeof value === 'string' ? trimmed(decodedEntities(value)) : undefined;
}

/** Trims HTML, or text whose line breaks matter, and changes nothing else. */
export const rawText = trimmed;

/** Parses a date with time; without a time zone it is in Brussels time. Returns `undefined` for an invalid date. */
export function instant(value: unknown): Date | undefined {
  const written = trimmed(value);
  return written === undefined ? undefined : parseContentDate(written, 'wall');
}

/** A text, with its language if that is not Dutch. */
export type Localised = { text: string; language?: string };

/**
 * Returns the text of a multilingual field as it is written: in Dutch, else in the event's main language, else the first that is not
 * empty; `undefined` if all are empty. In old events the field is a string.
 */
export function localised(value: unknown, mainLanguage: string | undefined): Localised | undefined {
  const bare = rawText(value);
  if (bare !== undefined) return { text: bare };
  if (!isRecord(value)) return undefined;
  for (const language of ['nl', mainLanguage ?? 'nl', ...Object.keys(value)]) {
    const words = Object.hasOwn(value, language) ? rawText(value[language]) : undefined;
    if (words === undefined) continue;
    return language !== 'nl' && /^[a-z]{2}$/.test(language) ? { text: words, language } : { text: words };
  }
  return undefined;
}

/** Returns only the text of a multilingual field, as a line of plain text. */
export function localisedText(value: unknown, mainLanguage: string | undefined): string | undefined {
  return text(localised(value, mainLanguage)?.text);
}
