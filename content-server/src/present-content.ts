import { isRecord } from './columns.ts';
import { nestedStory } from './nested-story.ts';
import { given, listOf } from './operand.ts';
import type { Story } from './story.ts';
import type { StoryIndex } from './story-index.ts';

/** How the content of stories is to be shown in one answer. */
export interface Presentation {
  index: StoryIndex;
  /** `component.field` pairs whose uuids are replaced by the stories themselves. */
  relations: ReadonlySet<string>;
  /** Fields of a story's content that are left out, in the stories that it points at too. */
  excluded: ReadonlySet<string>;
  /** Whether links to stories carry the story they point at. */
  links: 'none' | 'url' | 'story';
  /** The space whose editor marks each block needs, or undefined in published content. */
  editableInSpace: number | undefined;
}

interface PresentationArguments {
  resolve_relations?: string | null;
  resolve_links?: string | null;
  excluding_fields?: string | null;
}

/** A menu may link pages that link the menu; past this many stories inside one another a uuid stays. */
const DEEPEST_RELATION = 4;

/** Reads from the arguments of a question how to show the answer. */
export function presentationOf(
  index: StoryIndex,
  args: PresentationArguments,
  editableInSpace: number | undefined,
): Presentation {
  const set = (text: string | null | undefined) => new Set(given(text) === undefined ? [] : listOf(text));
  const links = given(args.resolve_links);
  return {
    index,
    relations: set(args.resolve_relations),
    excluded: set(args.excluding_fields),
    links: links === undefined ? 'none' : links === 'story' ? 'story' : 'url',
    editableInSpace,
  };
}

/** The content of a story as an answer shows it. What needs no change is handed out as it was read. */
export function presentContent(story: Story, how: Presentation): unknown {
  const isPlain = how.relations.size === 0 && how.links === 'none' && how.editableInSpace === undefined;
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
  const showRecord = (record: Record<string, unknown>): Record<string, unknown> => {
    const component = typeof record.component === 'string' ? record.component : undefined;
    const result: Record<string, unknown> = {};
    for (const [field, value] of Object.entries(record)) {
      if (record === story.content && how.excluded.has(field)) continue;
      const isRelation = component !== undefined && how.relations.has(`${component}.${field}`);
      result[field] = isRelation ? resolve(value) : shown(value);
    }
    if (component !== undefined && how.editableInSpace !== undefined && !how.excluded.has('_editable')) {
      result._editable = editorMark(component, how.editableInSpace, record._uid, story.id);
    }
    const target = how.links === 'none' ? undefined : linkedStory(record, how.index);
    if (target)
      result.story = how.links === 'story' ? nestedStory(target, target.content) : shortStory(target);
    return result;
  };
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    const at = typeof value === 'string' ? how.index.byUuid.get(value) : undefined;
    const target = at === undefined ? undefined : how.index.stories[at];
    if (!target || chain.includes(target) || chain.length > DEEPEST_RELATION) return shown(value);
    return nestedStory(target, presentInside(target, how, chain));
  };
  return showRecord(story.content);
}

function mapShared(items: readonly unknown[], show: (item: unknown) => unknown): readonly unknown[] {
  const mapped = items.map(show);
  return mapped.every((item, at) => item === items[at]) ? items : mapped;
}

/** The comment by which Storyblok's editor finds a block; the spaces after `:` and `,` are Storyblok's own. */
function editorMark(component: string, space: number, uid: unknown, storyId: number): string {
  const entries = { name: component, space: String(space), uid: String(uid ?? ''), id: String(storyId) };
  const fields = Object.entries(entries).map(
    ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
  return `<!--#storyblok#{${fields.join(', ')}}-->`;
}

function linkedStory(record: Record<string, unknown>, index: StoryIndex): Story | undefined {
  if (record.linktype !== 'story') return undefined;
  // A link field holds the uuid as `id`, a link mark in rich text as `uuid`.
  const uuid = record.fieldtype === 'multilink' ? record.id : record.uuid;
  const at = typeof uuid === 'string' ? index.byUuid.get(uuid) : undefined;
  return at === undefined ? undefined : index.stories[at];
}

function shortStory({ name, id, uuid, slug, full_slug }: Story): Record<string, unknown> {
  return { name, id, uuid, slug, url: full_slug, full_slug };
}
