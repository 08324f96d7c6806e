import { useEffect } from 'react';

/** Keeps the display on for as long as the page is seen, where the browser can. It lets go whenever the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    let left = false;
    let held: WakeLockSentinel | undefined;
    const take = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        const lock = await navigator.wakeLock.request('screen');
        if (left) await lock.release();
        else held = lock;
      } catch {
        // Refused, for an empty battery as a rule: the screen then does as the device says.
      }
    };
    void take();
    document.addEventListener('visibilitychange', take);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', take);
      void held?.release();
    };
  }, []);
}
