import type { Story } from '../folder/story.ts';
import { isRecord } from './columns.ts';
import type { ContentRequest } from './content-request.ts';
import { type NestedStory, nestedStory } from './nested-story.ts';
import { given, listOf } from './operand.ts';
import { isRelation, linkedUuid, relationsIn } from './references.ts';
import type { StoryIndex } from './story-index.ts';
import { fieldsIn, isTranslated, type Language, storyIn } from './translation.ts';

/** How to present the content of stories in one response. */
export interface Presentation {
  index: StoryIndex;
  /** `component.field` pairs whose uuids are replaced by the stories themselves. */
  relations: ReadonlySet<string>;
  /** Fields to omit from the content of a story and of the stories that it references. */
  excluded: ReadonlySet<string>;
  /** Whether links to stories include their target story. */
  links: 'none' | 'url' | 'story';
  /** The space id for the editor marks of blocks; undefined for published content. */
  editableInSpace: number | undefined;
  language: Language | undefined;
  /** Memoized stories of this response that have no references. For example, a hundred items share ten stages. */
  leaves: Map<Story, NestedStory>;
}

interface PresentationArguments {
  resolve_relations?: string | null;
  resolve_links?: string | null;
  excluding_fields?: string | null;
}

const NONE: ReadonlySet<string> = new Set();

/** Maximum nesting of stories, because relations may be cyclic. Deeper relations are returned as uuids. */
const DEEPEST_RELATION = 4;

/** Returns how to present content, according to the arguments of a query. */
export function presentationOf(
  { index, editableInSpace }: ContentRequest,
  args: PresentationArguments,
  language: Language | undefined,
): Presentation {
  const links = given(args.resolve_links);
  return {
    index,
    relations: setOf(args.resolve_relations),
    excluded: setOf(args.excluding_fields),
    links: links === undefined ? 'none' : links === 'story' ? 'story' : 'url',
    editableInSpace,
    language,
    leaves: new Map(),
  };
}

/** Returns the set of names in a comma-separated text. */
export function setOf(text: string | null | undefined): ReadonlySet<string> {
  return given(text) === undefined ? NONE : new Set(listOf(text));
}

/** Returns the content of a story for a response. Does not copy unchanged parts. */
export function presentContent(story: Story, how: Presentation): unknown {
  const isPlain =
    how.relations.size === 0 &&
    how.links === 'none' &&
    how.editableInSpace === undefined &&
    !isTranslated(story);
  if (isPlain && how.excluded.size === 0) return story.content;
  return isPlain ? withoutExcluded(story, how) : presentInside(story, how, []);
}

function withoutExcluded(story: Story, how: Presentation): Record<string, unknown> {
  return Object.fromEntries(Object.entries(story.content).filter(([field]) => !how.excluded.has(field)));
}

function presentInside(story: Story, how: Presentation, above: readonly Story[]): unknown {
  const chain = [...above, story];
  const shown = (value: unknown): unknown => {
    if (Array.isArray(value)) return mapShared(value, shown);
    if (!isRecord(value)) return value;
    return showRecord(value);
  };
  const hasTranslations = isTranslated(story);
  const showRecord = (record: Record<string, unknown>): Record<string, unknown> => {
    const fields = hasTranslations ? fieldsIn(record, how.language) : Object.entries(record);
    const kept = record === story.content ? fields.filter(([field]) => !how.excluded.has(field)) : fields;
    let isSame = kept.length === fields.length && !hasTranslations;
    const result: Record<string, unknown> = {};
    for (const [field, value] of kept) {
      const made = isRelation(record, field, how.relations) ? resolve(value) : shown(value);
      result[field] = made;
      isSame &&= made === value;
    }
    const extra = additions(record, story, how);
    // Return unchanged objects without copying them, because most of a rich text is unchanged.
    return extra ? Object.assign(result, extra) : isSame ? record : result;
  };
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    const target = storyOf(value, how.index);
    if (!target || chain.includes(target) || chain.length > DEEPEST_RELATION) return shown(value);
    const known = how.leaves.get(target);
    if (known) return known;
    const nested = nestedStory(storyIn(target, how.language), presentInside(target, how, chain));
    if (relationsIn(target.content, how.relations).length === 0) how.leaves.set(target, nested);
    return nested;
  };
  return showRecord(story.content);
}

function mapShared(items: readonly unknown[], show: (item: unknown) => unknown): readonly unknown[] {
  const mapped = items.map(show);
  return mapped.every((item, at) => item === items[at]) ? items : mapped;
}

/** Returns the fields that a response adds to a block or a link. */
function additions(
  record: Readonly<Record<string, unknown>>,
  story: Story,
  how: Presentation,
): Record<string, unknown> | undefined {
  const { component, _uid } = record;
  const isMarked = typeof component === 'string' && !how.excluded.has('_editable');
  if (isMarked && how.editableInSpace !== undefined) {
    return { _editable: editorMark(component, how.editableInSpace, _uid, story.id) };
  }
  const target = how.links === 'none' ? undefined : storyOf(linkedUuid(record), how.index);
  return target && { story: linkedStory(target, how) };
}

/**
 * Returns the HTML comment by which Storyblok's editor finds a block. The spaces after `:` and `,` match Storyblok's
 * format.
 */
function editorMark(component: string, space: number, uid: unknown, storyId: number): string {
  const entries = { name: component, space: String(space), uid: String(uid ?? ''), id: String(storyId) };
  const fields = Object.entries(entries).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return `<!--#storyblok#{${fields.join(', ')}}-->`;
}

function storyOf(uuid: unknown, index: StoryIndex): Story | undefined {
  const at = typeof uuid === 'string' ? index.byUuid.get(uuid) : undefined;
  return at === undefined ? undefined : index.stories[at];
}

function linkedStory(target: Story, how: Presentation): unknown {
  const shown = storyIn(target, how.language);
  if (how.links !== 'story') return shortStory(shown);
  return nestedStory(
    shown,
    presentContent(target, { ...how, relations: NONE, excluded: NONE, links: 'none' }),
  );
}

/** Returns the fields of a story that `resolve_links=url` includes. */
export function shortStory({ name, id, uuid, slug, full_slug }: Story): Record<string, unknown> {
  return { name, id, uuid, slug, url: full_slug, full_slug };
}
