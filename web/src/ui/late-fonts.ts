/** The file of each web font, by the property of `tokens.css` that names it. The italic one goes with its upright. */
const FONT_FILES = { display: 'bricolage-display', text: 'bricolage-text', reading: 'literata' };

/** For so long after the first paint a browser may still show an optional font in place of nothing, in ms. */
const BLOCK_PERIOD_MS = 100;

/**
 * Keeps the fallback of each font that came after the first paint, until {@link allowLateFonts}. `font-display: optional`
 * promises that, but Chromium makes its fonts anew when the style sheet of a part arrives before an earlier one: it then
 * finds what has come meanwhile, and moves what a visitor reads. Call it before such a sheet can come.
 */
export function keepFallbacks(): void {
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  // A page that was opened behind another one has been painted for nobody yet.
  if (!paint) return;
  const cameInTime = performance
    .getEntriesByType('resource')
    .filter(({ startTime, duration }) => startTime + duration <= paint.startTime + BLOCK_PERIOD_MS);
  const late = Object.entries(FONT_FILES).filter(
    ([, file]) => !cameInTime.some(({ name }) => name.includes(`/${file}-`)),
  );
  if (late.length > 0) document.documentElement.dataset.lateFonts = late.map(([name]) => name).join(' ');
}

/** From here on what has come meanwhile may show: another page stands there. */
export function allowLateFonts(): void {
  delete document.documentElement.dataset.lateFonts;
}
