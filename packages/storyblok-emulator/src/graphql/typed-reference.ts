import { isRecord } from '../stories/columns.ts';
import type { ContentRequest } from '../stories/content-request.ts';
import { type NestedStory, nestedStory } from '../stories/nested-story.ts';
import { given } from '../stories/operand.ts';
import { presentationOf, presentContent } from '../stories/present-content.ts';
import { ranksBy } from '../stories/sort-order.ts';
import { languageOf, storyIn } from '../stories/translation.ts';

export interface ReferenceArguments {
  fields?: (string | null)[] | null;
  language?: string | null;
  resolve_relations?: string | null;
  sort_by?: string | null;
}

/** Returns the story that a relation refers to. The argument `fields` limits the fields of its content. */
export function referredStory(
  value: unknown,
  args: ReferenceArguments,
  question: ContentRequest,
): NestedStory | null {
  const at = placeOf(value, question);
  const story = question.index.stories[at];
  if (!story) return null;
  const language = languageOf(args.language);
  const content = presentContent(story, presentationOf(question, args, language));
  const fields = args.fields;
  const picked =
    fields && isRecord(content)
      ? Object.fromEntries(Object.entries(content).filter(([key]) => fields.includes(key)))
      : content;
  return nestedStory(storyIn(story, language), picked);
}

/**
 * Returns the stories that a relation refers to, in the order of the relation or of `sort_by`. Omits missing stories.
 */
export function referredStories(
  value: unknown,
  args: ReferenceArguments,
  question: ContentRequest,
): NestedStory[] {
  const values: unknown[] = Array.isArray(value) ? value : [];
  const sortBy = given(args.sort_by);
  if (sortBy === undefined) return values.flatMap((item) => referredStory(item, args, question) ?? []);
  const { rankOf } = ranksBy(question.index, sortBy);
  const rank = (item: unknown) => rankOf[placeOf(item, question)] ?? 0;
  return [...values]
    .sort((a, b) => rank(a) - rank(b))
    .flatMap((item) => referredStory(item, args, question) ?? []);
}

/** Converts a link field to the type `Link`, whose keys are camelCase. */
export function typedLink(value: unknown, question: ContentRequest): Record<string, unknown> | null {
  if (!isRecord(value)) return null;
  const text = (key: string) => (typeof value[key] === 'string' ? value[key] : '');
  return {
    cachedUrl: text('cached_url'),
    email: text('email') || null,
    fieldtype: text('fieldtype') || 'multilink',
    id: text('id'),
    linktype: text('linktype'),
    story: text('linktype') === 'story' ? referredStory(value.id, {}, question) : null,
    url: text('url'),
  };
}

/**
 * Returns the position of a story in the index; -1 if it is missing. `value` is its uuid, or the story that
 * `resolve_relations` has put in its place.
 */
function placeOf(value: unknown, { index }: ContentRequest): number {
  const uuid = isRecord(value) ? value.uuid : value;
  return typeof uuid === 'string' ? (index.byUuid.get(uuid) ?? -1) : -1;
}
