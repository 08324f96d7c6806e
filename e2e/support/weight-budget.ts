import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sort, WeighedFile, WeighedPage, Weight } from './page-weight.ts';
import { ROOT } from './process.ts';

export const LIMITS_FILE = join(ROOT, 'bench', 'budgets.json');

/** The limits of each weighed page, by its name; `npm run bench -- weight --note` lowers them. */
export function readWeightLimits(): Readonly<Record<string, Weight>> {
  return JSON.parse(readFileSync(LIMITS_FILE, 'utf8')).pages;
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

/** Describes each figure of a page that is over its limit, in a sentence that names the heaviest files. */
export function overBudget({ weight, files }: WeighedPage, limits: Weight): string[] {
  return FIGURES.filter(([figure]) => weight[figure] > limits[figure]).map(([figure, about]) => {
    const heaviest = heaviestOf(files.filter(({ sort }) => about.includes(sort)));
    return `${figure}: ${weight[figure]}, its limit is ${limits[figure]}. The heaviest: ${heaviest}`;
  });
}

/** A file that a page asks for twice counts twice. */
function heaviestOf(files: readonly WeighedFile[]): string {
  const bytesOf = new Map<string, number>();
  for (const { name, bytes } of files) bytesOf.set(name, (bytesOf.get(name) ?? 0) + bytes);
  const heaviest = [...bytesOf].sort(([, a], [, b]) => b - a).slice(0, NAMED);
  return heaviest.map(([name, bytes]) => `${name} ${bytes}`).join(', ');
}
