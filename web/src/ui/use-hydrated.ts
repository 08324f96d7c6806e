import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether scripts run here. False on the server and in the first render of the browser, so that what needs a
 * script to work is not offered to a visitor without one.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
