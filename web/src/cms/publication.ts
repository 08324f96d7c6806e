import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { isRecord } from '../domain/unknown-values.ts';
import type { Relation } from './queries.ts';
import { isSameSecret } from './same-secret.ts';

/** Whether the content system sent this body: `signature` is the hex HMAC-SHA1 of it, as it came over the wire. */
export function isSignedBy(secret: string, body: Uint8Array, signature: string): boolean {
  const made = createHmac('sha1', secret).update(body).digest('hex');
  return isSameSecret(signature.toLowerCase(), made);
}

/** The tag of every answer that a new story could join. */
export const LIST = 'list';
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
 * story, and every list. `undefined` for all of them: a picture, a choice in a datasource, a release or what we
 * do not know may stand anywhere.
 */
export function tagsToExpire(message: unknown): readonly string[] | undefined {
  const change = storyChange.safeParse(message);
  if (!change.success) return undefined;
  return [LIST, idTag(change.data.story_id), storyTag(change.data.full_slug)];
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
