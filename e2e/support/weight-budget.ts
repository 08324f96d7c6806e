import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sort, WeighedFile, WeighedPage, Weight } from './page-weight.ts';
import { ROOT } from './process.ts';

/** Where the limits stand, and what every file weighed when they were noted. */
export const LIMITS_FILE = join(ROOT, 'bench', 'budgets.json');
export const NOTED_FILE = join(ROOT, 'bench', 'noted-weights.json');

export type Noted = Readonly<Record<string, number>>;

/** The limits of each weighed page, by its name; `npm run bench -- weight --note` lowers them. */
export function readWeightLimits(): Readonly<Record<string, Weight>> {
  return JSON.parse(readFileSync(LIMITS_FILE, 'utf8')).pages;
}

export function readNoted(): Noted {
  return JSON.parse(readFileSync(NOTED_FILE, 'utf8'));
}

/** So many files are named: the first ones say where to look. */
const NAMED = 5;
/** The figures that have a limit, each with the sorts of file that it is about. */
const FIGURES: readonly (readonly [keyof Weight, readonly Sort[]])[] = [
  ['html', ['html']],
  ['styles', ['styles']],
  ['scripts', ['scripts']],
  ['fonts', ['fonts']],
  ['scriptFiles', ['scripts']],
  ['beforePaint', ['styles', 'scripts', 'fonts']],
];

/** What of a page is over its limit, each in a sentence that names the files that grew since they were noted. */
export function overBudget({ weight, files }: WeighedPage, limits: Weight, noted: Noted): string[] {
  return FIGURES.filter(([figure]) => weight[figure] > limits[figure]).map(([figure, about]) => {
    const grown = growthOf(
      files.filter(({ sort }) => about.includes(sort)),
      noted,
    );
    return `${figure}: ${weight[figure]}, its limit is ${limits[figure]}. ${grown}`;
  });
}

/** The files that grew most, new ones first among equals; where none did, the heaviest. */
function growthOf(files: readonly WeighedFile[], noted: Noted): string {
  const now = new Map<string, number>();
  for (const { name, bytes } of files) now.set(name, (now.get(name) ?? 0) + bytes);
  const all = [...now].map(([name, bytes]) => ({ name, bytes, grown: bytes - (noted[name] ?? 0) }));
  const grown = all.filter((one) => one.grown > 0).sort((a, b) => b.grown - a.grown);
  if (grown.length === 0) {
    const heaviest = all.sort((a, b) => b.bytes - a.bytes).slice(0, NAMED);
    return `No file grew; the heaviest: ${heaviest.map(({ name, bytes }) => `${name} ${bytes}`).join(', ')}`;
  }
  const said = grown
    .slice(0, NAMED)
    .map(({ name, bytes, grown: by }) =>
      name in noted ? `${name} ${bytes} (+${by})` : `${name} ${bytes} (new)`,
    );
  return `Grown: ${said.join(', ')}`;
}
