import type { ContentModel } from 'content-check/content-model';
import { fileOfStory, type LiveContent, readLive } from 'content-check/live-content';
import type { LiveState, LiveStore } from 'content-check/live-state';
import { checkSite, type SiteCheck } from 'content-check/site-check';
import type { StoryFile } from 'content-check/story-file';
import { type StoryFinding, storyFindings } from 'content-check/story-findings';
import type { ContentVersion } from '../../cms/client.ts';
import type { SpaceReader } from '../../cms/space-reader.ts';
import type { UnsavedStory } from '../../cms/unsaved.ts';
import type { ContentDates } from '../../domain/content-rules.ts';

/** A story to check: its slug, the text that its editor has not saved yet, and the time of the check. */
export type StoryRequest = { slug: string; unsaved?: UnsavedStory | undefined; now: Date };

/** A check of all published stories. `withIds`: whether links to Storyblok's editor need the ids of stories. */
export type SiteRequest = { now: Date; withIds: boolean };

export type SpaceCheckOptions = {
  reader: SpaceReader;
  /** Stores the last reading, so that a restarted process knows the addresses that vanished since. */
  store?: LiveStore | undefined;
  model: ContentModel;
  dates: ContentDates;
  log: (line: string) => void;
  /** The system clock, in ms. */
  clock?: () => number;
};

/**
 * Age in ms from which a check rereads the other stories, after it has responded. The checked story itself is read for
 * each check.
 */
const CONTEXT_MS = 60_000;

/** Checks one story or all stories of a space. Keeps the stories in memory, so that it rereads only changes. */
export function createSpaceCheck(options: SpaceCheckOptions) {
  const { reader, store, model, dates, log, clock = Date.now } = options;
  let context: LiveContent | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<LiveContent> | undefined;

  /** Reads what changed in the space since the last reading. Concurrent callers share one reading. */
  const read = (): Promise<LiveContent> => {
    const before = context?.state ?? store?.read();
    reading ??= readLive(reader, before, new Date(clock()))
      .then((content) => {
        context = content;
        readAt = clock();
        if (content.changed || content.state.version !== before?.version) write(content.state);
        return content;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };

  /** Stores a reading. Without the stored state the next process reads everything, so a full disk fails no check. */
  const write = (state: LiveState) => {
    try {
      store?.write(state);
    } catch (error) {
      log(`the state of the content check cannot be stored: ${error}`);
    }
  };

  const uuidAt = (slug: string, { state }: LiveContent): string | undefined =>
    state.stories.find((story) => story.slug === slug)?.uuid;

  const versionOf = async (version: ContentVersion, uuid: string): Promise<StoryFile | undefined> => {
    for await (const page of reader.stories(version, { uuids: [uuid] }))
      for (const story of page) return fileOfStory(story, version === 'draft');
    return undefined;
  };

  return {
    /**
     * Returns the findings of the story with this slug, as it is in the editor now; `undefined` if no story has that
     * slug. Rejects with `ContentUnavailable` if the space does not answer.
     */
    async story({ slug, unsaved, now }: StoryRequest): Promise<StoryFinding[] | undefined> {
      const known = context && clock() - readAt <= CONTEXT_MS ? context : await read();
      const uuid = uuidAt(slug, known) ?? uuidAt(slug, await read());
      if (uuid === undefined) return undefined;
      const [published, saved] = await Promise.all([versionOf('published', uuid), versionOf('draft', uuid)]);
      const current = saved && unsaved?.uuid === uuid ? typed(saved, unsaved) : (saved ?? published);
      if (current === undefined) return undefined;
      const { files, vanished } = context ?? known;
      const others = files.filter((file) => file.uuid !== uuid);
      const content = { files: published ? [...others, published] : others, vanished, model };
      return storyFindings(content, current, { now, dates });
    },

    /** Returns the findings of all published stories. Rejects with `ContentUnavailable` if the space does not answer. */
    async site({ now, withIds }: SiteRequest): Promise<SiteCheck> {
      // A reading that has begun may miss the publication that asked for this check.
      await reading?.catch(() => undefined);
      const { state, files, vanished } = await read();
      const ids = withIds ? await reader.ids() : undefined;
      const { publishedAt } = state;
      return checkSite({ files, vanished, model, ids, publishedAt }, { now, dates });
    },
  };
}

/** Returns a saved version with the text that its editor has not saved yet. */
function typed(saved: StoryFile, { uuid, name = saved.name ?? '', content }: UnsavedStory): StoryFile {
  return (
    fileOfStory({ uuid, name, full_slug: saved.slug, tag_list: [...saved.tags], content }, true) ?? saved
  );
}
