/**
 * Creates a generator of random numbers from 0 to 1 (mulberry32). Generators with equal seeds return equal sequences.
 */
export function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Chooses an element by Zipf's law: the probability of element n is 1/n of the probability of the first. */
export function byZipf<One>(row: readonly One[], draw: () => number): One {
  const total = row.reduce((sum, _, index) => sum + 1 / (index + 1), 0);
  let left = draw() * total;
  const found = row.find((_, index) => {
    left -= 1 / (index + 1);
    return left < 0;
  });
  const one = found ?? row[0];
  if (one === undefined) throw new Error('cannot choose from an empty list');
  return one;
}

/**
 * Returns a random time until the next arrival, in ms. Arrivals are independent, with an average of
 * `perSecond`.
 */
export function untilNext(perSecond: number, draw: () => number): number {
  return (-Math.log(1 - draw()) / perSecond) * 1_000;
}
