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

/** The response to a query for a story. `null` means that the story does not exist; a missing field is invalid. */
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

/** Creates a content source that queries a GraphQL client. */
export const graphqlSource = (client: ContentClient): ContentSource => ({
  story: (slug, relations) => fetchStory(client, slug, relations),
  stories: (wanted) => fetchStories(client, wanted),
  links: () => fetchLinks(client),
});

/** Returns the unparsed story with this full slug; `undefined` if it does not exist. */
export async function fetchStory(
  client: ContentClient,
  slug: string,
  relations: readonly Relation[],
): Promise<unknown> {
  const variables = { id: slug, relations: joinedRelations(relations) };
  const { ContentNode } = shaped(oneStory, await client(STORY, variables));
  return ContentNode ?? undefined;
}

/** Returns one page of unparsed stories, with the total number of matches. */
export async function fetchStories(
  client: ContentClient,
  wanted: StoriesVariables,
): Promise<{ items: readonly unknown[]; total: number }> {
  const { ContentNodes } = shaped(pageOfStories, await client(STORIES, storiesVariables(wanted)));
  // Null means that the field failed; its error is already logged. Without the field there is no list to return.
  if (!ContentNodes) throw new ContentUnavailable('the response has no list of stories');
  const { items, total } = ContentNodes;
  return { items, total: lengthOfList(items, total ?? undefined, wanted.perPage ?? MAX_PER_PAGE) };
}

/** Returns the slugs of all stories and folders in the space, each with its uuid. */
export async function fetchLinks(client: ContentClient): Promise<readonly LinkEntry[]> {
  const { Links } = shaped(linkList, await client(LINKS, {}));
  const entries = Links.items.flatMap(({ uuid, slug, published, isFolder }) =>
    slug ? [{ uuid: uuid ?? '', slug, published: published ?? false, isFolder: isFolder ?? false }] : [],
  );
  if (entries.length === 0 && Links.items.length > 0)
    throw new ContentUnavailable('every address in the list is unreadable');
  return entries;
}

function shaped<T>(schema: z.ZodType<T>, data: unknown): T {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new ContentUnavailable('the response does not match the query');
  return parsed.data;
}
