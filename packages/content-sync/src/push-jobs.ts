import type { FolderStory } from './folder-files.ts';
import type { Index } from './folder-in-space.ts';
import type { LastSync } from './last-sync.ts';
import type { Manifest } from './manifest.ts';
import type { Plan } from './push-plan.ts';
import type { SpaceStory } from './space.ts';

/** A story of the folder and its counterpart in the space; `undefined` until the push has created the counterpart. */
export type Job = { story: FolderStory; target: SpaceStory | undefined; plan?: Plan };

/**
 * Finds the counterpart of each story in the space: by its uuid, by the last sync, or else by its path. Ignores the
 * story at that path if it is the counterpart of another file, or if the file's own story was deleted in the space.
 */
export function jobsOf(
  stories: readonly FolderStory[],
  index: Index,
  syncs: ReadonlyMap<number, LastSync>,
  manifest: Manifest,
): Job[] {
  const synced = new Map([...syncs].map(([id, { uuid }]) => [uuid, id]));
  const byId = new Map(index.stories.map((story) => [story.id, story]));
  const known = stories.map((story): Job => {
    const mapped = manifest.toSpace(story.uuid);
    const byUuid = index.byUuid(typeof mapped === 'string' ? mapped : story.uuid);
    return { story, target: byUuid ?? byId.get(synced.get(story.uuid) ?? Number.NaN) };
  });
  const claimed = new Set(known.map(({ target }) => target));
  return known.map((job) => {
    const atPath = index.story(job.story.path);
    const isFree = atPath !== undefined && !claimed.has(atPath) && !synced.has(job.story.uuid);
    return job.target === undefined && isFree ? { ...job, target: atPath } : job;
  });
}

/** Whether two paths of the folder contain the same story: same uuid, or same counterpart in the space. */
export const isSameJob = (one: Job, other: Job): boolean =>
  one.story.uuid === other.story.uuid || (one.target !== undefined && one.target === other.target);
