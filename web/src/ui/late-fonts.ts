const READING = 'reading';

/** The property of `tokens.css` that names each web font, with a fallback that is called after it. */
const FONTS: Partial<Record<string, string>> = {
  'Bricolage Display': 'display',
  Bricolage: 'text',
  Literata: READING,
};

const SAMPLE = 'Negen dagen, tien podia';

/**
 * Stands in the page itself, before its styles: the first page of a visit is read in the fallback of the reading font. Long
 * texts ask for that font after the first layout, when it comes too late to be shown, and it takes the line of what is seen.
 */
export const READ_IN_FALLBACK =
  "document.referrer.startsWith(origin)||(document.documentElement.dataset.lateFonts='reading')";

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

/** Whether the reading font has come. Its face does not tell: Chromium makes it anew with each style sheet, as not loaded. */
let isReadingHere = false;

/** Fetches the reading font where this page does without it, for the next one. */
export function fetchReadingFont(): void {
  if (!lateFonts().includes(READING) || isReadingHere) return;
  for (const { property, face } of uprightFonts()) {
    if (property !== READING) continue;
    face.load().then(
      () => {
        isReadingHere = true;
      },
      // Without it the next page is read in the fallback too.
      () => {},
    );
  }
}

/** Another page stands there: what came too late for the one before may show on it, the reading font once it has come. */
export function allowLateFonts(): void {
  setLate(lateFonts().filter((late) => late === READING && !isReadingHere));
  fetchReadingFont();
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
