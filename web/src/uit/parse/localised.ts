import { isRecord, rawText } from './fields.ts';

/** Words, and their language where that is not Dutch. */
export type Localised = { text: string; language?: string };

/**
 * The words of a field with languages: Dutch, else the event's main language, else the first that says anything. Old
 * events hold a bare text. Nothing to read: `undefined`.
 */
export function localised(value: unknown, mainLanguage: string | undefined): Localised | undefined {
  const bare = rawText.parse(value);
  if (bare !== undefined) return { text: bare };
  if (!isRecord(value)) return undefined;
  for (const language of ['nl', mainLanguage ?? 'nl', ...Object.keys(value)]) {
    const text = Object.hasOwn(value, language) ? rawText.parse(value[language]) : undefined;
    if (text === undefined) continue;
    return language !== 'nl' && /^[a-z]{2}$/.test(language) ? { text, language } : { text };
  }
  return undefined;
}

/** The words alone, on one line. */
export function localisedText(value: unknown, mainLanguage: string | undefined): string | undefined {
  return localised(value, mainLanguage)?.text.replace(/\s+/g, ' ');
}
