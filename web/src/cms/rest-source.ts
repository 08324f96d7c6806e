import { z } from 'zod';
import { ContentUnavailable } from './client.ts';
import {
  joinedRelations,
  joinedUuids,
  MAX_PER_PAGE,
  type Relation,
  type StoriesVariables,
} from './queries.ts';
import { type RestClient, type RestParameters, storyPathInApi } from './rest-client.ts';
import { byUuid, missingRelations, withRelations } from './rest-relations.ts';
import { type ContentSource, type LinkEntry, lengthOfList } from './source.ts';

const rels = z.array(z.unknown()).nullish();
/** The response to a request for a story. `null` means that the story does not exist; a missing field is invalid. */
const oneStory = z.object({ story: z.record(z.string(), z.unknown()).nullable(), rels });
const pageOfStories = z.object({ stories: z.array(z.unknown()), rels });
const restLink = z.object({
  uuid: z.string().nullish(),
  slug: z.string(),
  published: z.boolean().nullish(),
  is_folder: z.boolean().nullish(),
  alternates: z.array(z.object({ path: z.string().nullish() })).nullish(),
});
type RestLink = z.infer<typeof restLink>;
const pageOfLinks = z.object({ links: z.record(z.string(), restLink) });

/** The API's default page size (spec §9). */
const DEFAULT_PER_PAGE = 25;
/** Maximum number of stories in one request by uuid (spec §9). */
const BATCH = 50;
/** Maximum rounds of fetching relations. A response contains two levels of stories, or only uuids if there are many. */
const MAX_ROUNDS = 4;
const LINKS_PER_PAGE = 1_000;
/** Levels of relations to request: two, as many as GraphQL resolves. */
const TWO_LEVELS = 2;

/** Creates a content source that uses the Content Delivery API. */
export function restSource(client: RestClient): ContentSource {
  const requested = async <T>(
    schema: z.ZodType<T>,
    path: string,
    parameters?: RestParameters,
  ): Promise<{ body: T; total?: number } | undefined> => {
    const answer = await client(path, parameters);
    if (answer === undefined) return undefined;
    const body = schema.safeParse(answer.body);
    if (!body.success) throw new ContentUnavailable('the response does not match the query');
    return { body: body.data, ...(answer.total !== undefined && { total: answer.total }) };
  };

  /** Resolves the relations of stories, and fetches the related stories that the response does not contain. */
  const related = async (
    stories: readonly unknown[],
    wanted: Pick<StoriesVariables, 'relations' | 'excluding'>,
    brought: readonly unknown[],
  ): Promise<unknown[]> => {
    const relations = new Set<string>(wanted.relations);
    if (relations.size === 0) return [...stories];
    const known = new Map(byUuid(brought));
    const sought = new Set<string>();
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      // Request each uuid once, because an unpublished story would not be found the second time either.
      const missing = missingRelations(stories, relations, known).filter((uuid) => !sought.has(uuid));
      if (missing.length === 0) break;
      const found = await Promise.all(
        batches(missing).map((uuids) =>
          requested(pageOfStories, 'stories', {
            by_uuids: uuids.join(','),
            per_page: BATCH,
            excluding_fields: wanted.excluding,
          }),
        ),
      );
      for (const uuid of missing) sought.add(uuid);
      for (const answer of found)
        for (const [uuid, story] of byUuid(answer?.body.stories ?? [])) known.set(uuid, story);
    }
    return stories.map((story) => withRelations(story, relations, known));
  };

  return {
    async story(slug, relations) {
      const path = storyPathInApi(slug);
      const answer = path && (await requested(oneStory, path, resolving(relations)));
      if (!answer) return undefined;
      const [story] = await related([answer.body.story], { relations }, answer.body.rels ?? []);
      return story ?? undefined;
    },

    async stories(wanted) {
      const perPage = Math.min(wanted.perPage ?? DEFAULT_PER_PAGE, MAX_PER_PAGE);
      const answer = await requested(pageOfStories, 'stories', {
        ...restParameters(wanted),
        per_page: perPage,
      });
      if (!answer) throw new ContentUnavailable('the list of stories is missing');
      const { stories, rels: brought } = answer.body;
      const total = lengthOfList(stories, answer.total, perPage);
      return { items: await related(stories, wanted, brought ?? []), total };
    },

    async links() {
      const entries: LinkEntry[] = [];
      for (let page = 1; ; page += 1) {
        const answer = await requested(pageOfLinks, 'links', {
          paginated: 1,
          page,
          per_page: LINKS_PER_PAGE,
        });
        // Do not continue without this page of the list: half a list would look complete.
        if (!answer) throw new ContentUnavailable('the list of addresses is missing');
        const links = Object.values(answer.body.links);
        entries.push(...links.flatMap(entryOf));
        if (entries.length >= lengthOfList(links, answer.total, LINKS_PER_PAGE)) return entries;
        if (links.length < LINKS_PER_PAGE) throw new ContentUnavailable('the list of addresses is truncated');
      }
    },
  };
}

function entryOf({ uuid, slug, published, is_folder, alternates }: RestLink): LinkEntry[] {
  if (!slug) return [];
  const translatedSlugs = (alternates ?? []).flatMap(({ path }) => path || []);
  return [
    {
      uuid: uuid ?? '',
      slug,
      published: published ?? false,
      isFolder: is_folder ?? false,
      ...(translatedSlugs.length > 0 && { translatedSlugs }),
    },
  ];
}

const resolving = (relations: readonly Relation[] = []): RestParameters =>
  relations.length > 0 ? { resolve_relations: joinedRelations(relations), resolve_level: TWO_LEVELS } : {};

function restParameters(wanted: StoriesVariables): RestParameters {
  return {
    filter_query: wanted.filter,
    by_uuids: joinedUuids(wanted.uuids),
    sort_by: wanted.sort,
    page: wanted.page ?? 1,
    excluding_fields: wanted.excluding,
    ...resolving(wanted.relations),
  };
}

function batches(uuids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(uuids.length / BATCH) }, (_, at) =>
    uuids.slice(at * BATCH, (at + 1) * BATCH),
  );
}
