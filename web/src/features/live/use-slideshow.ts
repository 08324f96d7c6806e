import { useEffect, useState } from 'react';
import { SLIDE_MS } from '../../domain/programme/live-schedule.ts';

export type Slideshow = {
  /** Which slide stands. */
  index: number;
  /** How many have stood before it. */
  turn: number;
  paused: boolean;
  toggle: () => void;
};

/** Goes round `count` slides, fifteen seconds each, and begins a slide's time anew after a pause. */
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
