import { isObject, type JsonObject, listOf, textOf } from './json.ts';

/** One version of a story, as stored in its file. */
export type StoryFile = {
  /** The full slug, derived from the path of the file. It determines the address of the page. */
  slug: string;
  /** Whether the file contains the unpublished version (`….draft.json`). */
  draft: boolean;
  /** The name in Storyblok's list of stories; undefined if the file has none. */
  name?: string;
  /** The uuid of the story; '' if the file has none. */
  uuid: string;
  /** The `full_slug` in the file; undefined if it has none. */
  statedSlug?: string;
  tags: readonly string[];
  component: string;
  content: JsonObject;
};

/** A file that is not a story. */
export type BrokenFile = { slug: string; draft: boolean; reason: string };

/** Parses one file. `path` is relative to the folder of stories, with forward slashes. */
export function readStoryFile(path: string, source: string): StoryFile | BrokenFile {
  const draft = path.endsWith('.draft.json');
  const slug = path.replace(/(\.draft)?\.json$/, '');
  let json: unknown;
  try {
    json = JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch {
    return { slug, draft, reason: 'is geen geldige JSON' };
  }
  return readStory(json, slug, draft);
}

/** Reads a story object, from a file or from a space. */
export function readStory(json: unknown, slug: string, draft: boolean): StoryFile | BrokenFile {
  const broken = (reason: string): BrokenFile => ({ slug, draft, reason });
  if (!isObject(json)) return broken('is geen verhaal maar een losse waarde');
  if (!isObject(json.content)) return broken('heeft geen inhoud (content)');
  const component = textOf(json.content.component);
  if (component === '') return broken('heeft geen inhoudstype (content.component)');
  return {
    slug,
    draft,
    name: textOf(json.name) || undefined,
    uuid: textOf(json.uuid),
    statedSlug: typeof json.full_slug === 'string' ? json.full_slug : undefined,
    tags: listOf(json.tag_list).filter((tag) => typeof tag === 'string'),
    component,
    content: json.content,
  };
}

/** Returns the name by which editors find a story in Storyblok. */
export const nameOf = (story: StoryFile): string => story.name ?? titleOf(story);

/** Returns the title that visitors see, otherwise the last segment of the slug. */
export function titleOf({ content, slug }: StoryFile): string {
  return textOf(content.title_overwrite) || textOf(content.title) || (slug.split('/').at(-1) ?? slug);
}
