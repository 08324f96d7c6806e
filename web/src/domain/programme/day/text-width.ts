// Estimates text widths without a browser. The booklet uses them to lay out its pages before printing; the grid and
// large titles use them to fit their font to the longest word.

/** Maximum widths of letters at weight 700, relative to the text size, in the site's font and in Arial. */
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
  // All quotation marks have the same width, including the French ones that occur in titles.
  [/[\p{Pi}\p{Pf}]/u, 0.585],
  [/[\p{Ll}\p{Nd}\p{P}\p{S}]/u, 0.8],
];

/** The assumed width of a letter that the site's font lacks, relative to the text size. */
const UNKNOWN = 1.1;

const widthOfLetter = (letter: string): number => WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? UNKNOWN;

/** Returns the maximum width of a text on one line, relative to the text size. */
export function widthOf(text: string): number {
  // Combining marks add no width.
  const letters = [...text.normalize('NFD').replace(/\p{M}/gu, '')];
  return letters.reduce((sum, letter) => sum + widthOfLetter(letter), 0);
}

/** Returns the maximum width of the longest word, relative to the text size. Words may break after a hyphen. */
export const longestWord = (text: string): number =>
  // No lookbehind: Safari before 16.4 rejects scripts that contain one.
  Math.max(0, ...(text.match(/[^\s\u00ad–-]*[–-]|[^\s\u00ad–-]+/g) ?? []).map(widthOf));

/** Whether a word of a title may be wider than a narrow column. Other titles get no style, which keeps pages small. */
export const hasLongWord = (title: string): boolean => longestWord(title) > 5.5;

/**
 * Returns a style that contains the width of the text's longest word, in em. The stylesheet chooses a font size at
 * which this word fits.
 */
export const fitted = (text: string): { '--longest': string } => ({
  '--longest': Math.max(1, longestWord(text)).toFixed(2),
});

/** Estimates how many lines a text needs at most. `width` is the length of a line, divided by the font size. */
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
