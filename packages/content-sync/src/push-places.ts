import type { Change } from './change.ts';
import type { FolderStory } from './folder-files.ts';
import { foldersOf, type Index, parentOf, pathOf } from './folder-in-space.ts';
import type { Job } from './push-jobs.ts';
import type { Space, SpaceStory, StoryFields } from './space.ts';

/**
 * The folders of the space that the push needs or must create, outermost first. A story that has another path in the
 * space needs no folder for its path in the content folder. A folder with the path of a story gets that story as its
 * start page.
 */
export function foldersFor(
  stories: readonly FolderStory[],
  placed: readonly string[],
  index: Index,
): string[] {
  const paths = stories.map(({ path }) => path);
  const needed = new Set(foldersOf(placed));
  const folders = [...foldersOf(paths), ...paths].filter((path) => needed.has(path) || index.folder(path));
  return [...new Set(folders)];
}

export function foldersMissing(folders: readonly string[], index: Index): Change[] {
  const missing = folders.filter((path) => index.folder(path) === undefined);
  return missing.map((path) => ({ kind: 'nieuw', what: `map ${path}` }));
}

export function makeFolder(path: string, parentId: number | undefined, space: Space): Promise<SpaceStory> {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  return space.create({ name: slug, slug, parent_id: parentId ?? 0, is_folder: true });
}

/**
 * Returns the fields that set the place of a story in the space. If a folder has the same path, the story becomes its
 * start page.
 */
export function placeOf(
  { path, latest }: FolderStory,
  folderIds: ReadonlyMap<string, number | undefined>,
): StoryFields {
  const own = folderIds.get(path);
  return {
    name: latest.story.name,
    slug: path.slice(path.lastIndexOf('/') + 1),
    parent_id: own ?? folderIds.get(parentOf(path)) ?? 0,
    is_startpage: own !== undefined,
  };
}

/**
 * Turns a plan into a conflict if its path in the space belongs to another story, unless that story leaves the path in
 * the same push. `removed` contains the ids of the stories that the push deletes.
 */
export function refuseTakenPlaces(
  jobs: readonly Job[],
  index: Index,
  removed: ReadonlySet<number | undefined>,
): void {
  for (;;) {
    const due = jobs.filter(({ plan }) => plan?.send);
    const leaving = new Set(
      due.flatMap(({ target, story }) => (target && pathOf(target) !== story.path ? target.id : [])),
    );
    const refused = due.filter(({ story, target }) => {
      const occupant = index.story(story.path);
      const stays = occupant && !leaving.has(occupant.id) && !removed.has(occupant.id);
      return stays && occupant.id !== target?.id;
    });
    for (const job of refused) {
      const why = 'in de space staat hier een ander verhaal; verplaats dit';
      job.plan = { change: { kind: 'botst', what: job.story.path, why } };
    }
    // A refused story stays at its old path, which another story of this push may need. Therefore check again.
    if (refused.length === 0) return;
  }
}

/**
 * Moves stories away from paths that this push needs for other stories, because a space refuses two stories with the
 * same path. Returns the ids of the moved stories.
 */
export async function vacatePaths(jobs: readonly Job[], space: Space): Promise<ReadonlySet<number>> {
  const places = new Set(jobs.map(({ story }) => story.path));
  const moved = new Set<number>();
  for (const { story, target } of jobs) {
    if (!target || pathOf(target) === story.path || !places.has(pathOf(target))) continue;
    const fields = { name: target.name, slug: `${target.slug}--verplaatst` };
    await space.update(target.id, fields, false);
    moved.add(target.id);
  }
  return moved;
}
