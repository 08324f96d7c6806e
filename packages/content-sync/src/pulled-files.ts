import type { Change } from './change.ts';
import type { FileChange, FolderStory } from './folder-files.ts';
import { pathOf } from './folder-in-space.ts';
import type { LastSync } from './last-sync.ts';
import type { Manifest } from './manifest.ts';
import type { SpaceStory } from './space.ts';
import { isRecord, stableJson } from './stable-json.ts';
import { storyAround } from './story-around.ts';
import { KINDS, type Kind, storyPath } from './story-file.ts';
import { isSameFields, PROPERTIES, type Versions } from './story-versions.ts';

/** The files that a pull writes for one story. */
export type PulledFiles = {
  listed: SpaceStory;
  writes: readonly FileChange[];
  changes: readonly Change[];
  /** The texts of the story in the space, to store as its last sync. */
  syncedTexts: LastSync['files'];
  isMove: boolean;
};

type Pulled = {
  listed: SpaceStory;
  /** The uuid of the story in the folder. */
  uuid: string;
  /** The story in the folder; `undefined` if the folder does not contain it. */
  story: FolderStory | undefined;
  /** The last sync of the story, if the space has not changed it since. Its files may belong to another folder. */
  known: LastSync | undefined;
  /** The story as it is in the space, with the uuids of the folder. */
  theirs: Versions;
  /** The version of the story to write to the files. */
  merged: Versions;
  manifest: Manifest;
};

/** Formats a pulled story as files, and compares them with those in the folder. */
export function pulledFiles({ listed, uuid, story, known, theirs, merged, manifest }: Pulled): PulledFiles {
  const from = story?.path ?? merged.path;
  const texts = (versions: Versions) => {
    const wanted = fieldsByKind(versions);
    return Object.fromEntries(
      KINDS.map((kind) => [kind, wanted[kind] && textOf(kind, wanted[kind], versions.path)]),
    );
  };

  function textOf(kind: Kind, fields: Record<string, unknown>, path: string): string {
    const before = story?.files[kind]?.text;
    const latest = story?.latest.story;
    const around = known?.files[kind];
    const lastSynced: unknown = around === undefined ? undefined : JSON.parse(around);
    const filed = { uuid, slug: from, known: latest ?? (isRecord(lastSynced) ? lastSynced : undefined) };
    const base = isRecord(lastSynced) ? lastSynced : storyAround(listed, kind, filed, manifest);
    const properties = PROPERTIES.filter((key) => key in base || !isEmpty(fields[key]));
    const isOwnPlace = path !== pathOf(listed);
    const place = isOwnPlace ? { slug: path.slice(path.lastIndexOf('/') + 1), full_slug: path } : {};
    const own = Object.fromEntries(
      properties.map((key) => [key, isEmpty(fields[key]) ? base[key] : fields[key]]),
    );
    return stableJson({ ...base, ...own, ...place, content: fields.content }, before ?? around);
  }

  const next = texts(merged);
  const writes: FileChange[] = [];
  const changes: Change[] = [];
  for (const kind of KINDS) {
    const before = story?.files[kind]?.text;
    const text = next[kind];
    const [at, to] = [from, merged.path].map((path) => storyPath(path, kind === 'draft'));
    if (at === undefined || to === undefined || (before === undefined && text === undefined)) continue;
    const isMoved = before !== undefined && at !== to;
    if (before === text && !isMoved) {
      changes.push({ kind: 'gelijk', what: to });
      continue;
    }
    if (before !== undefined && (isMoved || text === undefined))
      writes.push({ path: at, text: undefined, before });
    if (text !== undefined) writes.push({ path: to, text, before: isMoved ? undefined : before });
    if (text === undefined)
      changes.push({ kind: 'gewijzigd', what: at, why: 'de space heeft dit niet, het bestand verdwijnt' });
    else if (before === undefined) changes.push({ kind: 'nieuw', what: to });
    else changes.push({ kind: 'gewijzigd', what: to, ...(isMoved && { why: `verplaatst van ${at}` }) });
  }
  return { listed, writes, changes, syncedTexts: syncedTexts(), isMove: from !== merged.path };

  /**
   * Returns the files of the space's version. If the merged version is equal, returns the text of that version instead,
   * so that the file counts as unchanged.
   */
  function syncedTexts(): LastSync['files'] {
    const [mine, other] = [fieldsByKind(merged), fieldsByKind(theirs)];
    const there = texts(theirs);
    const isSame = (kind: Kind) => {
      const [one, two] = [mine[kind], other[kind]];
      return one && two && merged.path === theirs.path ? isSameFields(one, two) : false;
    };
    return Object.fromEntries(KINDS.map((kind) => [kind, isSame(kind) ? next[kind] : there[kind]]));
  }
}

/** Returns which files a story has: the file of a draft only if the draft differs from the published version. */
function fieldsByKind({ published, latest }: Versions): Partial<Record<Kind, Record<string, unknown>>> {
  if (published === undefined) return { draft: latest };
  return isSameFields(published, latest) ? { published } : { published, draft: latest };
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
