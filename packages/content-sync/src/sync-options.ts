import type { Manifest } from './manifest.ts';
import type { Space } from './space.ts';

/** The options of a push or pull. */
export type SyncOptions = {
  folder: string;
  space: Space;
  manifest: Manifest;
  /** Whether to apply the changes instead of only reporting them. */
  write: boolean;
  /** Whether to overwrite changes that were made in the destination since the last sync. */
  force: boolean;
};
