import type { ContentRequest } from './content-request.ts';
import { given } from './operand.ts';
import type { StoryIndex } from './story-index.ts';
import { type Language, languageOf } from './translation.ts';

/** The arguments that identify one story. */
export interface StoryName {
  /** A full slug, an id, or with `find_by: uuid` a uuid. */
  id: string;
  find_by?: string | null;
  language?: string | null;
  fallback_lang?: string | null;
}

export interface FoundStory {
  /** The position of the story in the index. */
  at: number;
  language: Language | undefined;
}

/** Finds the requested story, and the language in which to return it; undefined if there is no such story. */
export function findStory({ index, edition }: ContentRequest, requested: StoryName): FoundStory | undefined {
  const language = languageOf(requested.language, requested.fallback_lang);
  const found = (at: number | undefined, inLanguage = language) =>
    at === undefined ? undefined : { at, language: inLanguage };
  if (given(requested.find_by) === 'uuid') return found(index.byUuid.get(requested.id));
  // The start page of a folder can be requested with and without Storyblok's trailing slash.
  const slug = requested.id.replace(/(?<=.)\/$/, '');
  const own = found(translatedPlace(index, language, slug) ?? placed(index, slug) ?? numbered(index, slug));
  if (own) return own;
  const [code, rest] = splitLanguage(slug, edition.space.language_codes);
  if (code === undefined) return undefined;
  const spoken = languageOf(code, requested.fallback_lang);
  return found(translatedPlace(index, spoken, rest) ?? placed(index, rest), spoken);
}

/** Splits a path into its language prefix and the rest. A prefix counts only if it is a language of the space. */
export function splitLanguage(
  path: string,
  codes: readonly string[],
): [code: string | undefined, rest: string] {
  const code = codes.find((candidate) => path.startsWith(`${candidate}/`));
  return code === undefined ? [undefined, path] : [code, path.slice(code.length + 1)];
}

function placed(index: StoryIndex, slug: string): number | undefined {
  return index.bySlug.get(slug) ?? index.bySlug.get(`${slug}/`);
}

function translatedPlace(
  index: StoryIndex,
  language: Language | undefined,
  slug: string,
): number | undefined {
  return language && index.byTranslatedSlug.get(`${language.code}/${slug}`);
}

function numbered(index: StoryIndex, text: string): number | undefined {
  return /^\d+$/.test(text) ? index.byId.get(Number(text)) : undefined;
}
