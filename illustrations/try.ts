import { parseArgs } from 'node:util';
import { COMPOSITIONS } from './catalogue.ts';
import { type Mood, PALETTES } from './palette.ts';
import { impress } from './press/press.ts';
import { contactSheet, type Frame } from './press/sheet.ts';
import { seeded } from './rng.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'try.png' }, mood: { type: 'string', default: 'literatuur' } },
});

const moods = Object.entries(PALETTES).filter(([mood]) => mood === values.mood) as [
  Mood,
  (typeof PALETTES)[Mood],
][]; // the keys of PALETTES are moods
const wanted = Object.entries(COMPOSITIONS).filter(([name]) => positionals.includes(name));
const frames: Frame[] = [];
for (const [name, compose] of wanted) {
  for (const [, palettes] of moods) {
    for (const [i, palette] of palettes.entries()) {
      const seed = `${name} ${i}`;
      const print = compose({ rng: seeded(seed), palette, params: {} });
      frames.push({ pixels: await impress(print, seed), focus: print.focus });
      console.log(`${name} ${values.mood} ${i}: ${print.alt}`);
    }
  }
}
if (frames.length === 0) throw new Error('Name a composition (see catalogue.ts) and a mood (see palette.ts)');
await contactSheet(frames, values.out, 3, 560);
