import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import {
  buildClientSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  parse,
  printSchema,
} from 'graphql';
import { expect, test } from 'vitest';
import { temporaryContent } from './temporary-content.ts';

const LONG = 286_613_098_262_267;

/** Fetches the schema as tools do: by introspection over HTTP. */
async function schemaOf(address: string): Promise<string> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', Token: 'public' },
    body: JSON.stringify({ query: getIntrospectionQuery() }),
  });
  const { data } = (await response.json()) as { data: IntrospectionQuery };
  return printSchema(buildClientSchema(data));
}

test.each(['/v1/api', '/v2/api'])('lets graphql-codegen generate types from %s', async (path) => {
  const content = temporaryContent();
  content.write('components.json', [
    {
      name: 'blog-article',
      is_root: true,
      schema: { title: { type: 'text' }, author: { type: 'option', source: 'internal_stories' } },
    },
  ]);
  const schema = parse(await schemaOf((await content.listen()) + path));
  const types = await codegen({
    filename: 'types.ts',
    schema,
    documents: [],
    config: {},
    plugins: [{ typescript: {} }],
    pluginMap: { typescript },
  });
  expect(types).toContain('export type BlogArticleComponent = {');
  expect(types).toContain('author?: Maybe<Story>;');
  expect(types).toContain('filter_query_v2?: InputMaybe<BlogArticleFilterQuery>;');
});

test('supports long ids as text in responses and queries in version 2, but not in version 1', async () => {
  const content = temporaryContent({ space: LONG });
  content.story('home', {}, { id: LONG });
  const { fetch } = await content.start();
  const ask = async (path: string, query: string) => {
    const headers = { 'content-type': 'application/json', token: 'public' };
    const body = JSON.stringify({ query });
    const response = await fetch(
      new Request(`http://content.test${path}`, { method: 'POST', headers, body }),
    );
    return (await response.json()) as { data: unknown; errors?: { message: string }[] };
  };
  const query = `{ Space { id } ContentNode(id: ${LONG}) { id parent_id slug } }`;
  expect(await ask('/v2/api', query)).toEqual({
    data: { Space: { id: String(LONG) }, ContentNode: { id: String(LONG), parent_id: '0', slug: 'home' } },
  });
  const first = await ask('/v1/api', `{ ContentNode(id: "home") { id slug } }`);
  expect(first.data).toEqual({ ContentNode: { id: null, slug: 'home' } });
  expect(first.errors).toHaveLength(1);
});

test('returns alternates of a story with the keys of GraphQL', async () => {
  const content = temporaryContent();
  const alternate = {
    id: 9,
    name: 'Home',
    slug: 'home',
    published: true,
    full_slug: 'fr/home',
    is_folder: false,
    parent_id: 4,
  };
  content.story('home', {}, { alternates: [alternate] });
  const { data, errors } = await content.ask(
    '{ ContentNode(id: "home") { alternates { id fullSlug isFolder parentId published } } }',
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    ContentNode: {
      alternates: [{ id: 9, fullSlug: 'fr/home', isFolder: false, parentId: 4, published: true }],
    },
  });
});
