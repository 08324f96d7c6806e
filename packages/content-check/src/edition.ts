import type { parseContentDate } from 'web/content-rules';
import type { AssetShelf } from './asset-shelf.ts';
import type { ContentModel } from './content-model.ts';
import type { BrokenFile, StoryFile } from './story-file.ts';
import { partsOf, type StoryParts } from './story-parts.ts';

/** What was read from a content folder. */
export type ContentFolder = {
  files: readonly StoryFile[];
  broken: readonly BrokenFile[];
  model: ContentModel;
  /** The files of pictures; undefined where the folder keeps none. */
  shelf?: AssetShelf;
};

/** How a content date without a zone is read: as the site reads it by its setting CONTENT_DATES. */
export type ContentDates = Parameters<typeof parseContentDate>[1];

/** A content folder with what every rule asks of it. */
export type Edition = ContentFolder & {
  /** What visitors can see. */
  published: readonly StoryFile[];
  /** One version of every story: the published one, else the draft. */
  stories: readonly StoryFile[];
  storyByUuid: (uuid: string) => StoryFile | undefined;
  storyBySlug: (slug: string) => StoryFile | undefined;
  partsOf: (story: StoryFile) => StoryParts;
  dates: ContentDates;
};

export function editionOf(folder: ContentFolder, dates: ContentDates = 'utc'): Edition {
  const published = folder.files.filter(({ draft }) => !draft);
  const bySlug = new Map(published.map((file) => [file.slug, file]));
  for (const file of folder.files) if (!bySlug.has(file.slug)) bySlug.set(file.slug, file);
  const stories = [...bySlug.values()];
  // The first of two stories with one uuid keeps it, as in the content server.
  const byUuid = new Map(stories.toReversed().map((file) => [file.uuid, file]));
  const known = new Map<StoryFile, StoryParts>();
  return {
    ...folder,
    dates,
    published,
    stories,
    storyByUuid: (uuid) => (uuid === '' ? undefined : byUuid.get(uuid)),
    storyBySlug: (slug) => bySlug.get(slug),
    partsOf: (story) => {
      const parts = known.get(story) ?? partsOf(story, folder.model);
      known.set(story, parts);
      return parts;
    },
  };
}
