/** The property of `tokens.css` that names each web font, with a fallback that is called after it. */
const FONTS: Partial<Record<string, string>> = {
  'Bricolage Display': 'display',
  Bricolage: 'text',
  Literata: 'reading',
};

const SAMPLE = 'Negen dagen, tien podia';

/**
 * Keeps the fallback of each font that came too late for this page, until {@link allowLateFonts}. `font-display: optional`
 * promises that, but Chromium makes its fonts anew when the style sheet of a part arrives before an earlier one: it then
 * finds what has come meanwhile, and moves what a visitor reads. Call it before such a sheet can come.
 */
export function keepFallbacks(): void {
  const canvas = document.createElement('canvas').getContext('2d');
  const late = [...document.fonts].flatMap(({ family, weight, style, status }) => {
    // The fault is that of Chromium, which gives a name without quotes.
    const property = FONTS[family];
    // One that no text asked for is none that came too late; the italic goes with its upright.
    if (!property || !canvas || style !== 'normal' || status === 'unloaded') return [];
    const fallback = `"${property} fallback"`;
    const widthIn = (families: string) => {
      canvas.font = `${weight.split(' ')[0]} 40px ${families}`;
      return canvas.measureText(SAMPLE).width;
    };
    const isShown = status === 'loaded' && widthIn(`"${family}",${fallback}`) !== widthIn(fallback);
    return isShown ? [] : property;
  });
  if (late.length > 0) document.documentElement.dataset.lateFonts = late.join(' ');
}

/** From here on what has come meanwhile may show: another page stands there. */
export function allowLateFonts(): void {
  delete document.documentElement.dataset.lateFonts;
}
