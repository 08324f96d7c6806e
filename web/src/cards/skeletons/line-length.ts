const LENGTHS = [74, 92, 61, 84, 68, 96, 79] as const;

/**
 * How much of its line a stand-in for a text fills, in per cent. Fixed by its place, so that server and browser
 * draw the same, and uneven as titles are.
 */
export function lineLength(index: number, line = 0): number {
  return LENGTHS[(index * 3 + line * 2) % LENGTHS.length] ?? LENGTHS[0];
}
