import { useSyncExternalStore } from 'react';
import { savedMoments } from './saved-moments.ts';

/** The short ids of all that is saved; `undefined` on the server and in the first render of the browser. */
export const useSavedIds = (): ReadonlySet<string> | undefined =>
  useSyncExternalStore(savedMoments.listen, savedMoments.ids, () => undefined);
