import type { FolderStory } from './folder-files.ts';
import { pathOf } from './folder-in-space.ts';
import type { LastSync } from './last-sync.ts';
import type { Manifest } from './manifest.ts';
import { reversed } from './references.ts';
import type { SpaceStory } from './space.ts';

/**
 * Maps the uuid of each story in the space to its uuid in the folder, if they differ. Takes the latter from the
 * manifest, otherwise from the file at the story's path.
 */
export function namesOf(
  stories: readonly SpaceStory[],
  here: readonly FolderStory[],
  syncs: ReadonlyMap<number, LastSync>,
  manifest: Manifest,
): Map<string, string> {
  const names = new Map(reversed(manifest.uuids()));
  // The file of a moved story is still at the old path, where the space may meanwhile have another story. The same
  // applies to the file of a story that was deleted in the space.
  const taken = new Set([...syncs.values()].map(({ uuid }) => uuid));
  for (const { uuid } of stories) taken.add(names.get(uuid) ?? uuid);
  const byPath = new Map(here.map(({ path, uuid }) => [path, uuid]));
  const filed = new Set(here.map(({ uuid }) => uuid));
  const synced = new Map([...syncs].map(([id, { uuid }]) => [id, uuid]));
  for (const story of stories) {
    if (names.has(story.uuid) || filed.has(story.uuid)) continue;
    const known = synced.get(story.id);
    const atPath = byPath.get(pathOf(story));
    const name = known ?? (atPath !== undefined && !taken.has(atPath) ? atPath : undefined);
    if (name !== undefined && name !== story.uuid) names.set(story.uuid, name);
  }
  return names;
}
