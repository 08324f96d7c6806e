// The letters of the fonts of the pages. What nearly every page writes comes first, in files that fit the first answer of a
// connection; the rest is fetched by pages that write one of them (docs/performance.md).
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');

/** Dutch, what French, German and Spanish names have most, and what only one of the typefaces has. */
export const COMMON = `${ASCII}\u00a0©«»·°àáâäçèéêëíîïñóôöøúûüÀÇÈÉËÏÖ–—‘’“”„•…€×ĲĳŠšŽž→←−✓♥♡`;

/** The other letters and signs of western Europe. */
export const RARE = '¡±²³´¼½¾¿ÁÂÃÄÅÆÊÌÍÎÑÒÓÔÕØÙÚÛÜÝßãåæìòõùýÿŒœ‚′″‹›↑↓';

/** Central and eastern Europe, the Baltic, Turkey. */
export const EXTENDED =
  'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŹźŻżŽžȘșȚț';

/** The letters as `unicode-range` writes them. */
export function unicodeRange(letters) {
  const points = [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && last.to === point - 1) last.to = point;
    else runs.push({ from: point, to: point });
  }
  const hex = (point) => point.toString(16).toUpperCase();
  return runs
    .map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}
