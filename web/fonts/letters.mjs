// The characters in the fonts of pages. The files with common characters fit the first round trip of a connection. A
// page loads the other files only if it contains one of their characters (docs/performance.md).
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('');

/** Dutch characters, common ones in French, German and Spanish names, and characters that only one typeface has. */
export const COMMON = `${ASCII}\u00a0©«»·°àáâäçèéêëíîïñóôöøúûüÀÇÈÉËÏÖ–—‘’“”„•…€×ĲĳŠšŽž→←−✓♥♡`;

/** The letters and symbols of western European languages that {@link COMMON} lacks. */
export const RARE = '¡±²³´¼½¾¿ÁÂÃÄÅÆÊÌÍÎÑÒÓÔÕØÙÚÛÜÝßãåæìòõùýÿŒœ‚′″‹›↑↓';

/** Letters of the languages of central and eastern Europe, the Baltic states and Turkey. */
export const EXTENDED =
  'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİıĶķĹĺĻļĽľŁłŃńŅņŇňŌōŐőŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŹźŻżŽžȘșȚț';

/** Formats characters as the value of `unicode-range` in CSS. */
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
