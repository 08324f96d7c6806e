import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isRecord } from '../domain/unknown-values.ts';
import { PARTS_OF_PAGES } from './parse/content-type.ts';
import type { Relation, StoriesVariables } from './queries.ts';
import { isSameSecret } from './same-secret.ts';
import { isStoryLink, slugOfLink } from './story-links.ts';

/** Whether the content system sent this body: `signature` is the hex HMAC-SHA1 of the raw body. */
export function isSignedBy(secret: string, body: Uint8Array, signature: string): boolean {
  const made = createHmac('sha1', secret).update(body).digest('hex');
  return isSameSecret(signature.toLowerCase(), made);
}

/** The tag of every response that could contain a newly published story. */
const LIST = 'list';
/** The tag of lists that a story of any content type could change. */
const OF_ANY = 'list of any';
/** The tag of lists that contain every content type with a page. */
const OF_PAGES = 'list of pages';
/** Returns the tag of lists that contain stories of this content type, directly or as a relation. */
const listOf = (type: string) => `list of ${type}`;

/** The tags of a response that a story of any content type could change. */
export const ANY_LIST: readonly string[] = [LIST, OF_ANY];

/** The content type of each relation that lists resolve. Other relations may point at any type. */
const TYPE_BEHIND: ReadonlyMap<string, string> = new Map([
  ['program.experience', 'experience'],
  ['program.location', 'location'],
  ['program.type', 'type'],
  ['program.theme', 'theme'],
  ['program.authors', 'author'],
  ['experience.authors', 'author'],
  ['on_tour_experience.location', 'on_tour_location'],
  ['on_tour_experience.type', 'type'],
  ['on_tour_experience.theme', 'theme'],
  ['on_tour_experience.authors', 'author'],
]);

/** Returns the tags of a list, from its filter by content type and its relations. */
export function tagsOfList({ filter, relations = [] }: StoriesVariables): readonly string[] {
  const { in: requested, not_in: others } = filter?.component ?? {};
  const behind = relations.map((relation) => TYPE_BEHIND.get(relation));
  if ((requested ?? others) === undefined || behind.includes(undefined)) return ANY_LIST;
  const types = [...(requested?.split(',') ?? []), ...behind].flatMap((type) => (type ? [listOf(type)] : []));
  return [LIST, ...new Set(types), ...(others === undefined ? [] : [OF_PAGES])];
}

/** Returns the tags of a list of some programme items. The caller must add a tag for each item of that list. */
export const tagsOfPart = (wanted: StoriesVariables): readonly string[] =>
  tagsOfList(wanted).filter((tag) => tag !== listOf('program'));

/** Returns the tag of responses that contain this story. */
export const storyTag = (fullSlug: string) => `story:${withoutSlashes(fullSlug)}`;
const idTag = (id: string | number) => `id:${id}`;

/** The names of a story in a response: `full_slug` in a list, `fullSlug` in a nested story. */
const storyNames = z
  .object({
    id: z.union([z.number(), z.string()]).optional().catch(undefined),
    full_slug: z.string().optional().catch(undefined),
    fullSlug: z.string().optional().catch(undefined),
  })
  .transform(({ id, full_slug, fullSlug }) => ({ id, slug: full_slug ?? fullSlug }));

const storyChange = z.object({
  action: z.enum(['published', 'unpublished', 'deleted', 'moved']),
  story_id: z.union([z.number(), z.string()]),
  full_slug: z.string().min(1),
});

/**
 * Returns the tags of the responses that a webhook invalidates: those that contain the story, and every list that could
 * contain it. `typeOf` returns the content type of a story seen in a list, because the webhook does not contain it.
 * Returns `undefined` to invalidate everything: an image, a datasource entry, a release or an unknown event can affect
 * any page.
 */
export function tagsToInvalidate(
  message: unknown,
  typeOf: (fullSlug: string) => string | undefined = () => undefined,
): readonly string[] | undefined {
  const change = storyChange.safeParse(message);
  if (!change.success) return undefined;
  const { action, story_id: id, full_slug: slug } = change.data;
  const type = action === 'published' ? typeOf(withoutSlashes(slug)) : undefined;
  const lists =
    type === undefined
      ? [LIST]
      : [OF_ANY, listOf(type), ...(PARTS_OF_PAGES.includes(type) ? [] : [OF_PAGES])];
  return [...lists, idTag(id), storyTag(slug)];
}

/**
 * Returns the tags of all stories in the response to a query for one story. If one of the `relations` is still a uuid,
 * adds the tag of a list, because that story may be published at any time.
 */
export function tagsOfAnswer(answer: unknown, relations: readonly Relation[]): Set<string> {
  const tags = new Set<string>();
  const fields = new Set<string>(relations);
  const ahead: unknown[] = [answer];
  // Do not recurse: generated content may be nested deeper than the call stack.
  while (ahead.length > 0) {
    const value = ahead.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [field, given] of Object.entries(value)) {
      if (isRecord(given) || Array.isArray(given)) ahead.push(given);
      if ('component' in value && fields.has(`${value.component}.${field}`) && isOpen(given)) tags.add(LIST);
    }
    // If a story is moved, unpublished or published again, links to it change.
    if (isStoryLink(value)) tags.add(LIST).add(storyTag(slugOfLink(value)));
    if (!('content' in value && 'uuid' in value)) continue;
    const { id, slug } = storyNames.parse(value);
    if (id !== undefined) tags.add(idTag(id));
    if (slug !== undefined) tags.add(storyTag(slug));
  }
  return tags;
}

/** Whether a relation points at a story that the response does not contain. */
const isOpen = (relation: unknown): boolean =>
  Array.isArray(relation) ? relation.some(isOpen) : typeof relation === 'string' && relation !== '';

const withoutSlashes = (slug: string) => slug.replace(/^\/+|\/+$/g, '');
