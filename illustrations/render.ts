import { mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { commission } from './commission.ts';
import { impress, toPortrait, toWebp } from './press/press.ts';
import { contactSheet, type Frame } from './press/sheet.ts';
import { describe, readStories, wantedPictures } from './press/stories.ts';
import { HEIGHT, WIDTH } from './print.ts';

const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    sheet: { type: 'string' },
    only: { type: 'string' },
    columns: { type: 'string', default: '6' },
  },
});

const CONTENT = join(import.meta.dirname, '..', 'content');
const STORIES = join(CONTENT, 'stories');

/** The part of a picture's address that marks author portraits. */
const PORTRAITS = '480x480/';

const stories = await readStories(STORIES);
const wanted = wantedPictures(stories).filter(
  ({ name }) => options.only === undefined || new RegExp(options.only).test(name),
);
const commissions = commission(wanted, stories);
const told = new Map<string, { alt: string; focus: string }>();
const frames: Frame[] = [];
let rendered = 0;

for (const { key, print, seed, composition } of commissions) {
  const isPortrait = key.startsWith(PORTRAITS);
  // A portrait is cropped around the face, so its focus is the centre.
  const { x, y } = isPortrait ? { x: 240, y: 240 } : print.focus;
  told.set(key, {
    alt: print.alt,
    focus: `${Math.round(x)}x${Math.round(y)}:${Math.round(x) + 1}x${Math.round(y) + 1}`,
  });
  const file = join(CONTENT, 'assets', `${key}.webp`);
  const missing = options.all || !(await exists(file));
  if (!missing && options.sheet === undefined) continue;
  if (!isPortrait && !key.startsWith(`${WIDTH}x${HEIGHT}/`))
    console.warn(`${key}: the press only prints ${WIDTH}x${HEIGHT} and portraits`);
  const pixels = await impress(print, seed);
  if (options.sheet !== undefined) frames.push({ pixels, focus: print.focus });
  if (!missing) continue;
  const picture = await (isPortrait ? toPortrait(pixels, print.focus) : toWebp(pixels));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
  rendered++;
  console.log(`${composition.padEnd(14)} ${Math.round(picture.length / 1024)} KB  ${key}`);
}

let described = 0;
if (options.write) {
  for (const file of new Set(wanted.flatMap(({ files }) => files)))
    described += await describe(STORIES, file, told);
}
if (options.sheet !== undefined) await contactSheet(frames, options.sheet, Number(options.columns));
console.log(`${commissions.length} pictures wanted, ${rendered} rendered, ${described} described`);

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
