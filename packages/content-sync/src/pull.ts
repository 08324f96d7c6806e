import { type Change, eachOf, TWO_PLACES } from './change.ts';
import { componentsIn, pullComponents } from './components.ts';
import { fieldNames } from './field-names.ts';
import { applyChanges, type FolderStory, storiesOf, textsOf } from './folder-files.ts';
import { indexOf, pathOf } from './folder-in-space.ts';
import type { LastSync } from './last-sync.ts';
import { namesOf } from './names-in-folder.ts';
import { deletedHere, deletedThere, removals } from './pull-deletions.ts';
import { type PulledFiles, pulledFiles } from './pulled-files.ts';
import type { SpaceStory } from './space.ts';
import { KINDS, readFile, readStories, storyPath } from './story-file.ts';
import { changesBetween, compareVersions, isSameStory, versionsAt } from './story-versions.ts';
import { isChosen, type SyncOptions } from './sync-options.ts';
import {
  fieldList,
  isUnchangedHere,
  isUnchangedThere,
  linesOf,
  versionsHere,
  versionsThere,
} from './sync-side.ts';

/**
 * Copies a space to the folder, and replaces the ids of the space with those of the folder. Files of unchanged stories
 * stay identical, byte for byte. Changes of different fields of a story are merged. If both sides changed the same
 * field, the story is a conflict and its files do not change, unless `force` is set: then the space wins in that field.
 * Moves in the space move the files. A story that was deleted in the space is deleted in the folder only with `remove`.
 */
export async function pull(options: SyncOptions): Promise<Change[]> {
  const { folder, space, manifest, lastSyncs, write, force, remove, only, progress } = options;
  const changes = await pullComponents({ folder, space, write });
  const names = fieldNames(
    readFile(folder, 'components.json') === undefined ? [] : componentsIn(folder).list,
  );
  const { stories } = indexOf(await space.list());
  const here = storiesOf(readStories(folder));
  const syncs = lastSyncs.all();
  const uuids = namesOf(stories, here, syncs, manifest);
  const uuidOf = ({ uuid }: SpaceStory) => uuids.get(uuid) ?? uuid;
  const byUuid = new Map<string, FolderStory[]>();
  for (const story of here) byUuid.set(story.uuid, [...(byUuid.get(story.uuid) ?? []), story]);
  const there = new Set(stories.map(uuidOf));
  const byPath = new Map(here.map((story) => [story.path, story]));
  /** The path of each story in the space, by its uuid in the folder. */
  const placeOf = new Map(stories.map((story) => [uuidOf(story), pathOf(story)]));
  const isSelected = (story: FolderStory | undefined, listed?: SpaceStory) =>
    isChosen([story?.path, listed && pathOf(listed)], only);

  const vanished = here.filter((story) => !there.has(story.uuid) && isSelected(story));
  for (const story of vanished) changes.push(pullDeletion(story));
  const chosen = stories.filter((story) => isSelected(byUuid.get(uuidOf(story))?.[0], story));
  const moves: PulledFiles[] = [];
  await eachOf(chosen, pullStory, progress);
  if (write) changes.push(...settle(moves));
  return changes;

  async function pullStory(listed: SpaceStory): Promise<void> {
    const path = pathOf(listed);
    const own = byUuid.get(uuidOf(listed)) ?? [];
    const [story] = own;
    const base = syncs.get(listed.id);
    const clashes = clashesOfPlace(path, own);
    if (clashes.length > 0) return void changes.push(...clashes);
    const stillThere = isUnchangedThere(base, listed);
    if (story === undefined && base !== undefined && !force) {
      const theirs = stillThere ? undefined : await versionsThere(listed, space, uuids);
      return void changes.push(deletedHere(path, base, theirs, names));
    }
    const asBefore = story === undefined || isUnchangedHere(base, story.path, story.files);
    if (stillThere && story && asBefore) return void changes.push({ kind: 'gelijk', what: path });
    if (stillThere && story && base) return void changes.push(...changedHere(story, base));

    const theirs = await versionsThere(listed, space, uuids);
    const ours = story && versionsHere(story.path, story.files);
    const ancestor = base && versionsAt(base);
    const merged =
      ours && !asBefore ? compareVersions(ancestor, ours, theirs, force ? 'there' : 'here') : undefined;
    if (merged && ours && merged.conflicts.length > 0 && !force) {
      const why =
        base === undefined
          ? 'verschilt van de space, en wie het wijzigde is niet bekend; --force neemt wat de space heeft'
          : 'ook hier gewijzigd; --force overschrijft dat';
      const fields = linesOf(merged.conflicts, ours, names);
      changes.push({
        kind: 'botst',
        what: storyPath(story?.path ?? path, story?.files.draft !== undefined),
        why,
        fields,
      });
      return;
    }
    const known = [base, ...lastSyncs.elsewhere(listed.id)].find((sync) => isUnchangedThere(sync, listed));
    if (base === undefined && ours && isSameStory(ours, theirs)) {
      changes.push({ kind: 'gelijk', what: path });
      if (write && story) storeSync(listed, story.path, textsOf(story.files));
      return;
    }
    const why =
      ancestor && ours && !asBefore && merged && merged.conflicts.length === 0
        ? `samengevoegd; hier: ${fieldList(changesBetween(ancestor, ours), ours, names) || 'niets'}; in de space: ${
            fieldList(changesBetween(ancestor, theirs), ours, names) || 'niets'
          }`
        : undefined;
    const files = pulledFiles({
      listed,
      uuid: uuidOf(listed),
      story,
      known,
      theirs,
      merged: merged ?? theirs,
      manifest,
    });
    changes.push(
      ...files.changes.map((change) => (change.kind === 'gewijzigd' ? { why, ...change } : change)),
    );
    // Write moved stories together with the stories that take their old paths.
    const isPlaceTaken = byPath.has(path) && byPath.get(path) !== story;
    if (files.isMove || isPlaceTaken) moves.push(files);
    else if (write) changes.push(...settle([files]));
  }

  /**
   * Writes the files of stories and stores their last sync. Returns conflicts for the stories that it cannot write,
   * because somebody changed a file meanwhile, or because another file occupies their path.
   */
  function settle(pulled: readonly PulledFiles[]): Change[] {
    const touched = new Set(
      applyChanges(
        folder,
        pulled.flatMap(({ writes }) => writes),
      ),
    );
    const isRefused = ({ writes }: PulledFiles) => writes.some(({ path }) => touched.has(path));
    if (touched.size > 0) {
      const refused: Change[] = [...touched].map((what) => ({ kind: 'botst', what, why: CHANGED_MEANWHILE }));
      return [...refused, ...settle(pulled.filter((files) => !isRefused(files)))];
    }
    for (const { listed, syncedTexts } of pulled) storeSync(listed, pathOf(listed), syncedTexts);
    return [];
  }

  function storeSync(listed: SpaceStory, path: string, files: LastSync['files']): void {
    const uuid = uuidOf(listed);
    const line = { created_at: new Date().toISOString() };
    if (uuid !== listed.uuid && manifest.toSpace(uuid) !== listed.uuid)
      manifest.add({ ...line, old_id: uuid, new_id: listed.uuid });
    const filedId = byUuid.get(uuid)?.[0]?.latest.story.id;
    if (filedId !== undefined && filedId !== listed.id && manifest.toSpace(filedId) !== listed.id)
      manifest.add({ ...line, old_id: filedId, new_id: listed.id });
    lastSyncs.set(listed.id, { uuid, seen: listed.updated_at ?? '', path, files });
  }

  /**
   * Reports two kinds of conflict: the folder contains the story at two paths, or another story occupies the path of
   * this story.
   */
  function clashesOfPlace(path: string, own: readonly FolderStory[]): Change[] {
    const clash = (story: FolderStory, why: string): Change[] =>
      KINDS.filter((kind) => story.files[kind]).map((kind) => ({
        kind: 'botst',
        what: storyPath(story.path, kind === 'draft'),
        why,
      }));
    if (own.length > 1) return own.flatMap((story) => clash(story, TWO_PLACES));
    const other = byPath.get(path);
    if (other === undefined || own.includes(other)) return [];
    const goes = placeOf.get(other.uuid);
    const leaves = (goes !== undefined && goes !== path) || (remove && vanished.includes(other));
    return leaves ? [] : clash(other, 'in de space staat hier een ander verhaal; verplaats dit');
  }

  /** Reports the files of a story that changed only in the folder. */
  function changedHere(story: FolderStory, base: LastSync): Change[] {
    const isMoved = story.path !== base.path;
    const kinds = KINDS.filter((kind) => isMoved || base.files[kind] !== story.files[kind]?.text);
    return kinds
      .filter((kind) => story.files[kind] || base.files[kind] !== undefined)
      .map((kind) => ({
        kind: 'blijft',
        what: storyPath(story.path, kind === 'draft'),
        why: `alleen hier ${story.files[kind] ? 'gewijzigd' : 'verwijderd'}; content:push brengt het`,
      }));
  }

  /** Reports a story that only the folder has, and deletes its files with `remove`. */
  function pullDeletion(story: FolderStory): Change {
    const [id, base] = [...syncs].find(([, sync]) => sync.uuid === story.uuid) ?? [];
    const change = deletedThere(story, base, names, { force, remove });
    if (change.kind !== 'verwijderd' || id === undefined || !write) return change;
    if (applyChanges(folder, removals(story)).length > 0)
      return { ...change, kind: 'botst', why: CHANGED_MEANWHILE };
    lastSyncs.forget(id);
    return change;
  }
}

const CHANGED_MEANWHILE = 'dit bestand is intussen gewijzigd, of hier staat nog een ander verhaal';
