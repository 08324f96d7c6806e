import { z } from 'zod';
import { type ContentClient, ContentUnavailable } from './client.ts';
import {
  joinedRelations,
  LINKS,
  MAX_PER_PAGE,
  type Relation,
  STORIES,
  STORY,
  type StoriesVariables,
  storiesVariables,
} from './queries.ts';
import { type ContentSource, type LinkEntry, lengthOfList } from './source.ts';

/** Only `null` says that there is no such story; without the field nothing was said. */
const oneStory = z.object({ ContentNode: z.record(z.string(), z.unknown()).nullable() });
const pageOfStories = z.object({
  ContentNodes: z
    .object({ items: z.array(z.unknown()), total: z.number().int().nonnegative().nullish() })
    .nullish(),
});
const linkList = z.object({
  Links: z.object({
    items: z.array(
      z.object({
        uuid: z.string().nullish(),
        slug: z.string().nullish(),
        published: z.boolean().nullish(),
        isFolder: z.boolean().nullish(),
      }),
    ),
  }),
});

/** The content system behind a GraphQL client. */
export const graphqlSource = (client: ContentClient): ContentSource => ({
  story: (slug, relations) => askStory(client, slug, relations),
  stories: (wanted) => askStories(client, wanted),
  links: () => askLinks(client),
});

/** The story with this full slug, unparsed; `undefined` when there is none. */
export async function askStory(
  client: ContentClient,
  slug: string,
  relations: readonly Relation[],
): Promise<unknown> {
  const variables = { id: slug, relations: joinedRelations(relations) };
  const { ContentNode } = shaped(oneStory, await client(STORY, variables));
  return ContentNode ?? undefined;
}

/** One page of stories, unparsed, with how many there are in all. */
export async function askStories(
  client: ContentClient,
  wanted: StoriesVariables,
): Promise<{ items: readonly unknown[]; total: number }> {
  const { ContentNodes } = shaped(pageOfStories, await client(STORIES, storiesVariables(wanted)));
  // Partial data: a field that failed is null, its error is logged, and the page does without.
  if (!ContentNodes) throw new ContentUnavailable('the list of stories is missing from the answer');
  const { items, total } = ContentNodes;
  return { items, total: lengthOfList(items, total ?? undefined, wanted.perPage ?? MAX_PER_PAGE) };
}

/** Every address of the space, folders included. */
export async function askLinks(client: ContentClient): Promise<readonly LinkEntry[]> {
  const { Links } = shaped(linkList, await client(LINKS, {}));
  const entries = Links.items.flatMap(({ uuid, slug, published, isFolder }) =>
    slug ? [{ uuid: uuid ?? '', slug, published: published ?? false, isFolder: isFolder ?? false }] : [],
  );
  if (entries.length === 0 && Links.items.length > 0)
    throw new ContentUnavailable('no address in the list of addresses');
  return entries;
}

function shaped<T>(schema: z.ZodType<T>, data: unknown): T {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new ContentUnavailable('the answer has another shape than the question');
  return parsed.data;
}
