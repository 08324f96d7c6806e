import { type Difference, differences, mergeFields } from './field-merge.ts';
import type { LastSync } from './last-sync.ts';
import { isRecord, isSame } from './stable-json.ts';
import type { Kind } from './story-file.ts';

type Fields = Record<string, unknown>;

/** The properties of a story that editors may change, apart from its path and its content. */
export const PROPERTIES = ['name', 'position', 'tag_list', 'path', 'sort_by_date', 'meta_data'] as const;

/** A story on one side: in the folder, in the space, or at the last sync. */
export type Versions = {
  /** The full slug, without a slash at the end. */
  path: string;
  /** Properties and content as published; `undefined` if the story is not published. */
  published: Fields | undefined;
  /** Properties and content of the draft; if there is none, of the published version. */
  latest: Fields;
};

/** The result of comparing both sides with the last sync. */
export type Comparison = Versions & {
  /** The fields that both sides changed, to different values. They have the value of the preferred side. */
  conflicts: readonly Difference[];
};

/** Returns the properties and the content of a story object. */
export const fieldsOf = (story: Fields): Fields =>
  Object.fromEntries([...PROPERTIES, 'content'].map((key) => [key, story[key]]));

/** Combines the published version and the draft of a story. Returns `undefined` if there is neither. */
export function versionsOf(path: string, stories: Partial<Record<Kind, Fields>>): Versions | undefined {
  const latest = stories.draft ?? stories.published;
  return (
    latest && { path, published: stories.published && fieldsOf(stories.published), latest: fieldsOf(latest) }
  );
}

/** The versions of a story at the last sync. */
export function versionsAt({ path, files }: LastSync): Versions | undefined {
  const parsed = Object.entries(files).flatMap(([kind, text]) => {
    const json: unknown = text === undefined ? undefined : JSON.parse(text);
    return isRecord(json) ? [[kind, json] as const] : [];
  });
  return versionsOf(path, Object.fromEntries(parsed));
}

/**
 * Merges both sides of a story. Changes of different fields are combined; changes of the same field are conflicts, and
 * get the value of the side `prefer`. Without `base`, every difference is a conflict.
 */
export function compareVersions(
  base: Versions | undefined,
  here: Versions,
  there: Versions,
  prefer: 'here' | 'there',
): Comparison {
  const latest = mergeFields(base?.latest, here.latest, there.latest, prefer);
  const published = mergePublished(base, here, there, prefer);
  const path = mergeFields(base && { slug: base.path }, { slug: here.path }, { slug: there.path }, prefer);
  const known = new Set(latest.conflicts.map(({ at }) => JSON.stringify(at)));
  const others = published.conflicts.filter(({ at }) => !known.has(JSON.stringify(at)));
  return {
    // Safe casts: merging two objects returns an object with their keys.
    path: (path.merged as { slug: string }).slug,
    latest: latest.merged as Fields,
    published: published.merged as Fields | undefined,
    conflicts: [...path.conflicts, ...latest.conflicts, ...others],
  };
}

function mergePublished(
  base: Versions | undefined,
  here: Versions,
  there: Versions,
  prefer: 'here' | 'there',
): { merged: unknown; conflicts: readonly Difference[] } {
  const [one, other] = [here.published, there.published];
  if (one && other) return mergeFields(base && (base.published ?? base.latest), one, other, prefer);
  if (one === undefined && other === undefined) return { merged: undefined, conflicts: [] };
  const preferred = prefer === 'here' ? one : other;
  const conflict = { at: ['published'], here: one !== undefined, there: other !== undefined };
  if (base === undefined) return { merged: preferred, conflicts: [conflict] };
  const only = one ?? other;
  if (base.published === undefined) return { merged: only, conflicts: [] };
  // One side unpublished the story. That is a conflict if the other side changed the published version.
  return isSame(only, base.published)
    ? { merged: undefined, conflicts: [] }
    : { merged: preferred, conflicts: [conflict] };
}

/** Returns the fields that changed between two versions of a story, including its place. */
export const changesBetween = (before: Versions, after: Versions): readonly Difference[] => [
  ...differences({ slug: before.path }, { slug: after.path }),
  ...differences(before.latest, after.latest),
];

export const isSameFields = (a: Fields, b: Fields): boolean => differences(a, b).length === 0;

/** Whether both sides have the same versions of a story at the same place. */
export const isSameStory = (a: Versions, b: Versions): boolean =>
  a.path === b.path &&
  isSameFields(a.latest, b.latest) &&
  (a.published && b.published ? isSameFields(a.published, b.published) : a.published === b.published);
