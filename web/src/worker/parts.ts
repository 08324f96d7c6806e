import { isRecord, record, words } from '../domain/unknown-values.ts';

// The programme travels in parts, so that a change of one day costs that day. What is in them is read by pages only.

/** The hashes of parts by their names, from the answer that lists them or from the whole one; `undefined` for anything else. */
export function partHashes(answer: unknown): ReadonlyMap<string, string> | undefined {
  const { parts } = record(answer);
  if (!isRecord(parts)) return undefined;
  const read = Object.entries(parts).map(([name, part]) => [name, words(record(part).hash ?? part)] as const);
  const known = read.flatMap(([name, hash]) => (hash === undefined ? [] : [[name, hash] as const]));
  return known.length === read.length ? new Map(known) : undefined;
}

/** The names of the parts that are to be asked for, where `held` is on the device and `given` on the server. */
export const changedParts = (
  held: ReadonlyMap<string, string>,
  given: ReadonlyMap<string, string>,
): readonly string[] => [...given].filter(([name, hash]) => held.get(name) !== hash).map(([name]) => name);

/**
 * The whole answer, with new parts in the place of old ones and without those that the server has no more. `undefined`
 * where a part is not what was listed: the programme changed meanwhile, and is asked for as a whole.
 */
export function withParts(
  whole: unknown,
  listed: ReadonlyMap<string, string>,
  fresh: ReadonlyMap<string, unknown>,
): Record<string, unknown> | undefined {
  const before = record(record(whole).parts);
  const parts = Object.fromEntries([...listed.keys()].map((name) => [name, fresh.get(name) ?? before[name]]));
  const isWhole = [...listed].every(([name, hash]) => record(parts[name]).hash === hash);
  return isWhole ? { ...record(whole), parts } : undefined;
}
