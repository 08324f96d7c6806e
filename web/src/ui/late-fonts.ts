import { onFirstInteraction } from './first-interaction.ts';

/**
 * Stands in the page itself, before its styles: the first page of a visit is read in the fallback of the reading font. Long
 * texts ask for that font after the first layout, when it comes too late to be shown, and it takes the line of what is seen.
 */
export const READ_IN_FALLBACK =
  "document.referrer.startsWith(origin)||(document.documentElement.dataset.lateFonts='reading')";

/** Fetches the reading font for the next page, where this page is read in its fallback, at the first interaction. */
export function fetchReadingFont(onInteraction: (then: () => void) => unknown = onFirstInteraction): void {
  if (document.documentElement.dataset.lateFonts !== 'reading') return;
  onInteraction(() => {
    for (const face of document.fonts) {
      // Chromium gives a name with spaces without its quotes, Firefox with them.
      if (face.family.replaceAll('"', '') !== 'Literata' || face.style !== 'normal') continue;
      // Without it the next page is read in the fallback too.
      face.load().catch(() => undefined);
    }
  });
}
