/** The letters of the fonts that cards are drawn with: web/fonts cuts them. */
const KNOWN =
  /^[ -~¡©«»°±²³´·¼½¾¿À-ÏÑ-ÖØ-Ýß-ïñ-öø-ýÿŒœ–—‘’‚“”„•…€′″‹›↑↓×−ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŔŕŘřŚśŞşŠšŤťŪūŮůŰűŲųŹźŻżŽžȘșȚț]$/u;

/** Signs that are drawn as others. */
const INSTEAD: Readonly<Record<string, string>> = {
  ĳ: 'ij',
  Ĳ: 'IJ',
  ı: 'i',
  Ð: 'D',
  ð: 'd',
  '→': '–',
  '\u2011': '-',
};

/**
 * A text in the letters that can be drawn: a letter with an accent that no font has loses the accent, any other sign
 * (an emoji, another script) is left out. Lines and wide spaces become one space.
 */
export function readable(text: string): string {
  const letters = [...text.normalize('NFC')].map((sign) => {
    if (/\s/u.test(sign)) return ' ';
    return KNOWN.test(sign) ? sign : (INSTEAD[sign] ?? withoutAccent(sign));
  });
  return letters.join('').replace(/ +/g, ' ').trim();
}

function withoutAccent(sign: string): string {
  const letter = sign.normalize('NFD').charAt(0);
  return KNOWN.test(letter) ? letter : '';
}
