import { InvalidArgument } from './invalid-argument.ts';
import type { Ranks, StoryIndex } from './story-index.ts';

interface SortKey {
  path: string;
  descending: boolean;
  kind: 'text' | 'int' | 'float';
  nullsFirst: boolean;
}

/** Maximum number of cached orders. Orders come from queries, so memory must be bounded. */
const MOST_ORDERS = 48;

/** Sorts titles as people expect: é is next to e, and case only matters between titles that are otherwise equal. */
const collator = new Intl.Collator('nl');

/** Properties that are numbers in Storyblok's database and sort as numbers, unlike the fields in `content`. */
const numericProperties = new Set(['id', 'position', 'parent_id', 'group_id', 'release_id']);

/**
 * Returns the rank of every story in the order of `sort_by`, memoized per edition. Equal stories keep the editor's
 * order, therefore pages never overlap.
 */
export function ranksBy(index: StoryIndex, sortBy: string): Ranks {
  const kept = index.ranks.get(sortBy);
  if (kept) return kept;
  const comparisons = parseSortBy(sortBy).map((key) => comparison(index, key));
  const order = index.stories.map((_, at) => at);
  order.sort((a, b) => {
    for (const compare of comparisons) {
      const result = compare(a, b);
      if (result !== 0) return result;
    }
    return a - b;
  });
  const ranks: Ranks = { rankOf: new Int32Array(order.length), order: Int32Array.from(order) };
  order.forEach((at, rank) => {
    ranks.rankOf[at] = rank;
  });
  if (index.ranks.size >= MOST_ORDERS) index.ranks.clear();
  index.ranks.set(sortBy, ranks);
  return ranks;
}

/**
 * Parses a comma-separated list of `path:asc|desc[:int|float][:nulls_first|nulls_last]`. If a part is invalid, throws
 * InvalidArgument.
 */
function parseSortBy(sortBy: string): SortKey[] {
  const keys = sortBy.split(',').map((key) => key.trim());
  return keys
    .filter((key) => key !== '')
    .map((key) => {
      const [path = '', ...options] = key.split(':');
      const sortKey: SortKey = { path, descending: false, kind: 'text', nullsFirst: false };
      for (const option of options) {
        if (option === 'desc') sortKey.descending = true;
        else if (option === 'int' || option === 'float') sortKey.kind = option;
        else if (option === 'nulls_first') sortKey.nullsFirst = true;
        else if (option !== 'asc' && option !== 'nulls_last') {
          throw new InvalidArgument(
            `sort_by: ${JSON.stringify(key)} is invalid at ${JSON.stringify(option)}`,
          );
        }
      }
      if (numericProperties.has(path)) sortKey.kind = 'float';
      return sortKey;
    });
}

function comparison(index: StoryIndex, key: SortKey): (a: number, b: number) => number {
  const direction = key.descending ? -1 : 1;
  const nulls = key.nullsFirst ? -1 : 1;
  if (key.kind !== 'text') {
    const numbers = index.columns.numbers(key.path, key.kind);
    return (a, b) => {
      const [left, right] = [numbers[a] ?? Number.NaN, numbers[b] ?? Number.NaN];
      if (Number.isNaN(left) || Number.isNaN(right))
        return nulls * (Number(Number.isNaN(left)) - Number(Number.isNaN(right)));
      return direction * (left - right);
    };
  }
  const texts = index.columns.values(key.path).map(sortableText);
  return (a, b) => {
    const [left, right] = [texts[a], texts[b]];
    if (left === undefined || right === undefined)
      return nulls * (Number(left === undefined) - Number(right === undefined));
    return left === right ? 0 : direction * collator.compare(left, right);
  };
}

function sortableText(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
