import { KNOWN_TAGS, letters } from 'web/story-rules';

/** Returns the known tag that an unknown tag probably means: at most two letters differ. */
export function likelyTag(tag: string): string | undefined {
  return KNOWN_TAGS.find((known) => distance(letters(tag), known) <= Math.min(2, known.length / 3));
}

/**
 * Returns the number of letters to insert, delete or replace to turn one word into the other (Levenshtein distance).
 */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const change = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
