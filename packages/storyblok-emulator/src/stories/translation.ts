import type { Story } from '../folder/story.ts';
import { isRecord } from './columns.ts';
import { given } from './operand.ts';

/** The language of a response that is not in the default language. */
export interface Language {
  code: string;
  /** The fallback language of a field that has no text in `code`. The default language is the last fallback. */
  fallback: string | undefined;
}

/** Separates the name of a field from the language of its translation: `title__i18n__fr`. */
const MARK = '__i18n__';

/** Parses the arguments `language` and `fallback_lang`; undefined for the default language. */
export function languageOf(code: string | null | undefined, fallback?: string | null): Language | undefined {
  const requested = given(code);
  if (requested === undefined || requested === 'default' || requested === '[default]') return undefined;
  return { code: requested, fallback: given(fallback) };
}

/** Returns the fields of a block in a language, without the separate translation fields. */
export function fieldsIn(
  block: Readonly<Record<string, unknown>>,
  language: Language | undefined,
): [string, unknown][] {
  return Object.entries(block).flatMap(([field, value]): [string, unknown][] =>
    field.includes(MARK) ? [] : [[field, translated(block, field, language) ?? value]],
  );
}

function translated(
  block: Readonly<Record<string, unknown>>,
  field: string,
  language: Language | undefined,
): unknown {
  for (const code of [language?.code, language?.fallback]) {
    const value = code === undefined ? undefined : block[`${field}${MARK}${code.replaceAll('-', '_')}`];
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return undefined;
}

/** Memoizes whether a story has translations, because stories are immutable. */
const translatedStories = new WeakMap<Story, boolean>();

/** Whether any field of a story, at any depth, has a translation. */
export function isTranslated(story: Story): boolean {
  const known = translatedStories.get(story);
  if (known !== undefined) return known;
  const found = holdsMark(story.content);
  translatedStories.set(story, found);
  return found;
}

function holdsMark(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsMark);
  return (
    isRecord(value) && Object.entries(value).some(([key, inner]) => key.includes(MARK) || holdsMark(inner))
  );
}

/**
 * Returns a story with its address in a language: `fr/` and the translated slug, or the default slug if it has no
 * translation.
 */
export function storyIn(story: Story, language: Language | undefined): Story {
  const default_full_slug = story.default_full_slug ?? (story.translated_slugs ? story.full_slug : null);
  if (!language)
    return default_full_slug === story.default_full_slug ? story : { ...story, default_full_slug };
  const path = story.translated_slugs?.find(({ lang }) => lang === language.code)?.path ?? story.full_slug;
  return {
    ...story,
    lang: language.code,
    slug: path.slice(path.lastIndexOf('/') + 1),
    full_slug: `${language.code}/${path}`,
    default_full_slug,
  };
}
