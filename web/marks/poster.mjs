// Draws the poster for link previews: the festival's name, its date and place, and its nine days as books on a shelf.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { PALETTE } from '../src/domain/palette.ts';
import { WORDMARK, wordmarkPaths } from '../src/layout/header/wordmark.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 60;
const LINES = ['25 oktober tot 2 november 2025', 'Kortrijk Xpo'];

const { red: RED, pink: PINK, paper: PAPER, white: WHITE, ink: INK } = PALETTE;
/** The colour of the pulled-out book's shadow: `--red-deep` in tokens.css. */
const RED_DEEP = '#a8151f';

/** The days from left to right. The book marked `out` is pulled out of the shelf. */
const SPINES = [
  { weekday: 'zaterdag', date: 25, width: 116, height: 202, field: INK, words: WHITE },
  { weekday: 'zondag', date: 26, width: 112, height: 214, field: PALETTE.orange, words: INK },
  { weekday: 'maandag', date: 27, width: 126, height: 206, field: PALETTE.blue, words: WHITE },
  { weekday: 'dinsdag', date: 28, width: 110, height: 196, field: PALETTE.green, words: WHITE },
  { weekday: 'woensdag', date: 29, width: 122, height: 236, field: PAPER, words: INK, out: true },
  { weekday: 'donderdag', date: 30, width: 124, height: 222, field: PALETTE['dark-blue'], words: WHITE },
  { weekday: 'vrijdag', date: 31, width: 112, height: 198, field: PALETTE.purple, words: WHITE },
  { weekday: 'zaterdag', date: 1, width: 134, height: 226, field: PINK, words: INK },
  { weekday: 'zondag', date: 2, width: 124, height: 204, field: PALETTE.grey, words: INK },
];

/** Renders the poster as a PNG. */
export async function poster() {
  const folder = await mkdtemp(join(tmpdir(), 'poster-'));
  try {
    const font = join(folder, 'words.ttf');
    await writeFile(
      font,
      await fontOf([...LINES, ...SPINES.flatMap((spine) => Object.values(spine))].join('')),
    );
    const svg = await drawing((text, size, colour) => word(font, text, size, colour));
    return await sharp(Buffer.from(svg)).png({ palette: true, quality: 95 }).toBuffer();
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function drawing(write) {
  const name = wordmarkPaths(await readFile(new URL('../src/ui/icons/icons.svg', import.meta.url), 'utf8'));
  const nameScale = (WIDTH - 2 * MARGIN) / WORDMARK.width;
  const lines = await Promise.all(LINES.map((line) => write(line, 40, WHITE)));
  const spines = await Promise.all(SPINES.map((spine, index) => drawnSpine(spine, leftOf(index), write)));
  // Draws the pulled-out book last, because it overlaps both its neighbours.
  const order = [...spines.keys()].sort(
    (a, b) => Number(SPINES[a].out ?? false) - Number(SPINES[b].out ?? false),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <path fill="${RED}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>
    <g transform="translate(${MARGIN} 28) scale(${nameScale})">
      <path fill="${PINK}" d="${name.ribbon}"/><path fill="${WHITE}" d="${name.letters}"/>
    </g>
    ${lines.map((line, index) => placed(line, MARGIN, 300 + index * 49)).join('')}
    ${order.map((index) => spines[index]).join('')}
  </svg>`;
}

const leftOf = (index) => MARGIN + SPINES.slice(0, index).reduce((sum, { width }) => sum + width, 0);

/** Returns the SVG of a book at the bottom of the poster: the weekday upwards, the date below a line. */
async function drawnSpine({ weekday, date, width, height, field, words, out = false }, left, write) {
  const name = await write(weekday, 23, words);
  const number = await write(String(date), 42, words);
  const top = HEIGHT - height;
  const middle = left + width / 2;
  const band = (y, thick) =>
    `<path fill="${words}" opacity=".4" d="M${left} ${y}h${width}v${thick}H${left}z"/>`;
  const room = { from: top + 18, to: HEIGHT - 64 };
  const spine = `
    <path fill="${field}" d="M${left} ${top}h${width}V${HEIGHT + 20}H${left}z"/>
    ${band(top + 14, 4)}${band(HEIGHT - 64, 2)}
    <g transform="translate(${middle} ${(room.from + room.to) / 2}) rotate(-90)">${placed(name, -name.width / 2, -name.height / 2)}</g>
    ${placed(number, middle - number.width / 2, HEIGHT - 48)}`;
  if (!out) return spine;
  const [x, y] = [left + width - 46, top - 16];
  return `<g transform="rotate(-2.2 ${middle} ${HEIGHT})">
    <path fill="${RED_DEEP}" d="M${left + 10} ${top + 4}h${width}V${HEIGHT + 20}H${left}z"/>${spine}
    <path fill="${PINK}" d="M${x} ${y}h28v58l-14-12-14 12z"/>
  </g>`;
}

const placed = ({ uri, width, height }, x, y) =>
  `<image href="${uri}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;

/** Renders a text as an image at twice its displayed size, so that the image stays sharp when rotated. */
async function word(font, text, size, colour) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${text}</span>`,
      font: `${FAMILY}, ${size * 2}`,
      fontfile: font,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return {
    uri: `data:image/png;base64,${data.toString('base64')}`,
    width: info.width / 2,
    height: info.height / 2,
  };
}

/** The family name in the subset font. Subsetting changes the width and the weight but not this name. */
const FAMILY = 'Bricolage Grotesque 96pt ExtraBold';

async function fontOf(letters) {
  const require = createRequire(import.meta.url);
  const original = require.resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  );
  return subsetFont(await readFile(original), letters, {
    targetFormat: 'truetype',
    variationAxes: { opsz: 18, wdth: 100, wght: 750 },
  });
}
