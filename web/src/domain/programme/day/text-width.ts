// Estimates text widths without a browser: for the booklet, whose layout is computed before it is printed, and for grid
// cells, whose words have to fit.

/** Maximum widths of letters, relative to the text size, in our font at weight 700 and in Arial, its fallback. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[\sijl.,·'’]/u, 0.28],
  [/[I:;()!\-/]/u, 0.36],
  [/[tfr]/u, 0.435],
  [/[zscxvaeJ17“”–]/u, 0.585],
  [/[kygoFLTZ235?+]/u, 0.615],
  [/[uhnbpdq4]/u, 0.64],
  [/[EPSY0689]/u, 0.67],
  [/[ABCDHKRUVX&]/u, 0.755],
  [/[NGOQ]/u, 0.78],
  [/[w\p{Lu}]/u, 0.99],
  [/[m@%—…]/u, 1],
  // As wide as the other quotes, including French ones, which occur in titles.
  [/[\p{Pi}\p{Pf}]/u, 0.585],
  [/[\p{Ll}\p{Nd}\p{P}\p{S}]/u, 0.8],
];

/** For scripts that our font does not have. */
const UNKNOWN = 1.1;

const widthOfLetter = (letter: string): number => WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? UNKNOWN;

/** The maximum width of a text on one line, relative to the text size. */
export function widthOf(text: string): number {
  // Combining marks take no width.
  const letters = [...text.normalize('NFD').replace(/\p{M}/gu, '')];
  return letters.reduce((sum, letter) => sum + widthOfLetter(letter), 0);
}

/** The maximum width of the longest word of a text, relative to the text size. Words may break at a hyphen. */
export const longestWord = (text: string): number =>
  // No lookbehind: Safari before 16.4 refuses the whole script.
  Math.max(0, ...(text.match(/[^\s\u00ad–-]*[–-]|[^\s\u00ad–-]+/g) ?? []).map(widthOf));

/** The maximum number of lines of a text, for lines of this width relative to the text size. Breaks longer words. */
export function linesOf(text: string, width: number): number {
  let lines = 0;
  let room = 0;
  for (const word of text.split(' ').filter((one) => one !== '')) {
    const length = widthOf(word);
    if (lines > 0 && length + widthOf(' ') <= room) {
      room -= length + widthOf(' ');
      continue;
    }
    const taken = Math.ceil(length / width);
    lines += taken;
    room = taken * width - length;
  }
  return lines;
}
