import type { Change } from './change.ts';
import type { FieldNames } from './field-names.ts';
import type { FolderStory } from './folder-files.ts';
import { pathOf } from './folder-in-space.ts';
import type { LastSync } from './last-sync.ts';
import type { Space, SpaceStory } from './space.ts';
import { changesBetween, compareVersions, isSameStory, type Versions, versionsAt } from './story-versions.ts';
import { isUnchangedHere, isUnchangedThere, linesOf, versionsHere, versionsThere } from './sync-side.ts';

/** The plan of a push for one story of the folder. */
export type Plan = {
  change: Change;
  /**
   * The versions to send. They differ from the files if a forced push preserves changes that editors made to other
   * fields.
   */
  send?: Versions;
  /** Whether both sides are equal, so that the last sync can be updated. */
  isSame?: boolean;
  /** Whether an interrupted push created the story in the space and left it empty. */
  isUnfilled?: boolean;
};

type Sides = {
  story: FolderStory;
  /** The story in the space; `undefined` if it has to be created. */
  target: SpaceStory | undefined;
  /** The last sync of the story with this folder. */
  base: LastSync | undefined;
  space: Space;
  /** The uuids of the space, mapped to those of the folder. */
  uuids: ReadonlyMap<string, string>;
  names: FieldNames;
  force: boolean;
};

/** Compares a story in the folder with its counterpart in the space, and decides what a push does with it. */
export async function planOf({ story, target, base, space, uuids, names, force }: Sides): Promise<Plan> {
  const what = story.path;
  const ours = versionsHere(story.path, story.files);
  if (ours === undefined) return { change: { kind: 'gelijk', what } };
  const asBefore = isUnchangedHere(base, story.path, story.files);
  const ancestor = base && versionsAt(base);
  if (target === undefined) {
    if (ancestor === undefined || force) return { change: { kind: 'nieuw', what }, send: ours };
    return {
      change: vanished(what, asBefore ? [] : linesOf(changesBetween(ancestor, ours), ours, names), asBefore),
    };
  }
  const moved = pathOf(target) === story.path ? undefined : `verplaatst van ${pathOf(target)}`;
  const changed: Change = { kind: 'gewijzigd', what, why: moved };
  if (isUnchangedThere(base, target))
    return asBefore ? { change: { kind: 'gelijk', what } } : { change: changed, send: ours };
  const theirs = await versionsThere(target, space, uuids);
  if (isUnfilled(theirs)) return { change: changed, send: ours, isUnfilled: true };
  if (isSameStory(ours, theirs)) return { change: { kind: 'gelijk', what }, isSame: true };
  const merged = compareVersions(ancestor, ours, theirs, 'here');
  if (asBefore && !force) {
    const why = 'alleen in de space gewijzigd; content:pull haalt het';
    return { change: { kind: 'blijft', what, why } };
  }
  if (force) return { change: changed, send: asBefore ? ours : merged };
  return { change: conflict(what, linesOf(merged.conflicts, ours, names), base === undefined) };
}

/** Describes a story that the editors deleted in the space. */
const vanished = (what: string, fields: readonly string[], asBefore: boolean): Change =>
  asBefore
    ? {
        kind: 'blijft',
        what,
        why: 'in de space verwijderd; content:pull --delete haalt het bestand weg, --force maakt het opnieuw',
      }
    : {
        kind: 'botst',
        what,
        why: 'in de space verwijderd, hier gewijzigd; --force maakt het opnieuw',
        fields,
      };

function conflict(what: string, fields: readonly string[], isUnknown: boolean): Change {
  if (fields.length === 0)
    return {
      kind: 'botst',
      what,
      why: 'ook in de space gewijzigd, in andere velden; content:pull voegt samen',
    };
  const why = isUnknown
    ? 'verschilt van de space, en wie het wijzigde is niet bekend; --force overschrijft de space'
    : 'ook in de space gewijzigd; --force overschrijft dat';
  return { kind: 'botst', what, why, fields };
}

/** Whether an interrupted push created the story in the space and left it empty. */
function isUnfilled({ latest, published }: Versions): boolean {
  const keys = Object.keys(latest.content ?? {});
  return published === undefined && keys.every((key) => ['component', '_uid', '_editable'].includes(key));
}
