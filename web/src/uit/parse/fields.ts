import { parseContentDate } from '../../domain/time/brussels.ts';
import { isRecord, trimmed } from '../../domain/unknown-values.ts';

/** Parses a line of plain text, single-spaced; `undefined` when empty or not a string. */
export function text(value: unknown): string | undefined {
  return trimmed(value)?.replace(/\s+/g, ' ');
}

/** Trims an address, or text whose line breaks matter. */
export const rawText = trimmed;

/** Parses an instant with its time zone, Brussels time without one; `undefined` for an invalid date. */
export function instant(value: unknown): Date | undefined {
  const written = trimmed(value);
  return written === undefined ? undefined : parseContentDate(written, 'wall');
}

/** A text, and its language when that is not Dutch. */
export type Localised = { text: string; language?: string };

/**
 * Returns the text of a multilingual field: in Dutch, else the event's main language, else the first that is filled in.
 * Old events contain a bare string. `undefined` when all are empty.
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

/** Returns only the text, on one line. */
export function localisedText(value: unknown, mainLanguage: string | undefined): string | undefined {
  return localised(value, mainLanguage)?.text.replace(/\s+/g, ' ');
}
