import type { Story } from '../folder/story.ts';
import type { ContentRequest } from '../stories/content-request.ts';
import { linkEntries } from '../stories/link-entries.ts';
import { given } from '../stories/operand.ts';
import { type Presentation, setOf, shortStory } from '../stories/present-content.ts';
import { eachRecord, linksIn, relationsIn } from '../stories/references.ts';
import { storyIn } from '../stories/translation.ts';
import type { RestRequest } from './parameters.ts';
import { restLink } from './rest-link.ts';
import { restStory } from './rest-story.ts';

/** Maximum numbers of resolved stories in a response. If there are more, the response contains only their uuids. */
export interface Limits {
  relations: number;
  /** Maximum number of linked stories with `resolve_links=story`, which sends whole stories. */
  linkedStories: number;
  /** Maximum number of linked stories that `resolve_links=url` or `resolve_links=link` resolves. */
  links: number;
}

/** The parts of a response in addition to its stories: resolved relations, links and assets. */
export interface Resolved {
  rels: unknown[];
  links: unknown[];
  rel_uuids?: string[];
  link_uuids?: string[];
  assets?: unknown[];
}

type Resolving = Pick<
  RestRequest<'story'>,
  | 'resolve_relations'
  | 'resolve_level'
  | 'resolve_links'
  | 'resolve_links_level'
  | 'resolve_assets'
  | 'excluding_story_fields'
>;

/**
 * Resolves the requested relations and links of these stories. Unlike GraphQL, REST leaves the uuids in place and sends
 * each referenced story once, next to the stories.
 */
export function resolved(
  stories: readonly Story[],
  requested: Resolving,
  how: Presentation,
  question: ContentRequest,
  limits: Limits,
): Resolved {
  const shown = (story: Story) => restStory(story, how, setOf(requested.excluding_story_fields));
  const pairs = setOf(requested.resolve_relations);
  const related = follow(
    stories,
    (story) => (pairs.size === 0 ? [] : relationsIn(visible(story, how), pairs)),
    requested.resolve_level === '2' ? 2 : 1,
    question,
  );
  const answer: Resolved = { rels: [], links: [] };
  if (related.length > limits.relations) answer.rel_uuids = related.map(({ uuid }) => uuid);
  else answer.rels = related.map(shown);

  const kind = linkKind(requested.resolve_links);
  if (kind !== 'none') {
    const linked = follow(
      [...stories, ...related],
      (story) => linksIn(visible(story, how)),
      requested.resolve_links_level === '2' ? 2 : 1,
      question,
    );
    const most = kind === 'story' ? limits.linkedStories : limits.links;
    if (linked.length > most) answer.link_uuids = linked.map(({ uuid }) => uuid);
    else if (kind === 'link') answer.links = linkObjects(linked, question);
    else
      answer.links = linked.map((story) =>
        kind === 'story' ? shown(story) : shortStory(storyIn(story, how.language)),
      );
  }
  if (requested.resolve_assets === '1') answer.assets = assetsIn(stories.map((story) => visible(story, how)));
  return answer;
}

function linkKind(argument: string | undefined): 'none' | 'url' | 'link' | 'story' {
  const kind = given(argument);
  if (kind === undefined || kind === '0') return 'none';
  return kind === 'story' || kind === 'link' ? kind : 'url';
}

/** Returns the content without the fields of `excluding_fields`. References in those fields are not resolved. */
function visible(story: Story, { excluded }: Presentation): unknown {
  if (excluded.size === 0) return story.content;
  const entries = Object.entries(story.content).filter(([field]) => !excluded.has(field));
  return Object.fromEntries(entries);
}

/** Returns the referenced stories in reading order, each once. Follows references over several levels. */
function follow(
  from: readonly Story[],
  pointsAt: (story: Story) => readonly string[],
  levels: number,
  { index }: ContentRequest,
): Story[] {
  const found = new Set<Story>();
  let edge = from;
  for (let level = 0; level < levels; level++) {
    const next = new Set<Story>();
    for (const uuid of edge.flatMap(pointsAt)) {
      const story = index.stories[index.byUuid.get(uuid) ?? -1];
      if (story && !found.has(story)) next.add(story);
    }
    for (const story of next) found.add(story);
    edge = [...next];
  }
  return [...found];
}

function linkObjects(stories: readonly Story[], { index, edition }: ContentRequest): unknown[] {
  const wanted = new Set(stories.map(({ uuid }) => uuid));
  return linkEntries(index, edition)
    .filter(({ uuid }) => wanted.has(uuid))
    .map((entry) => restLink(entry, false));
}

function assetsIn(contents: readonly unknown[]): unknown[] {
  const assets = new Map<unknown, unknown>();
  eachRecord(contents, (record) => {
    if (record.fieldtype === 'asset' && record.id !== null && record.id !== undefined) {
      assets.set(record.id, record);
    }
  });
  return [...assets.values()];
}
