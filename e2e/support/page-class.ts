import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './process.ts';

/**
 * The classes of page, each with a budget. `text`: pages that are only read. `home`: the home page and
 * search. `list`: lists with filters. `browser`: pages rendered from data that only the browser has.
 * `authors` and `everyBlock`: the two longest pages. `document`: a page without scripts.
 */
export type PageClass = 'text' | 'home' | 'list' | 'browser' | 'authors' | 'everyBlock' | 'document';

/**
 * The budget of a class: maximum sizes in KB of brotli (1 KB is 1,000 bytes), and the maximum number of
 * requests other than images.
 */
export type ClassBudget = {
  /** Size of the document including its inline styles. */
  htmlKB: number;
  /** Size of the scripts that load before any interaction. */
  scriptKB: number;
  /** Size of the scripts once the islands of the page run. */
  startedKB: number;
  requests: number;
};

export const LIMITS_FILE = join(ROOT, 'bench', 'budgets.json');

function readClassBudgets(): Readonly<Record<PageClass, ClassBudget>> {
  return JSON.parse(readFileSync(LIMITS_FILE, 'utf8')).classes;
}

/**
 * The class of each kind of page, by the name of the kind in `page-kinds.ts`. Kinds that are missing here
 * have the class `text`.
 */
const CLASSES: Readonly<Record<string, PageClass>> = {
  home: 'home',
  search: 'home',
  'search results': 'home',
  'search without results': 'home',
  'search for nothing': 'home',
  day: 'list',
  'biggest day': 'list',
  'day with many items, page 2': 'list',
  'day as a grid': 'list',
  edition: 'list',
  'on tour': 'list',
  'further in Flanders': 'list',
  'events near a town': 'list',
  'signing board': 'list',
  'signing board of today': 'list',
  now: 'list',
  pile: 'browser',
  'live screen': 'browser',
  'live screen at a stage': 'browser',
  authors: 'authors',
  'every block': 'everyBlock',
  'programme in words': 'document',
};

/** Returns the class of a kind of page. */
export const classOf = (kind: string): PageClass => CLASSES[kind] ?? 'text';

/** Returns a sentence for each figure that exceeds the budget of its class. */
export function overBudget(kind: string, figures: Partial<ClassBudget>): string[] {
  const limits = readClassBudgets()[classOf(kind)];
  return Object.entries(figures).flatMap(([figure, value]) => {
    // The cast is safe: `figures` has the keys of the budget.
    const limit = limits[figure as keyof ClassBudget];
    return value > limit ? [`${kind} (${classOf(kind)}): ${figure} is ${value}, its limit is ${limit}`] : [];
  });
}
