import { onFirstInteraction } from './first-interaction.ts';

/**
 * Inline script before the stylesheets. It makes the first page of a visit show long texts in the fallback of the
 * reading font, because the browser would request the reading font only after the first layout. The font would arrive
 * too late and slow down visible content. On that page the display font is optional (tokens.css).
 */
export const READ_IN_FALLBACK =
  "document.referrer.startsWith(origin)||(document.documentElement.dataset.lateFonts='')";

/** If this page uses the fallback font, loads the reading font at the first interaction, for the next page. */
export function fetchReadingFont(onInteraction: (then: () => void) => unknown = onFirstInteraction): void {
  if (document.documentElement.dataset.lateFonts === undefined) return;
  onInteraction(() => {
    for (const face of document.fonts) {
      // Chromium reports a family name that contains spaces without quotes, Firefox with quotes.
      if (face.family.replaceAll('"', '') !== 'Literata' || face.style !== 'normal') continue;
      // If loading fails, the next page also uses the fallback font.
      face.load().catch(() => undefined);
    }
  });
}
