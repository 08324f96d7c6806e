import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Children passed by position. The pieces of a text have no identity of their own and never change places, so
 * their position is their key.
 */
export function inOrder(nodes: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes);
}
