import { useEffect, useState } from 'react';
import { SLIDE_MS } from '../../domain/programme/live/live-schedule.ts';
import displayFont from '../../ui/fonts/bricolage-display.woff2?url';
import rareDisplayFont from '../../ui/fonts/bricolage-display-rare.woff2?url';
import textFont from '../../ui/fonts/bricolage-text.woff2?url';
import rareTextFont from '../../ui/fonts/bricolage-text-rare.woff2?url';

export type Slideshow = {
  index: number;
  /** The number of slides shown so far. */
  turn: number;
  paused: boolean;
  toggle: () => void;
};

/** Shows each of `count` slides for fifteen seconds, in a loop. Resuming restarts the current slide's time. */
export function useSlideshow(count: number): Slideshow {
  const [turn, setTurn] = useState(0);
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => setTurn(turn + 1), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [paused, turn]);
  return { index: count === 0 ? 0 : turn % count, turn, paused, toggle: () => setPaused(!paused) };
}

/** Keeps the device's display on while the page is visible, if supported. Hiding the page releases the lock. */
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
        // The device refused the lock, often because of a low battery. Its display then turns off as configured.
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

const RESTS_MS = 3_000;

/** Whether a pointer moved over the page in the last three seconds. */
export function usePointerActive(): boolean {
  const [active, setActive] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const moved = () => {
      setActive(true);
      clearTimeout(timer);
      timer = setTimeout(() => setActive(false), RESTS_MS);
    };
    window.addEventListener('pointermove', moved);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', moved);
    };
  }, []);
  return active;
}

/** The fonts of a hall screen, as in `ui/styles/tokens.css`. */
const FACES = [
  { family: 'Bricolage Display', file: displayFont, weight: '800' },
  { family: 'Bricolage', file: textFont, weight: '400 800' },
];
/** Fonts for rare characters. Each loads when the page contains one of its characters. */
const RARE_FACES = [
  { family: 'Bricolage Display Rare', file: rareDisplayFont, weight: '800' },
  { family: 'Bricolage Rare', file: rareTextFont, weight: '400 800' },
];

/**
 * Shows the site's fonts as soon as they have loaded. Other pages use a late font only from the next page on, to avoid
 * layout shifts, but a hall screen loads no next page for days.
 */
export function useFontSwap(): void {
  useEffect(() => {
    if (!('FontFace' in window)) return;
    for (const { family, file, weight } of FACES) {
      const face = new FontFace(family, `url(${file})`, { weight });
      face.load().then(
        () => document.fonts.add(face),
        () => undefined,
      );
    }
    for (const { family, file, weight } of RARE_FACES)
      document.fonts.add(new FontFace(family, `url(${file})`, { weight, display: 'swap' }));
  }, []);
}
