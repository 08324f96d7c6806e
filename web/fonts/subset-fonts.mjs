// Reduces the typefaces to the characters and axes that the site uses: 360 KB become 86 KB. A first visit to a page
// loads 28 KB of these. The images for sharing need separate font files, because the library that renders them supports
// neither woff2 nor variable axes. The library has no fallback font either, so these files also contain central and
// eastern European letters. Run `npm run fonts -w web` after a change here.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { COMMON, EXTENDED, RARE } from './letters.mjs';

const require = createRequire(import.meta.url);
const BRICOLAGE = require.resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
);
const BRICOLAGE_EXTENDED = require.resolve(
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-standard-normal.woff2',
);
const LITERATA = require.resolve('@fontsource-variable/literata/files/literata-latin-wght-normal.woff2');
const LITERATA_ITALIC = require.resolve(
  '@fontsource-variable/literata/files/literata-latin-wght-italic.woff2',
);

const DISPLAY = { opsz: 96, wdth: 75, wght: 800 };
const BOLD = { opsz: 18, wdth: 100, wght: 700 };

/** The OpenType features that our CSS uses, or that some languages need. */
const LETTERS = ['ccmp', 'locl', 'liga', 'calt', 'tnum'];

const PAGES = '../src/ui/fonts';
const CARDS = '../src/endpoints/images/share-image/fonts';

/**
 * The display font retains kerning, because kerning is visible at large sizes only. In the text font, kerning data was
 * half of the file (docs/performance.md).
 */
const DISPLAY_FACE = { from: BRICOLAGE, axes: DISPLAY, features: [...LETTERS, 'kern'] };
const TEXT_FACE = {
  from: BRICOLAGE,
  axes: { opsz: 18, wdth: 100, wght: { min: 400, max: 800 } },
  features: LETTERS,
};

const CUTS = [
  { ...DISPLAY_FACE, to: `${PAGES}/bricolage-display.woff2`, letters: COMMON },
  { ...DISPLAY_FACE, to: `${PAGES}/bricolage-display-rare.woff2`, letters: RARE },
  { ...TEXT_FACE, to: `${PAGES}/bricolage-text.woff2`, letters: COMMON },
  { ...TEXT_FACE, to: `${PAGES}/bricolage-text-rare.woff2`, letters: RARE },
  { from: LITERATA, to: `${PAGES}/literata.woff2`, axes: { wght: { min: 400, max: 700 } } },
  { from: LITERATA_ITALIC, to: `${PAGES}/literata-italic.woff2`, axes: { wght: 400 } },
  { from: BRICOLAGE, to: `${CARDS}/display.woff`, axes: DISPLAY },
  { from: BRICOLAGE, to: `${CARDS}/bold.woff`, axes: BOLD },
  { from: BRICOLAGE_EXTENDED, to: `${CARDS}/display-extended.woff`, axes: DISPLAY },
  { from: BRICOLAGE_EXTENDED, to: `${CARDS}/bold-extended.woff`, axes: BOLD },
];

for (const {
  from,
  to,
  axes,
  features,
  letters = from === BRICOLAGE_EXTENDED ? EXTENDED : COMMON + RARE,
} of CUTS) {
  const original = await readFile(from);
  const targetFormat = to.endsWith('.woff2') ? 'woff2' : 'woff';
  const cut = await subsetFont(original, letters, {
    targetFormat,
    variationAxes: axes,
    keepFeatures: features,
  });
  await writeFile(new URL(to, import.meta.url), cut);
  console.log(`${to}: ${original.length} → ${cut.length} bytes`);
}
