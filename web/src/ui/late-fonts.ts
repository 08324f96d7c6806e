import { onFirstInteraction } from './first-interaction.ts';

/**
 * Inline script before the styles: the first page of a visit shows long texts in the fallback of the reading font. That
 * font would be requested after the first layout, too late to be shown, and delay visible content.
 */
export const READ_IN_FALLBACK =
  "document.referrer.startsWith(origin)||(document.documentElement.dataset.lateFonts='reading')";

/** At the first interaction, loads the reading font for the next page, if this page uses the fallback. */
export function fetchReadingFont(onInteraction: (then: () => void) => unknown = onFirstInteraction): void {
  if (document.documentElement.dataset.lateFonts !== 'reading') return;
  onInteraction(() => {
    for (const face of document.fonts) {
      // Chromium reports a family name with spaces without quotes, Firefox with them.
      if (face.family.replaceAll('"', '') !== 'Literata' || face.style !== 'normal') continue;
      // If it fails, the next page uses the fallback too.
      face.load().catch(() => undefined);
    }
  });
}
