import type { LastSyncs } from './last-sync.ts';
import type { Manifest } from './manifest.ts';
import type { Space } from './space.ts';

/** The options of a push or pull. */
export type SyncOptions = {
  /** The content folder, as an absolute path. */
  folder: string;
  space: Space;
  manifest: Manifest;
  lastSyncs: LastSyncs;
  /** Whether to apply the changes instead of only reporting them. */
  write: boolean;
  /** Whether the source wins if both sides changed the same field, or if one side deleted the story. */
  force: boolean;
  /** Whether to delete stories in the destination that were deleted in the source since the last sync. */
  remove: boolean;
  /** Full slugs; if given, the command skips all other stories. */
  only?: readonly string[] | undefined;
  /** Receives the number of stories done, after each one. */
  progress?: ((done: number, total: number) => void) | undefined;
};

/** Whether the command handles a story with any of these paths. */
export const isChosen = (
  paths: readonly (string | undefined)[],
  only: readonly string[] | undefined,
): boolean => only === undefined || paths.some((path) => path !== undefined && only.includes(path));
