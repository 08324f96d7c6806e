import { type ContentDates, redirectKey } from 'web/content-rules';
import type { AssetShelf } from './asset-shelf.ts';
import type { ContentModel } from './content-model.ts';
import { listOf, objectOf, textOf } from './json.ts';
import type { BrokenFile, StoryFile } from './story-file.ts';
import { partsOf, type StoryParts } from './story-parts.ts';

/** The stories to check, from a content folder or a space, and their content model. */
export type Content = {
  /** The published versions and the drafts. */
  files: readonly StoryFile[];
  model: ContentModel;
  /** Only for a folder: files that are not stories. */
  broken?: readonly BrokenFile[];
  /** Only for a folder: its asset files; undefined if it has no assets. */
  shelf?: AssetShelf;
  /** Stories that were published in an earlier version of the content, and are no longer published at their address. */
  vanished?: readonly StoryFile[];
};

export type CheckOptions = {
  /** The time of the check, which determines which items are past and which findings are urgent. */
  now: Date;
  dates?: ContentDates;
  /** If given, the uuid of the only story to check. The rules still read the other stories. */
  only?: string;
  /** Whether to check only published versions. The rules still read the drafts. */
  isPublishedOnly?: boolean;
};

/** Content with the lookups that rules need. */
export type Edition = Omit<Content, 'files'> & {
  now: Date;
  dates: ContentDates;
  /** Whether the check covers all versions of all stories. */
  isWhole: boolean;
  /** The versions of stories to check. */
  files: readonly StoryFile[];
  /** The stories that visitors can see. */
  published: readonly StoryFile[];
  /** One version of every story: the published version, otherwise the draft. */
  stories: readonly StoryFile[];
  storyByUuid: (uuid: string) => StoryFile | undefined;
  storyBySlug: (slug: string) => StoryFile | undefined;
  partsOf: (story: StoryFile) => StoryParts;
  /** The addresses that editors redirect, each as its `redirectKey`. */
  redirects: ReadonlySet<string>;
};

/** Memoizes the parts of each version of a story, so that later checks of the same story object can reuse them. */
const PARTS = new WeakMap<ContentModel, WeakMap<StoryFile, StoryParts>>();

export function editionOf(
  content: Content,
  { now, dates = 'utc', only, isPublishedOnly = false }: CheckOptions,
): Edition {
  const { files, model } = content;
  const published = files.filter(({ draft }) => !draft);
  const bySlug = new Map(published.map((file) => [file.slug, file]));
  for (const file of files) if (!bySlug.has(file.slug)) bySlug.set(file.slug, file);
  const stories = [...bySlug.values()];
  // If two stories share a uuid, the first story counts, as in the content server.
  const byUuid = new Map(stories.toReversed().map((file) => [file.uuid, file]));
  const known = PARTS.get(model) ?? new WeakMap<StoryFile, StoryParts>();
  PARTS.set(model, known);
  const redirects = published
    .flatMap((file) => listOf(file.content.redirects).map(objectOf))
    .map(({ from }) => redirectKey(textOf(from)));
  return {
    ...content,
    now,
    dates,
    isWhole: only === undefined && !isPublishedOnly,
    files: (isPublishedOnly ? published : files).filter(({ uuid }) => only === undefined || uuid === only),
    published,
    stories,
    storyByUuid: (uuid) => (uuid === '' ? undefined : byUuid.get(uuid)),
    storyBySlug: (slug) => bySlug.get(slug),
    redirects: new Set(redirects),
    partsOf: (story) => {
      const parts = known.get(story) ?? partsOf(story, model);
      known.set(story, parts);
      return parts;
    },
  };
}
