/** Letters that Unicode normalization does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ŧ: 't',
};

/**
 * Returns the text in lower case, in letters without accents and without invisible characters such as soft hyphens:
 * «Één dag» → «een dag», «Yıldız Sjøstrand» → «yildiz sjostrand».
 */
export const withoutAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[æœøßþðđħıłŋŧ]/g, (letter) => LETTERS[letter] ?? letter);
