import sharp from 'sharp';
import { type Mood, PALETTES } from './palette.ts';
import { impress, toWebp } from './press/press.ts';
import { contactSheet, type Frame } from './press/sheet.ts';
import { type Composition, toSvg } from './print.ts';
import { seeded } from './rng.ts';

// usage: tsx trial.ts out.png cols width  module:export:mood:paletteIndex:seed[:k=v,k=v] ...
const [out = '/tmp/o.png', cols = '4', width = '440', ...jobs] = process.argv.slice(2);
const frames: Frame[] = [];
for (const job of jobs) {
  const [mod = '', name = '', mood = 'literatuur', idx = '0', seed = 'a', params = ''] = job.split(':');
  const m = (await import(`./compositions/${mod}.ts`)) as Record<string, Composition>;
  const names = name === '*' ? Object.keys(m).filter((k) => typeof m[k] === 'function') : [name];
  for (const n of names) {
    const pals = PALETTES[mood as Mood];
    const list = idx === '*' ? pals : [pals[Number(idx) % pals.length]!];
    for (const [pi, palette] of list.entries()) {
      const rng = seeded(seed + n + pi);
      const p = m[n]?.({
        rng,
        palette,
        params: Object.fromEntries(
          params
            .split(',')
            .filter(Boolean)
            .map((s) => s.split('=')),
        ) as Record<string, string>,
      });
      const t = Date.now();
      const px = await impress(p, seed);
      if (jobs.length === 1 && list.length === 1 && names.length === 1) {
        const w = await toWebp(px);
        console.log(Date.now() - t, 'ms', w.length, 'bytes');
        await sharp(w).png().toFile(out);
        console.log(toSvg(p).length);
        process.exit(0);
      }
      frames.push({ pixels: px, focus: p.focus });
      console.log(n, mood, pi, Date.now() - t, p.alt);
    }
  }
}
await contactSheet(frames, out, Number(cols), Number(width));
