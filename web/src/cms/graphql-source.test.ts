import { describe, expect, it } from 'vitest';
import { ContentUnavailable, createClient } from './client.ts';
import { fetchLinks, fetchStories, fetchStory, graphqlSource } from './graphql-source.ts';
import { storiesVariables } from './queries.ts';
import { fetchAllStories } from './source.ts';

type Requested = { query: string; variables: Record<string, unknown> };

/** Creates a content system that responds to every query with the result of `answer` and records the queries. */
function contentSystem(answer: (variables: Record<string, unknown>) => unknown) {
  const requested: Requested[] = [];
  const client = createClient({
    fetch: async (request) => {
      const question: Requested = await request.json();
      requested.push(question);
      return Response.json({ data: answer(question.variables) });
    },
    url: 'https://content.example/v1/api',
    token: 'public',
    version: 'published',
    timeoutMs: 1_000,
    log: () => undefined,
  });
  return { client, requested };
}

/** Creates a space of `count` stories, which it returns page by page, as Storyblok does. */
const spaceOf = (count: number) =>
  contentSystem(({ page, perPage }) => {
    const stories = Array.from({ length: count }, (_, index) => ({ uuid: `story-${index}` }));
    const from = (Number(page) - 1) * Number(perPage);
    return { ContentNodes: { items: stories.slice(from, from + Number(perPage)), total: count } };
  });

describe('a list of stories', () => {
  it('fetches a list of 250 stories completely, in three pages of 100 (§7.8, §9.1)', async () => {
    const { client, requested } = spaceOf(250);
    const stories = await fetchAllStories(graphqlSource(client), {
      filter: { component: { in: 'program' } },
    });
    expect(stories).toHaveLength(250);
    expect(new Set(stories.map((story) => JSON.stringify(story))).size).toBe(250);
    expect(requested.map(({ variables }) => [variables.page, variables.perPage])).toEqual([
      [1, 100],
      [2, 100],
      [3, 100],
    ]);
    expect(
      requested.every(
        ({ variables }) => JSON.stringify(variables.filter) === '{"component":{"in":"program"}}',
      ),
    ).toBe(true);
  });

  it.each([
    [0, 1],
    [1, 1],
    [100, 1],
    [101, 2],
  ])('fetches a list of %i stories with %i requests', async (count, questions) => {
    const { client, requested } = spaceOf(count);
    expect(await fetchAllStories(graphqlSource(client), {})).toHaveLength(count);
    expect(requested).toHaveLength(questions);
  });

  it('reads the items of ContentNodes and their total number (§7.3)', async () => {
    const { client } = contentSystem(() => ({ ContentNodes: { items: [{ uuid: 'u' }], total: 312 } }));
    expect(await fetchStories(client, {})).toEqual({ items: [{ uuid: 'u' }], total: 312 });
  });

  it('uses the number of items as the total if the response has no total and the page is not full', async () => {
    const { client } = contentSystem(() => ({ ContentNodes: { items: [{}, {}], total: null } }));
    expect((await fetchStories(client, {})).total).toBe(2);
  });

  it.each([
    ['is full and has no total', { ContentNodes: { items: Array(100).fill({}) } }],
    ['is empty but has a total above zero', { ContentNodes: { items: [], total: 8 } }],
    ['has a total that is not a number', { ContentNodes: { items: [{}], total: 'veel' } }],
    ['is missing from the response', {}],
    ['is null', { ContentNodes: null }],
    ['has items that are not an array', { ContentNodes: { items: 'nee' } }],
  ])('reports an outage, not an empty list, for a list that %s', async (_case, data) => {
    const { client } = contentSystem(() => data);
    await expect(fetchStories(client, {})).rejects.toBeInstanceOf(ContentUnavailable);
  });

  it('fails if one page of a list fails, instead of returning half a programme', async () => {
    const { client } = contentSystem(({ page }) =>
      page === 2 ? {} : { ContentNodes: { items: [{}], total: 250 } },
    );
    await expect(fetchAllStories(graphqlSource(client), {})).rejects.toBeInstanceOf(ContentUnavailable);
  });
});

describe('the variables of a query', () => {
  it('sends the literal «none» for an empty list of uuids, because an empty string would match everything (§7.7)', () => {
    expect(storiesVariables({ uuids: [] }).uuids).toBe('none');
  });

  it('joins uuids with commas (§7.7)', () => {
    expect(storiesVariables({ uuids: ['a', 'b'] }).uuids).toBe('a,b');
  });

  it('sends Storyblok’s empty value for omitted arguments', () => {
    expect(storiesVariables({})).toEqual({
      filter: {},
      uuids: '',
      sort: '',
      page: 1,
      perPage: 100,
      relations: '',
      excluding: '',
    });
  });

  it('passes the slug as a variable, never in the query text', async () => {
    const { client, requested } = contentSystem(() => ({ ContentNode: null }));
    await fetchStory(client, 'nieuws/"} evil {', []);
    await fetchStory(client, 'home', []);
    expect(requested[0]?.query).toBe(requested[1]?.query);
    expect(requested[0]?.variables.id).toBe('nieuws/"} evil {');
  });
});

describe('one story', () => {
  it('requests a story by its full slug, with its relations (§7.5)', async () => {
    const { client, requested } = contentSystem(() => ({ ContentNode: { uuid: 'u' } }));
    expect(await fetchStory(client, 'activiteiten/x', ['experience.theme'])).toEqual({ uuid: 'u' });
    expect(requested[0]?.variables).toEqual({ id: 'activiteiten/x', relations: 'experience.theme' });
  });

  it.each([{}, { ContentNode: 42 }, { ContentNode: 'home' }, { ContentNode: [] }, { Story: null }])(
    'treats the response %j as unreadable, not as a missing story',
    async (data) => {
      const { client } = contentSystem(() => data);
      await expect(fetchStory(client, 'home', [])).rejects.toBeInstanceOf(ContentUnavailable);
    },
  );

  it('returns undefined for a story that does not exist', async () => {
    const { client } = contentSystem(() => ({ ContentNode: null }));
    expect(await fetchStory(client, 'geen', [])).toBeUndefined();
  });
});

describe('the addresses of the space', () => {
  it('determines which addresses are published and which are folders (§7.16, §3.18)', async () => {
    const { client } = contentSystem(() => ({
      Links: {
        items: [
          { uuid: 'a', slug: 'home', published: true, isFolder: false },
          { uuid: 'b', slug: 'nieuws', published: null, isFolder: true },
          { uuid: null, slug: 'concept', published: false, isFolder: null },
          { uuid: 'd', slug: null },
        ],
      },
    }));
    expect(await fetchLinks(client)).toEqual([
      { uuid: 'a', slug: 'home', published: true, isFolder: false },
      { uuid: 'b', slug: 'nieuws', published: false, isFolder: true },
      { uuid: '', slug: 'concept', published: false, isFolder: false },
    ]);
  });
});
