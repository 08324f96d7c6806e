import { normalizeAssetUrl } from '@storyblok/management-api-client';
import type { Difference } from './field-merge.ts';
import { differenceLine, type FieldNames, pathInWords } from './field-names.ts';
import { pathOf } from './folder-in-space.ts';
import type { LastSync } from './last-sync.ts';
import { renamed } from './references.ts';
import type { Space, SpaceStory } from './space.ts';
import { KINDS, type Kind, type StoryFile } from './story-file.ts';
import { fieldsOf, type Versions, versionsOf } from './story-versions.ts';

/** The files of one story by version. */
export type OwnFiles = Partial<Record<Kind, StoryFile>>;

/** Whether the files of a story are those of the last sync, at the same place. */
export function isUnchangedHere(base: LastSync | undefined, path: string, files: OwnFiles): boolean {
  return (
    base !== undefined && base.path === path && KINDS.every((kind) => base.files[kind] === files[kind]?.text)
  );
}

/** Whether a story in the space is as it was at the last sync, at the same place. */
export const isUnchangedThere = (base: LastSync | undefined, listed: SpaceStory): boolean =>
  base !== undefined && base.path === pathOf(listed) && base.seen === (listed.updated_at ?? '');

/** The versions of a story in the folder. */
export const versionsHere = (path: string, files: OwnFiles): Versions | undefined =>
  versionsOf(path, { published: files.published?.story, draft: files.draft?.story });

/** Reads the versions of a story in the space, and replaces uuids by those of the folder. */
export async function versionsThere(
  listed: SpaceStory,
  space: Space,
  uuids: ReadonlyMap<string, string>,
): Promise<Versions> {
  const inFolder = (story: Record<string, unknown>) =>
    fieldsOf({ ...listed, ...story, content: renamed(withAssets(story.content), uuids) });
  const path = pathOf(listed);
  const latest = inFolder(await space.story(listed.id));
  if (!listed.published) return { path, published: undefined, latest };
  if (!listed.unpublished_changes) return { path, published: latest, latest };
  return { path, published: inFolder(await space.published(listed.id)), latest };
}

/**
 * Normalizes asset addresses, because the Management API returns some in a form that the image service does not know.
 */
function withAssets(content: unknown): unknown {
  if (typeof content === 'string') return normalizeAssetUrl(content);
  if (Array.isArray(content)) return content.map(withAssets);
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, withAssets(value)]));
}

const componentOf = ({ latest }: Versions): string => {
  const { content } = latest;
  return typeof content === 'object' && content && 'component' in content ? String(content.component) : '';
};

/** Formats differences as lines, with the values on both sides. */
export const linesOf = (found: readonly Difference[], story: Versions, names: FieldNames): string[] =>
  found.map((difference) => differenceLine(difference, componentOf(story), names));

/** Lists the fields that differ, without values: `Titel, Inhoud › 2. Tekst`. */
export const fieldList = (found: readonly Difference[], story: Versions, names: FieldNames): string =>
  [...new Set(found.map(({ at }) => pathInWords(at, componentOf(story), names)))].join(', ');
