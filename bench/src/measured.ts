/** The median, the 95th percentile and the maximum of measured times, in ms. */
export type Timing = { p50: number; p95: number; max: number };

/** Measures how long `work` takes, in consecutive rounds after uncounted warm-up rounds. */
export async function timed(
  work: () => Promise<void>,
  rounds: { warmUp: number; counted: number },
): Promise<Timing> {
  for (let round = 0; round < rounds.warmUp; round++) await work();
  const taken: number[] = [];
  for (let round = 0; round < rounds.counted; round++) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  return timing(taken);
}

/** Returns the median, the 95th percentile and the maximum, by nearest rank. */
export function timing(taken: readonly number[]): Timing {
  const rising = [...taken].sort((a, b) => a - b);
  const rank = (share: number) => rounded(rising[Math.max(0, Math.ceil(rising.length * share) - 1)] ?? 0);
  return { p50: rank(0.5), p95: rank(0.95), max: rank(1) };
}

/** Rounds to hundredths, because the digits after that are noise. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
