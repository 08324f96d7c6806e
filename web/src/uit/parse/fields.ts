import { parseContentDate } from '../../domain/time/brussels.ts';
import { isRecord, trimmed } from '../../domain/unknown-values.ts';

/** A line of plain text, single-spaced. Empty, or anything but text: `undefined`. */
export function text(value: unknown): string | undefined {
  return trimmed(value)?.replace(/\s+/g, ' ');
}

/** Text whose line breaks mean something, or an address: only trimmed. */
export const rawText = trimmed;

/** An instant, with the zone it carries; without one it is Brussels time. Anything that is no date: `undefined`. */
export function instant(value: unknown): Date | undefined {
  const written = trimmed(value);
  return written === undefined ? undefined : parseContentDate(written, 'wall');
}

/** Words, and their language where that is not Dutch. */
export type Localised = { text: string; language?: string };

/**
 * The words of a field with languages: Dutch, else the event's main language, else the first that says anything. Old
 * events hold a bare text. Nothing to read: `undefined`.
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

/** The words alone, on one line. */
export function localisedText(value: unknown, mainLanguage: string | undefined): string | undefined {
  return localised(value, mainLanguage)?.text.replace(/\s+/g, ' ');
}
