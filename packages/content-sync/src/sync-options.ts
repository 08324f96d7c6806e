import type { Manifest } from './manifest.ts';
import type { Space } from './space.ts';

/** Between which folder and which space, and how. */
export type SyncOptions = {
  folder: string;
  space: Space;
  manifest: Manifest;
  /** Else only told what would happen. */
  write: boolean;
  /** What changed on the other side since last time is overwritten. */
  force: boolean;
};
