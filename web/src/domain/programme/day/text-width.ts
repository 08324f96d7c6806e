// How wide a text is, without a browser to ask: for paper, which is laid out where nobody can look at it, and for the cells of
// a grid, whose words have to fit.

/** How wide letters are at most, of the size of the text, in our letter at 700 and in Arial, which stands in for it. */
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
  // As wide as the other quotes, French ones too: they may stand in a title.
  [/[\p{Pi}\p{Pf}]/u, 0.585],
  [/[\p{Ll}\p{Nd}\p{P}\p{S}]/u, 0.8],
];

/** Of a script that our letter does not have. */
const UNKNOWN = 1.1;

const widthOfLetter = (letter: string): number => WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? UNKNOWN;

/** How wide a text is on one line at most, in the size of the text. */
export function widthOf(text: string): number {
  // Marks stand above their letter.
  const letters = [...text.normalize('NFD').replace(/\p{M}/gu, '')];
  return letters.reduce((sum, letter) => sum + widthOfLetter(letter), 0);
}

/** How wide the longest word of a text is at most, in the size of the text. It may be broken at a hyphen. */
export const longestWord = (text: string): number =>
  // No lookbehind: Safari before 16.4 refuses the whole file.
  Math.max(0, ...(text.match(/[^\s\u00ad–-]*[–-]|[^\s\u00ad–-]+/g) ?? []).map(widthOf));

/** How many lines a text takes at most where a line is so wide, in the size of the text. A longer word takes several. */
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
