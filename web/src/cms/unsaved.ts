import { z } from 'zod';
import { isRecord } from '../domain/unknown-values.ts';
import type { Relation } from './queries.ts';
import { askAllStories, type ContentSource } from './source.ts';

/** A story as it stands in an editor's screen, not saved yet. */
export type UnsavedStory = z.infer<typeof unsavedStory>;

const unsavedStory = z.object({
  uuid: z.string().min(1),
  name: z.string().optional(),
  content: z.record(z.string(), z.unknown()),
});

/** What the Visual Editor sends while someone types; `undefined` where it is no story. */
export function parseUnsaved(sent: unknown): UnsavedStory | undefined {
  return unsavedStory.safeParse(sent).data;
}

/** Deeper than any content is nested, and less than the call stack. */
const MAX_DEPTH = 400;

/**
 * The same content system, as if the story were saved: wherever an answer tells of it, it tells what is being
 * typed. Which stories a list has, and their order, stays the content system's: it knows only what was saved.
 */
export function withUnsaved(source: ContentSource, unsaved: UnsavedStory): ContentSource {
  const typed = async (answer: unknown, relations: readonly Relation[]) => {
    if (!tellsOf(answer, unsaved.uuid)) return answer;
    const content = await withRelations(source, unsaved, relations);
    return replaced(answer, { ...unsaved, content });
  };
  return {
    ...source,
    story: async (slug, relations) => typed(await source.story(slug, relations), relations),
    stories: async (wanted) => {
      const { items, total } = await source.stories(wanted);
      const relations = wanted.relations ?? [];
      return { items: await Promise.all(items.map((item) => typed(item, relations))), total };
    },
  };
}

/**
 * The content with the stories that it points at in the place of their uuids, as an answer has them: the editor
 * sends uuids, of stories that were chosen a moment ago too.
 */
async function withRelations(
  source: ContentSource,
  { uuid, content }: UnsavedStory,
  relations: readonly Relation[],
) {
  const fields = new Set<string>(relations);
  const wanted = new Set<string>();
  mapRelations(content, fields, (one) => {
    if (one !== uuid) wanted.add(one);
    return one;
  });
  if (wanted.size === 0) return content;
  const stories = await askAllStories(source, { uuids: [...wanted], relations });
  const byUuid = new Map(stories.flatMap((one) => (isRecord(one) ? [[one.uuid, one] as const] : [])));
  return mapRelations(content, fields, (one) => byUuid.get(one) ?? one);
}

type Content = Record<string, unknown>;

/** The content with every uuid in the `component.field`s changed. */
function mapRelations(
  content: Content,
  fields: ReadonlySet<string>,
  change: (uuid: string) => unknown,
): Content {
  const inField = (value: unknown): unknown => {
    if (typeof value === 'string') return value === '' ? value : change(value);
    return Array.isArray(value) ? value.map(inField) : value;
  };
  const inside = (value: unknown, depth: number): unknown => {
    if (depth > MAX_DEPTH) return value;
    if (Array.isArray(value)) return value.map((one) => inside(one, depth + 1));
    return isRecord(value) ? inRecord(value, depth) : value;
  };
  const inRecord = (record: Content, depth: number): Content =>
    Object.fromEntries(
      Object.entries(record).map(([field, value]) => [
        field,
        fields.has(`${record.component}.${field}`) ? inField(value) : inside(value, depth + 1),
      ]),
    );
  return inRecord(content, 0);
}

const isStory = (value: unknown, uuid: string): value is Content =>
  isRecord(value) && value.uuid === uuid && isRecord(value.content);

function tellsOf(answer: unknown, uuid: string, depth = 0): boolean {
  if (typeof answer !== 'object' || answer === null || depth > MAX_DEPTH) return false;
  return isStory(answer, uuid) || Object.values(answer).some((value) => tellsOf(value, uuid, depth + 1));
}

function replaced(answer: unknown, unsaved: UnsavedStory, depth = 0): unknown {
  if (depth > MAX_DEPTH) return answer;
  if (Array.isArray(answer)) return answer.map((value) => replaced(value, unsaved, depth + 1));
  if (!isRecord(answer)) return answer;
  if (isStory(answer, unsaved.uuid)) {
    return { ...answer, name: unsaved.name ?? answer.name, content: unsaved.content };
  }
  return Object.fromEntries(
    Object.entries(answer).map(([field, value]) => [field, replaced(value, unsaved, depth + 1)]),
  );
}
