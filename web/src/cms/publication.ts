import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isRecord } from '../domain/unknown-values.ts';
import { PARTS_OF_PAGES } from './parse/content-type.ts';
import type { Relation, StoriesVariables } from './queries.ts';
import { isSameSecret } from './same-secret.ts';

/** Whether the content system sent this body: `signature` is the hex HMAC-SHA1 of it, as it came over the wire. */
export function isSignedBy(secret: string, body: Uint8Array, signature: string): boolean {
  const made = createHmac('sha1', secret).update(body).digest('hex');
  return isSameSecret(signature.toLowerCase(), made);
}

/** The tag of every answer that a new story could join. */
const LIST = 'list';
/** The tag of those among them that a story of any content type could change. */
const OF_ANY = 'list of any';
/** The tag of lists of every content type that has a page. */
const OF_PAGES = 'list of pages';
/** The tag of lists of stories of a content type, or with such a story in each. */
const listOf = (type: string) => `list of ${type}`;

/** The tags of an answer that a story of any content type could change. */
export const ANY_LIST: readonly string[] = [LIST, OF_ANY];

/** The content types behind the fields that lists ask for along with each story; any other field may point at any type. */
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

/** The tags of a list that is asked for with a filter by content type. */
export function tagsOfList({ filter, relations = [] }: StoriesVariables): readonly string[] {
  const { in: asked, not_in: others } = filter?.component ?? {};
  const behind = relations.map((relation) => TYPE_BEHIND.get(relation));
  if ((asked ?? others) === undefined || behind.includes(undefined)) return ANY_LIST;
  const types = [...(asked?.split(',') ?? []), ...behind].flatMap((type) => (type ? [listOf(type)] : []));
  return [LIST, ...new Set(types), ...(others === undefined ? [] : [OF_PAGES])];
}

/** The same of a list of a few items of the programme, which is part of another. Of the items in it it has the tags besides. */
export const tagsOfPart = (wanted: StoriesVariables): readonly string[] =>
  tagsOfList(wanted).filter((tag) => tag !== listOf('program'));

/** The tags of an answer that tells something of a story. */
export const storyTag = (fullSlug: string) => `story:${withoutSlashes(fullSlug)}`;
const idTag = (id: string | number) => `id:${id}`;

/** A story in a list and one inside another differ in how they write `full_slug`. */
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
 * Which answers are no longer true after what a webhook tells, by their tags: those that tell something of the
 * story, and every list that it may stand in. A webhook does not tell its content type: `typeOf` is asked, by its full slug, what
 * type a story has that was in a list before. `undefined` for all answers: a picture, a choice in a datasource, a release or what
 * we do not know may stand anywhere.
 */
export function tagsToExpire(
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
 * The tags of an answer about one story: of every story in it, those that others point at too. Where one of the
 * `relations` still holds a uuid, that story may be published any moment: such
 * an answer is as a list.
 */
export function tagsOfAnswer(answer: unknown, relations: readonly Relation[]): Set<string> {
  const tags = new Set<string>();
  const fields = new Set<string>(relations);
  const ahead: unknown[] = [answer];
  // Not by recursion: what machines wrote may be nested deeper than the call stack.
  while (ahead.length > 0) {
    const value = ahead.pop();
    if (typeof value !== 'object' || value === null) continue;
    for (const [field, given] of Object.entries(value)) {
      if (isRecord(given) || Array.isArray(given)) ahead.push(given);
      if ('component' in value && fields.has(`${value.component}.${field}`) && isOpen(given)) tags.add(LIST);
    }
    if (!('content' in value && 'uuid' in value)) continue;
    const { id, slug } = storyNames.parse(value);
    if (id !== undefined) tags.add(idTag(id));
    if (slug !== undefined) tags.add(storyTag(slug));
  }
  return tags;
}

/** Whether a relation points at a story that the answer does not hold. */
const isOpen = (relation: unknown): boolean =>
  Array.isArray(relation) ? relation.some(isOpen) : typeof relation === 'string' && relation !== '';

/** The start page of a folder carries a slash at its end. */
const withoutSlashes = (slug: string) => slug.replace(/^\/+|\/+$/g, '');
