import { byCodeUnit, indexStories, type StoryIndex } from '../stories/story-index.ts';
import type { ComponentSchema } from './component-schema.ts';
import type { Datasource } from './datasource.ts';
import type { SpaceFile } from './space-file.ts';
import type { FolderFile, Story } from './story.ts';

/** The whole content at one moment. An answer is made from one edition, so an edit never splits it. */
export interface Edition {
  readonly published: StoryIndex;
  /** The published stories with the drafts in their place, and the stories that are only a draft. */
  readonly drafts: StoryIndex;
  readonly components: readonly ComponentSchema[];
  readonly datasources: readonly Datasource[];
  /** The folders that have a file of their own, as Storyblok's command line writes them. */
  readonly folders: readonly FolderFile[];
  readonly space: SpaceFile;
  /** A Unix second that grows with every change of the content. */
  readonly version: number;
}

/** A story and the file that it was read from. */
export interface FiledStory {
  path: string;
  isDraft: boolean;
  story: Story;
  /** The keys that the file states. */
  keys: readonly string[];
  /** In which reading of the folder the file was first seen, counted from 0. */
  since: number;
}

interface EditionParts extends Pick<Edition, 'components' | 'datasources' | 'folders' | 'space' | 'version'> {
  files: Iterable<FiledStory>;
  complain: (line: string) => void;
}

/** Puts an edition together. A file whose uuid or full slug another story has already is named and left out. */
export function makeEdition({ files, complain, ...rest }: EditionParts): Edition {
  const { published, drafts } = chooseStories(files, complain);
  let publishedIndex: StoryIndex | undefined;
  let draftIndex: StoryIndex | undefined;
  return {
    ...rest,
    // Each index is built when first asked: most servers never see a question about drafts.
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
  // Published files come first, then who was there first: a copy, which has the uuid of its original, takes
  // no page away. At the start the alphabet decides; it must not depend on which was saved last.
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

/** A story with its unpublished change: what the file of the draft leaves out stays as it was published. */
function changed(published: Story, draft: Story, keys: readonly string[]): Story {
  const stated = new Set(keys.includes('stage') ? [...keys, 'workflow_stage_id'] : keys);
  return {
    ...published,
    ...Object.fromEntries(Object.entries(draft).filter(([key]) => stated.has(key))),
    full_slug: published.full_slug,
    slug: published.slug,
  };
}
