/** The property of `tokens.css` that names each web font, with a fallback that is called after it. */
const FONTS: Partial<Record<string, string>> = {
  'Bricolage Display': 'display',
  Bricolage: 'text',
  Literata: 'reading',
};

const SAMPLE = 'Negen dagen, tien podia';

/**
 * Stands in the page itself, before its styles: the first page of a visit is read in the fallback of the reading font. Long
 * texts ask for that font after the first layout, when it comes too late to be shown, and it takes the line of what is seen.
 */
export const READ_IN_FALLBACK =
  "document.referrer.startsWith(location.origin+'/')||(document.documentElement.dataset.lateFonts='reading')";

/**
 * Keeps the fallback of each font that came too late for this page, until {@link allowLateFonts}. `font-display: optional`
 * promises that, but Chromium makes its fonts anew when the style sheet of a part arrives before an earlier one: it then
 * finds what has come meanwhile, and moves what a visitor reads. Call it before such a sheet can come.
 */
export function keepFallbacks(): void {
  const canvas = document.createElement('canvas').getContext('2d');
  const late = uprightFonts().flatMap(({ family, weight, status, property }) => {
    // One that no text asked for is none that came too late.
    if (!canvas || status === 'unloaded') return [];
    const fallback = `"${property} fallback"`;
    const widthIn = (families: string) => {
      canvas.font = `${weight.split(' ')[0]} 40px ${families}`;
      return canvas.measureText(SAMPLE).width;
    };
    const isShown = status === 'loaded' && widthIn(`"${family}",${fallback}`) !== widthIn(fallback);
    return isShown ? [] : property;
  });
  setLate([...lateFonts(), ...late]);
}

/** Fetches the fonts that this page does without, for the next one. */
export function fetchLateFonts(): void {
  const late = lateFonts();
  for (const { property, face } of uprightFonts()) {
    // Without it the next page is read in the fallback too.
    if (late.includes(property)) face.load().catch(() => {});
  }
}

/** Another page stands there: what has come meanwhile may show on it, and what has not is fetched for the one after it. */
export function allowLateFonts(): void {
  const there = uprightFonts().filter(({ status }) => status === 'loaded');
  setLate(lateFonts().filter((late) => there.every(({ property }) => property !== late)));
  fetchLateFonts();
}

const lateFonts = (): readonly string[] => document.documentElement.dataset.lateFonts?.split(' ') ?? [];

function setLate(fonts: readonly string[]): void {
  const { dataset } = document.documentElement;
  if (fonts.length > 0) dataset.lateFonts = [...new Set(fonts)].join(' ');
  else delete dataset.lateFonts;
}

/** The web fonts of the site, as the browser has them; the italic goes with its upright. */
const uprightFonts = () =>
  [...document.fonts].flatMap((face) => {
    // The fault is that of Chromium, which gives a name without quotes.
    const property = FONTS[face.family];
    const { family, weight, style, status } = face;
    return property !== undefined && style === 'normal' ? { family, weight, status, property, face } : [];
  });
