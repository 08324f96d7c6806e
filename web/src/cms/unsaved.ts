import { z } from 'zod';
import { isRecord } from '../domain/unknown-values.ts';
import type { Relation } from './queries.ts';
import { byUuid, MAX_DEPTH, missingRelations, withRelations } from './rest-relations.ts';
import { type ContentSource, fetchAllStories } from './source.ts';

/** A story in the editor that is not saved yet. */
export type UnsavedStory = z.infer<typeof unsavedStory>;

const unsavedStory = z.object({
  uuid: z.string().min(1),
  name: z.string().optional(),
  content: z.record(z.string(), z.unknown()),
});

/** Parses the message that the Visual Editor sends while an editor types; returns `undefined` if it is not a story. */
export function parseUnsaved(sent: unknown): UnsavedStory | undefined {
  return unsavedStory.safeParse(sent).data;
}

/**
 * Returns a source whose responses contain the unsaved story instead of the saved one. Lists keep their members and
 * their order.
 */
export function withUnsaved(source: ContentSource, unsaved: UnsavedStory): ContentSource {
  const typed = async (answer: unknown, relations: readonly Relation[]) => {
    if (!tellsOf(answer, unsaved.uuid)) return answer;
    return replaced(answer, await related(source, unsaved, relations));
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

/** Resolves the relations of the unsaved story. The editor sends uuids, even for stories that were just chosen. */
async function related(source: ContentSource, unsaved: UnsavedStory, relations: readonly Relation[]) {
  const fields = new Set<string>(relations);
  const uuids = missingRelations([unsaved], fields, new Map());
  if (uuids.length === 0) return unsaved;
  const stories = await fetchAllStories(source, { uuids, relations });
  return withRelations(unsaved, fields, new Map(byUuid(stories)));
}

const isStory = (value: unknown, uuid: string): value is Record<string, unknown> =>
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
