/** A seeded random generator. With it, the same slug always gives the same picture. */
export interface Rng {
  /** A number in [0, 1). */
  next: () => number;
  /** A number in [from, to). */
  range: (from: number, to: number) => number;
  /** An integer from `from` to `to`, inclusive. */
  int: (from: number, to: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(items: readonly T[]) => T;
  shuffle: <T>(items: readonly T[]) => T[];
}

/** Returns the 32-bit FNV-1a hash of a text. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (const char of text) h = Math.imul(h ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return h >>> 0;
}

/** Returns a random generator (mulberry32) seeded with a text. */
export function seeded(seed: string): Rng {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const range = (from: number, to: number): number => from + next() * (to - from);
  const int = (from: number, to: number): number => Math.floor(range(from, to + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[int(0, items.length - 1)];
    if (item === undefined) throw new Error('Cannot pick from an empty list');
    return item;
  };
  const shuffle = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, order: next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item);
  return { next, range, int, chance: (p) => next() < p, pick, shuffle };
}
