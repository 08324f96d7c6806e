import { isRecord } from '../domain/unknown-values.ts';

/** The relations of a query, each in the form `component.field`. */
export type Relations = ReadonlySet<string>;

/** The stories that a response contains, and those fetched afterwards, by uuid. */
export type KnownStories = ReadonlyMap<string, Record<string, unknown>>;

/** Maximum nesting of related stories. Deeper relations remain uuids, because menus and pages link to each other. */
const DEEPEST = 4;
/**
 * Maximum depth of the search for relations: deeper than any real content, but too shallow to overflow the call stack.
 */
export const MAX_DEPTH = 400;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Indexes stories by uuid; skips other values. */
export function byUuid(stories: readonly unknown[]): [string, Record<string, unknown>][] {
  return stories.flatMap((story) =>
    isRecord(story) && typeof story.uuid === 'string' ? [[story.uuid, story]] : [],
  );
}

/** Returns a story in which related stories replace their uuids, as in GraphQL. Unknown uuids remain. */
export function withRelations<T>(story: T, relations: Relations, known: KnownStories): T {
  return isRecord(story) ? inside(story, relations, (uuid) => known.get(uuid), []) : story;
}

/** Returns the uuids that {@link withRelations} would look up and that `known` does not contain. */
export function missingRelations(
  stories: readonly unknown[],
  relations: Relations,
  known: KnownStories,
): string[] {
  const missing = new Set<string>();
  const lookUp = (uuid: string) => {
    const story = known.get(uuid);
    if (story === undefined && UUID.test(uuid)) missing.add(uuid);
    return story;
  };
  for (const story of stories) if (isRecord(story)) inside(story, relations, lookUp, []);
  return [...missing];
}

type LookUp = (uuid: string) => Record<string, unknown> | undefined;

function inside<T extends Record<string, unknown>>(
  story: T,
  relations: Relations,
  lookUp: LookUp,
  above: readonly unknown[],
): T {
  const chain = [...above, story.uuid];
  const shown = (value: unknown, depth: number): unknown => {
    if (depth > MAX_DEPTH) return value;
    if (Array.isArray(value)) return value.map((one) => shown(one, depth + 1));
    return isRecord(value) ? shownRecord(value, depth) : value;
  };
  const shownRecord = (record: Record<string, unknown>, depth: number): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(record).map(([field, value]) => [
        field,
        relations.has(`${record.component}.${field}`) ? related(value, depth) : shown(value, depth + 1),
      ]),
    );
  const related = (value: unknown, depth: number): unknown => {
    if (depth > MAX_DEPTH) return value;
    if (Array.isArray(value)) return value.map((one) => related(one, depth + 1));
    if (typeof value !== 'string' || chain.includes(value) || chain.length > DEEPEST)
      return shown(value, depth + 1);
    const target = lookUp(value);
    return target === undefined ? value : inside(target, relations, lookUp, chain);
  };
  return { ...story, content: shown(story.content, 0) };
}
