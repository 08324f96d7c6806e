import { useSyncExternalStore } from 'react';
import { savedMoments } from './saved-moments.ts';

/** Returns the short ids of all saved moments; `undefined` on the server and in the first render. */
export const useSavedIds = (): ReadonlySet<string> | undefined =>
  useSyncExternalStore(savedMoments.listen, savedMoments.ids, () => undefined);
