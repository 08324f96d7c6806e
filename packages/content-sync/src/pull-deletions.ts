import type { Change } from './change.ts';
import type { FieldNames } from './field-names.ts';
import type { FileChange, FolderStory } from './folder-files.ts';
import type { LastSync } from './last-sync.ts';
import { KINDS, storyPath } from './story-file.ts';
import { changesBetween, type Versions, versionsAt } from './story-versions.ts';
import { isUnchangedHere, linesOf, versionsHere } from './sync-side.ts';

/**
 * Reports a story that was deleted in the folder since the last sync. `theirs` is the story in the space if it changed
 * there since that sync, which is a conflict.
 */
export function deletedHere(
  what: string,
  base: LastSync,
  theirs: Versions | undefined,
  names: FieldNames,
): Change {
  if (theirs === undefined)
    return { kind: 'blijft', what, why: 'hier verwijderd; content:push --delete verwijdert het in de space' };
  const before = versionsAt(base);
  const fields = before ? linesOf(changesBetween(before, theirs), theirs, names) : [];
  return {
    kind: 'botst',
    what,
    why: 'hier verwijderd, in de space gewijzigd; --force haalt het terug',
    fields,
  };
}

/** Decides what a pull does with a story that only the folder has. `base` is undefined if it was never synced. */
export function deletedThere(
  story: FolderStory,
  base: LastSync | undefined,
  names: FieldNames,
  { force, remove }: { force: boolean; remove: boolean },
): Change {
  const what = storyPath(story.path, story.files.published === undefined);
  if (base === undefined) return { kind: 'blijft', what, why: 'alleen hier' };
  if (!isUnchangedHere(base, story.path, story.files) && !(force && remove)) {
    const [before, ours] = [versionsAt(base), versionsHere(story.path, story.files)];
    const fields = before && ours ? linesOf(changesBetween(before, ours), ours, names) : [];
    const why =
      'in de space verwijderd, hier gewijzigd; content:push --force maakt het opnieuw, --delete --force verwijdert het';
    return { kind: 'botst', what, why, fields };
  }
  return remove
    ? { kind: 'verwijderd', what, why: 'in de space verwijderd' }
    : { kind: 'blijft', what, why: 'in de space verwijderd; met --delete verdwijnt het bestand' };
}

/** The changes that remove the files of a story. */
export const removals = ({ path, files }: FolderStory): FileChange[] =>
  KINDS.flatMap((kind) => {
    const file = files[kind];
    return file ? [{ path: storyPath(path, kind === 'draft'), text: undefined, before: file.text }] : [];
  });
