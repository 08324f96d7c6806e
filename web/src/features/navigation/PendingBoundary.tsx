import type { ReactNode } from 'react';
import { usePendingPath } from './use-pending-path.ts';

type WhilePendingProps = {
  /** Whether this part of the page is what changes when a visitor goes to that path and query. */
  changes: (path: string) => boolean;
  /** What stands in its place once the wait is felt. */
  placeholder: ReactNode;
  children: ReactNode;
};

/** A part of a page that makes room for its placeholder while what replaces it is on its way. */
export function PendingBoundary({ changes, placeholder, children }: WhilePendingProps) {
  const path = usePendingPath();
  return path !== undefined && changes(path) ? placeholder : children;
}
