import { type parseContentDate, redirectKey } from 'web/content-rules';
import type { AssetShelf } from './asset-shelf.ts';
import type { ContentModel } from './content-model.ts';
import { listOf, objectOf, textOf } from './json.ts';
import type { BrokenFile, StoryFile } from './story-file.ts';
import { partsOf, type StoryParts } from './story-parts.ts';

/** The contents of a content folder. */
export type ContentFolder = {
  files: readonly StoryFile[];
  broken: readonly BrokenFile[];
  model: ContentModel;
  /** The asset files; undefined if the folder has no assets. */
  shelf?: AssetShelf;
  /** The stories that an earlier version of the folder published, and whose files no longer exist. */
  vanished?: readonly StoryFile[];
};

/** How to read content dates without a time zone: the value of the setting CONTENT_DATES. */
export type ContentDates = Parameters<typeof parseContentDate>[1];

/** A content folder with the lookups that rules need. */
export type Edition = ContentFolder & {
  /** The stories that visitors can see. */
  published: readonly StoryFile[];
  /** One version of every story: the published version, otherwise the draft. */
  stories: readonly StoryFile[];
  storyByUuid: (uuid: string) => StoryFile | undefined;
  storyBySlug: (slug: string) => StoryFile | undefined;
  partsOf: (story: StoryFile) => StoryParts;
  /** The addresses that editors redirect, each as its `redirectKey`. */
  redirects: ReadonlySet<string>;
  dates: ContentDates;
};

export function editionOf(folder: ContentFolder, dates: ContentDates = 'utc'): Edition {
  const published = folder.files.filter(({ draft }) => !draft);
  const bySlug = new Map(published.map((file) => [file.slug, file]));
  for (const file of folder.files) if (!bySlug.has(file.slug)) bySlug.set(file.slug, file);
  const stories = [...bySlug.values()];
  // If two stories share a uuid, the first story counts, as in the content server.
  const byUuid = new Map(stories.toReversed().map((file) => [file.uuid, file]));
  const known = new Map<StoryFile, StoryParts>();
  const redirects = published
    .flatMap(({ content }) => listOf(content.redirects).map(objectOf))
    .map(({ from }) => redirectKey(textOf(from)));
  return {
    ...folder,
    dates,
    published,
    stories,
    storyByUuid: (uuid) => (uuid === '' ? undefined : byUuid.get(uuid)),
    storyBySlug: (slug) => bySlug.get(slug),
    redirects: new Set(redirects),
    partsOf: (story) => {
      const parts = known.get(story) ?? partsOf(story, folder.model);
      known.set(story, parts);
      return parts;
    },
  };
}
