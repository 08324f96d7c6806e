import { byCodeUnit, indexStories, type StoryIndex } from '../stories/story-index.ts';
import type { ComponentSchema } from './component-schema.ts';
import type { Datasource } from './datasource.ts';
import type { SpaceFile } from './space-file.ts';
import type { FolderFile, Story } from './story.ts';

/**
 * A snapshot of the whole content. Each response is built from one snapshot, therefore an edit cannot make a response
 * inconsistent.
 */
export interface Edition {
  readonly published: StoryIndex;
  /** All stories in their latest version: a draft replaces the published version of its story. */
  readonly drafts: StoryIndex;
  readonly components: readonly ComponentSchema[];
  readonly datasources: readonly Datasource[];
  /** The folders that have their own file, as written by Storyblok's CLI. */
  readonly folders: readonly FolderFile[];
  readonly space: SpaceFile;
  /** A Unix time in seconds that increases with every content change. */
  readonly version: number;
}

/** A story and its file. */
export interface FiledStory {
  path: string;
  isDraft: boolean;
  story: Story;
  /** The keys in the file. */
  keys: readonly string[];
  /** Index of the folder scan that first found the file, starting at 0. */
  since: number;
}

interface EditionParts extends Pick<Edition, 'components' | 'datasources' | 'folders' | 'space' | 'version'> {
  files: Iterable<FiledStory>;
  complain: (line: string) => void;
}

/** Builds an edition. Skips and reports a file whose uuid or full slug belongs to another story. */
export function makeEdition({ files, complain, ...rest }: EditionParts): Edition {
  const { published, drafts } = chooseStories(files, complain);
  let publishedIndex: StoryIndex | undefined;
  let draftIndex: StoryIndex | undefined;
  return {
    ...rest,
    // Build each index on first use, because most servers never get a query for drafts.
    get published() {
      publishedIndex ??= indexStories(published.values());
      return publishedIndex;
    },
    get drafts() {
      draftIndex ??= indexStories(drafts.values());
      return draftIndex;
    },
  };
}

function chooseStories(files: Iterable<FiledStory>, complain: (line: string) => void) {
  const published = new Map<string, Story>();
  const drafts = new Map<string, Story>();
  const pathOfUuid = new Map<string, string>();
  const pathOfSlug = new Map<string, string>();
  const pathOfId = new Map<number, string>();
  // Published files come first, then the files known for the longest time. A copy with the uuid of its original
  // therefore does not replace the original. At startup the path decides, because the result must not depend on
  // modification times.
  const ordered = [...files].sort(
    (a, b) => Number(a.isDraft) - Number(b.isDraft) || a.since - b.since || byCodeUnit(a.path, b.path),
  );
  for (const { path, isDraft, story, keys } of ordered) {
    const there = pathOfSlug.get(story.full_slug);
    const same = isDraft ? published.get(story.full_slug) : undefined;
    const sibling = same?.uuid === story.uuid ? same : undefined;
    const owner = pathOfUuid.get(story.uuid);
    if (there !== undefined && !sibling) {
      complain(`${path}: ${story.full_slug} is already ${there}, which has another uuid; left out`);
      continue;
    }
    if (!sibling && owner !== undefined) {
      complain(`${path}: uuid ${story.uuid} is already that of ${owner}; left out`);
      continue;
    }
    if (!sibling) {
      const first = pathOfId.get(story.id);
      if (first !== undefined)
        complain(`${path}: id ${story.id} is also that of ${first}, which is found by it`);
      else pathOfId.set(story.id, path);
    }
    pathOfUuid.set(story.uuid, path);
    pathOfSlug.set(story.full_slug, path);
    if (!isDraft) published.set(story.full_slug, story);
    drafts.set(story.full_slug, sibling ? changed(sibling, story, keys) : story);
  }
  return { published, drafts };
}

/** Returns the draft of a story. Keys that are missing in the draft file keep their published values. */
function changed(published: Story, draft: Story, keys: readonly string[]): Story {
  const stated = new Set(keys.includes('stage') ? [...keys, 'workflow_stage_id'] : keys);
  return {
    ...published,
    ...Object.fromEntries(Object.entries(draft).filter(([key]) => stated.has(key))),
    full_slug: published.full_slug,
    slug: published.slug,
  };
}
