/** Which deliveries pause between two attempts, by a clock that nobody sets. */
export type Backoff = {
  begin(id: string, ms: number): void;
  end(id: string): void;
  /** Up to `most` of those whose pause is over, the first of them first. */
  over(most: number): string[];
};

/** A pause is as long as it was meant to be, also where the machine's date jumps meanwhile. `ticks` is in ms. */
export function createBackoff(ticks: () => number): Backoff {
  const untilById = new Map<string, number>();
  return {
    begin: (id, ms) => void untilById.set(id, ticks() + ms),
    end: (id) => void untilById.delete(id),
    over: (most) => {
      const now = ticks();
      const found: string[] = [];
      for (const [id, until] of untilById) {
        if (found.length === most) break;
        if (until <= now) found.push(id);
      }
      return found;
    },
  };
}
