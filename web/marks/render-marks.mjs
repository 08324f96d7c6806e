// Renders the images that cannot be SVG: the icons for phones and old browsers, from public/favicon.svg, and the poster
// for link previews. Run `npm run marks -w web` after a change to the logo, and each year for the dates on the poster.
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { poster } from './poster.mjs';

const PUBLIC = new URL('../public/', import.meta.url);
const favicon = await readFile(new URL('favicon.svg', PUBLIC), 'utf8');

/** Renders the mark as a PNG. `room` widens the viewBox on every side, in SVG units: the drawing fills that margin. */
function icon(pixels, room = 0) {
  const side = 32 + 2 * room;
  const drawing = favicon.replace('viewBox="0 0 32 32"', `viewBox="${-room} ${-room} ${side} ${side}"`);
  return sharp(Buffer.from(drawing), { density: (72 * pixels) / side })
    .resize(pixels)
    .png({ palette: true })
    .toBuffer();
}

/** Wraps one PNG in an .ico file. */
function ico(png, pixels) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one image, described below
  header.writeUInt8(pixels, 6);
  header.writeUInt8(pixels, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Renders the icon of a shortcut in the manifest: the site's icon `name`, in white on the red of the logo. */
async function shortcut(name) {
  const icons = await readFile(new URL('../src/ui/icons/icons.svg', import.meta.url), 'utf8');
  const [drawing] = new RegExp(`<g id="${name}">.*?</g>|<path id="${name}"[^>]*>`).exec(icons);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 48 48">
    <rect x="-12" y="-12" width="48" height="48" fill="#d81e2c" />
    <g fill="none" stroke="#fff" stroke-width="2.25">${drawing}</g>
  </svg>`;
  return sharp(Buffer.from(svg), { density: 144 }).resize(96).png({ palette: true }).toBuffer();
}

/** Margin of maskable icons, in SVG units. It keeps the letter in the central 80 %, which Android never crops. */
const MASK_ROOM = 7;

const FILES = {
  'favicon.ico': async () => ico(await icon(32), 32),
  'apple-touch-icon.png': () => icon(180),
  'icon-192.png': () => icon(192, MASK_ROOM),
  'icon-512.png': () => icon(512, MASK_ROOM),
  // Without a margin, because these icons are never cropped.
  'icon-192-any.png': () => icon(192),
  'icon-512-any.png': () => icon(512),
  'shortcut-stapel.png': () => shortcut('bookmark'),
  'shortcut-programma.png': () => shortcut('calendar'),
  'share.png': poster,
};

for (const [name, render] of Object.entries(FILES)) {
  const bytes = await render();
  await writeFile(new URL(name, PUBLIC), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
