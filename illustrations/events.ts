import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { draw } from './commission.ts';
import { describeEvents, eventPictures, ofOurs } from './press/event-documents.ts';
import { type Edition, impress, toWebp } from './press/press.ts';
import { contactSheet, type Frame } from './press/sheet.ts';
import { seeded } from './rng.ts';
import { EVENTS } from './subjects/events.ts';

const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    sheet: { type: 'string' },
    only: { type: 'string' },
    columns: { type: 'string', default: '6' },
  },
});

/**
 * Limits of event picture files. The width is that of an organiser's upload, and the size is small enough for lists.
 * The minimum quality is higher than for other pictures, because pages show the file at full size.
 */
const UPLOAD: Edition = { width: 1200, most: 28_000, least: 28 };

const DOCUMENTS = join(import.meta.dirname, '..', 'content', 'events');
const IMAGES = join(DOCUMENTS, 'images');

await mkdir(IMAGES, { recursive: true });
const there = new Set(await readdir(IMAGES));
const pictures = (await eventPictures(DOCUMENTS)).filter(
  ({ name }) => options.only === undefined || new RegExp(options.only).test(name),
);
const told = new Map<string, string>();
const frames: Frame[] = [];
let rendered = 0;

for (const { name, file } of pictures) {
  const subject = EVENTS[name];
  if (subject === undefined) {
    console.warn(`${name}: no subject in subjects/events.ts`);
    continue;
  }
  const print = draw(subject, subject.mood, seeded(name));
  told.set(file, ofOurs(print.alt));
  const missing = options.all || !there.has(file);
  if (!missing && options.sheet === undefined) continue;
  const pixels = await impress(print, name);
  if (options.sheet !== undefined) frames.push({ pixels, focus: print.focus });
  if (!missing) continue;
  const picture = await toWebp(pixels, UPLOAD);
  await writeFile(join(IMAGES, file), picture);
  rendered++;
  console.log(`${subject.composition.padEnd(14)} ${Math.round(picture.length / 1024)} KB  ${name}`);
}

const described = options.write ? await describeEvents(DOCUMENTS, told) : 0;
if (options.sheet !== undefined) await contactSheet(frames, options.sheet, Number(options.columns));
console.log(`${pictures.length} pictures wanted, ${rendered} rendered, ${described} described`);
