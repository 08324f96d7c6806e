import { useEffect } from 'react';
import displayFont from '../../ui/fonts/bricolage-display.woff2?url';
import textFont from '../../ui/fonts/bricolage-text.woff2?url';

/** As `ui/tokens.css` has them. */
const FACES = [
  { family: 'Bricolage Display', file: displayFont, weight: '800' },
  { family: 'Bricolage', file: textFont, weight: '400 800' },
];

/**
 * Puts on our letters when they come. Elsewhere letters that come too late are for the next page, so that nothing
 * moves under a reader's eyes; a screen in the hall has no next page for days.
 */
export function useLateFonts(): void {
  useEffect(() => {
    for (const { family, file, weight } of FACES) {
      const face = new FontFace(family, `url(${file})`, { weight });
      face.load().then(
        () => document.fonts.add(face),
        () => undefined,
      );
    }
  }, []);
}
