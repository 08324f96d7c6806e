/** Minimum length of a word for which mistakes are accepted. Shorter words would match too many others. */
const FORGIVING_LENGTH = 4;

/** Returns the known words that differ from a word by one mistake: an extra, missing, wrong or swapped letter. */
export function nearWords(word: string, known: Iterable<string>): readonly string[] {
  if (word.length < FORGIVING_LENGTH) return [];
  return [...known].filter((other) => mistakesBetween(word, other, 1) === 1);
}

/**
 * Returns the edit distance between two words: extra, missing, wrong or swapped letters. If it exceeds `most`, returns
 * any number above `most`.
 */
export function mistakesBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1] ? 0 : 1;
      let least = Math.min((last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + same);
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, (beforeLast[at - 2] ?? 0) + 1);
      now.push(least);
    }
    if (Math.min(...now) > most) return most + 1;
    beforeLast = last;
    last = now;
  }
  return last[other.length] ?? most + 1;
}
