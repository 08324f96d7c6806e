import type { Mood } from './palette.ts';
import type { Rng } from './rng.ts';
import { COMPOSITIONS, type CompositionName } from './subjects.ts';

export interface Subject {
  composition: CompositionName;
  params?: Record<string, string>;
  mood?: Mood;
}
export interface Topic {
  name: string;
  title: string;
  component: string;
  types: readonly string[];
  mood: Mood;
}

export function subjectOf(topic: Topic, rng: Rng, taken: ReadonlyMap<CompositionName, number>): Subject {
  const names = Object.keys(COMPOSITIONS) as CompositionName[];
  const least = Math.min(...names.map((n) => taken.get(n) ?? 0));
  void topic;
  return { composition: rng.pick(names.filter((n) => (taken.get(n) ?? 0) <= least)) };
}
