import { InvalidChange } from './refusals.ts';
import type { Raw } from './space-files.ts';
import type { Entry } from './space-index.ts';

/** The place of a story or folder in the space. */
export interface Place {
  /** The path, without slashes at its ends. */
  path: string;
  slug: string;
  parentId: number;
  isStartpage: boolean;
}

/**
 * Returns the place of a story or folder after a request with these fields. Missing fields default to those of `entry`.
 * Throws {@link InvalidChange} if the place is invalid or taken.
 */
export function placeOf(fields: Raw, entry: Entry | undefined, all: readonly Entry[]): Place {
  const slug = String(fields.slug ?? entry?.path.slice(entry.path.lastIndexOf('/') + 1) ?? '');
  if (!/^[^/\s]+$/.test(slug)) throw new InvalidChange({ slug: ['is invalid'] });
  const parentId = Number(fields.parent_id ?? entry?.parentId ?? 0);
  const parent = all.find(({ id, story }) => id === parentId && story === undefined);
  if (parentId !== 0 && !parent) throw new InvalidChange({ parent_id: ['does not exist'] });
  const isFolder = entry ? entry.story === undefined : fields.is_folder === true;
  const isStartpage =
    !isFolder && parent !== undefined && (fields.is_startpage ?? entry?.isStartpage) === true;
  const path = isStartpage ? parent.path : parent ? `${parent.path}/${slug}` : slug;
  if (isFolder && entry && path.startsWith(`${entry.path}/`))
    throw new InvalidChange({ parent_id: ['is within the folder'] });
  // A folder shares its path only with its start page.
  const taken = all.some(
    (other) => other.id !== entry?.id && other.path === path && other.isStartpage === isStartpage,
  );
  if (taken) throw new InvalidChange({ slug: ['has already been taken'] });
  return { path, slug, parentId, isStartpage };
}
