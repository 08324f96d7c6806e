import { isRecord, isSame } from './stable-json.ts';

/** The path to a field: names of fields and, for a block in a list, its index (from 0) and its component. */
export type FieldPath = readonly (string | { block: number; component: string })[];

/** A field with a different value in the folder and in the space. A missing value is `undefined`. */
export type Difference = { at: FieldPath; here: unknown; there: unknown };

/** The result of {@link mergeFields}. */
export type Merge = {
  /** The merged value. A field that both sides changed has the value of the preferred side. */
  merged: unknown;
  /** The fields that both sides changed, to different values. */
  conflicts: readonly Difference[];
};

type Block = Record<string, unknown> & { component: string };
type Context = { prefer: 'here' | 'there'; hasBase: boolean; conflicts: Difference[] };

/**
 * Merges two versions of a value that come from the same earlier version `base`. A field that only one side changed
 * gets the value of that side. Matches blocks in a list by their `_uid`. Compares all other values, including rich
 * text, as a whole. Without a base (`undefined`), every difference is a conflict.
 */
export function mergeFields(
  base: unknown,
  here: unknown,
  there: unknown,
  prefer: 'here' | 'there' = 'here',
): Merge {
  const context: Context = { prefer, hasBase: base !== undefined, conflicts: [] };
  return { merged: mergeValue(base, here, there, [], context), conflicts: context.conflicts };
}

/** Returns the fields in which two versions differ. */
export const differences = (here: unknown, there: unknown): readonly Difference[] =>
  mergeFields(undefined, here, there).conflicts;

function mergeValue(base: unknown, here: unknown, there: unknown, at: FieldPath, context: Context): unknown {
  if (isEqual(here, there) || (context.hasBase && isEqual(base, there))) return here;
  if (context.hasBase && isEqual(base, here)) return there;
  if (at.length === 0 && isRecord(here) && isRecord(there)) return mergeKeys(base, here, there, at, context);
  if (isBlock(here) && isBlock(there) && here.component === there.component)
    return mergeKeys(base, here, there, at, context);
  if (isBlockList(here) && isBlockList(there)) {
    const merged = mergeBlocks(isBlockList(base) ? base : undefined, here, there, at, context);
    if (merged !== undefined) return merged;
  }
  context.conflicts.push({ at, here, there });
  return context.prefer === 'here' ? here : there;
}

function mergeKeys(
  base: unknown,
  here: Record<string, unknown>,
  there: Record<string, unknown>,
  at: FieldPath,
  context: Context,
): Record<string, unknown> {
  const known = isRecord(base) ? base : {};
  const keys = [...new Set([...Object.keys(here), ...Object.keys(there)])];
  return Object.fromEntries(
    keys
      .map((key) => [key, mergeValue(known[key], here[key], there[key], [...at, key], context)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** Merges two lists of blocks. Returns `undefined` if both sides added, removed or reordered blocks differently. */
function mergeBlocks(
  base: readonly Block[] | undefined,
  here: readonly Block[],
  there: readonly Block[],
  at: FieldPath,
  context: Context,
): unknown[] | undefined {
  const order = orderOf(context.hasBase ? (base ?? []) : undefined, here, there);
  if (order === undefined) return undefined;
  const [ofBase, ofHere, ofThere] = [base ?? [], here, there].map(byUid);
  // A block that one side removed and the other changed makes the whole list a conflict.
  const isLost = (uid: string) => {
    const [before, one, other] = [ofBase, ofHere, ofThere].map((blocks) => blocks?.get(uid));
    return (
      before !== undefined && ![one, other].every((block) => block === undefined || isEqual(block, before))
    );
  };
  if ([...(ofBase?.keys() ?? [])].some((uid) => !order.includes(uid) && isLost(uid))) return undefined;
  return order.map((uid, block) => {
    const [before, one, other] = [ofBase, ofHere, ofThere].map((blocks) => blocks?.get(uid));
    if (one === undefined || other === undefined) return one ?? other;
    const step = { block, component: one.component };
    return mergeValue(before, one, other, [...at, step], context);
  });
}

/** Returns the ids of the merged blocks in order. If only one side changed the list, that is the order of that side. */
function orderOf(
  base: readonly Block[] | undefined,
  here: readonly Block[],
  there: readonly Block[],
): string[] | undefined {
  const [one, other] = [here.map(uidOf), there.map(uidOf)];
  if (isEqual(one, other)) return one;
  const before = base?.map(uidOf);
  if (before === undefined) return undefined;
  if (isEqual(before, other)) return one;
  return isEqual(before, one) ? other : undefined;
}

const uidOf = ({ _uid }: Block): string => String(_uid);
const byUid = (blocks: readonly Block[]) => new Map(blocks.map((block) => [uidOf(block), block]));

const isBlock = (value: unknown): value is Block => isRecord(value) && typeof value.component === 'string';

function isBlockList(value: unknown): value is Block[] {
  if (!Array.isArray(value) || !value.every(isBlock)) return false;
  return (
    value.every(({ _uid }) => typeof _uid === 'string') && new Set(value.map(uidOf)).size === value.length
  );
}

/**
 * Whether two values are equal. A missing value equals null, an empty text and an empty list, because Storyblok fills
 * in such empty values.
 */
function isEqual(a: unknown, b: unknown): boolean {
  return (isNothing(a) && isNothing(b)) || isSame(a, b);
}

const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
