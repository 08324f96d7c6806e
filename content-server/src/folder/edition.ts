import { byCodeUnit, indexStories, type StoryIndex } from '../stories/story-index.ts';
import type { ComponentSchema } from './component-schema.ts';
import type { Datasource } from './datasource.ts';
import type { SpaceFile } from './space-file.ts';
import type { Story } from './story.ts';

/** The whole content at one moment. An answer is made from one edition, so an edit never splits it. */
export interface Edition {
  readonly published: StoryIndex;
  /** The published stories with the drafts in their place, and the stories that are only a draft. */
  readonly drafts: StoryIndex;
  readonly components: readonly ComponentSchema[];
  readonly datasources: readonly Datasource[];
  readonly space: SpaceFile;
  /** A Unix second that grows with every change of the content. */
  readonly version: number;
}

/** A story and the file that it was read from. */
export interface FiledStory {
  path: string;
  isDraft: boolean;
  story: Story;
}

interface EditionParts extends Pick<Edition, 'components' | 'datasources' | 'space' | 'version'> {
  files: Iterable<FiledStory>;
  complain: (line: string) => void;
}

/** Puts an edition together. A file whose uuid another story has already is named and left out. */
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
  const pathOfId = new Map<number, string>();
  // Published files come first, then the alphabet decides: which of two stories with one uuid stays must
  // not depend on which was saved last.
  const ordered = [...files].sort(
    (a, b) => Number(a.isDraft) - Number(b.isDraft) || byCodeUnit(a.path, b.path),
  );
  for (const { path, isDraft, story } of ordered) {
    const sibling = isDraft ? published.get(story.full_slug) : undefined;
    const owner = pathOfUuid.get(story.uuid);
    if (sibling && sibling.uuid !== story.uuid) {
      complain(`${path}: its uuid is not that of the published story; left out`);
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
    if (!isDraft) published.set(story.full_slug, story);
    drafts.set(story.full_slug, story);
  }
  return { published, drafts };
}
