/** In the order in which they are tried, in pixels. */
const SMALLEST = 64;
const SIZES = [148, 132, 118, 104, 92, 82, 72, SMALLEST] as const;

export const TITLE_LINE = 0.98;

/** How wide the display cut is, by its size: nothing here draws, so that it is told by kinds of letters. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\s/u, 0.18],
  [/[mwMW@%&—…]/u, 0.62],
  [/[fijlrtI.,:;!|()'’‘-]/u, 0.26],
  [/[\p{Lu}\p{Nd}]/u, 0.45],
];
const OTHERS = 0.4;

const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (WIDTHS.find(([kind]) => kind.test(sign))?.[1] ?? OTHERS), 0);

/**
 * The largest size at which a title fits a box of pixels without breaking a word; else the smallest there is, at which
 * it does not fit.
 */
export function titleSize(
  title: string,
  box: { width: number; height: number },
): { size: number; fits: boolean } {
  const fitting = SIZES.find((size) => linesOf(title, box.width / size) * size * TITLE_LINE <= box.height);
  return fitting === undefined ? { size: SMALLEST, fits: false } : { size: fitting, fits: true };
}

/** How many lines a title takes of so many times its size; endless where a word is longer than a line. */
function linesOf(title: string, room: number): number {
  const space = widthOf(' ');
  let lines = 1;
  let used = 0;
  for (const word of title.split(' ').map(widthOf)) {
    if (word > room) return Number.POSITIVE_INFINITY;
    if (used > 0 && used + space + word > room) {
      lines += 1;
      used = word;
    } else used += (used > 0 ? space : 0) + word;
  }
  return lines;
}
