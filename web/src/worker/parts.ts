import { isRecord, record, words } from '../domain/unknown-values.ts';

// The programme is downloaded in parts: if one day changes, only that day is downloaded. The worker only stores the
// content of the parts; pages read it.

/** Returns the hashes of parts by name, from the list or from the whole programme; `undefined` for other data. */
export function partHashes(answer: unknown): ReadonlyMap<string, string> | undefined {
  const { parts } = record(answer);
  if (!isRecord(parts)) return undefined;
  const read = Object.entries(parts).map(([name, part]) => [name, words(record(part).hash ?? part)] as const);
  const known = read.flatMap(([name, hash]) => (hash === undefined ? [] : [[name, hash] as const]));
  return known.length === read.length ? new Map(known) : undefined;
}

/**
 * Returns the names of the parts to download: those whose hash on the server (`given`) is not on the device (`stored`).
 */
export const changedParts = (
  stored: ReadonlyMap<string, string>,
  given: ReadonlyMap<string, string>,
): readonly string[] => [...given].filter(([name, hash]) => stored.get(name) !== hash).map(([name]) => name);

/**
 * Returns the whole programme with its new parts, and without the parts that the server has removed. If a part differs
 * from the list, returns `undefined`: the programme has changed meanwhile, and must be downloaded as a whole.
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
