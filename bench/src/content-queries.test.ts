import { createStoryblokEmulator } from 'storyblok-emulator';
import { expect, it, onTestFinished } from 'vitest';
import { type Api, addPages, CONTENT_QUERIES, requestOf } from './content-queries.ts';
import { generateContent } from './generated-content.ts';

it('finds the same stories with GraphQL and REST for each of the ten queries', async () => {
  const generated = generateContent(500);
  onTestFinished(generated.remove);
  addPages(generated.dir);
  const server = createStoryblokEmulator({ dir: generated.dir, watch: false, log: () => undefined });
  onTestFinished(server.close);
  const answer = async (question: (typeof CONTENT_QUERIES)[number], api: Api, time: number) => {
    const response = await server.fetch(requestOf(question, api, 'http://content.test', time));
    expect(response.status).toBe(200);
    return response.json();
  };
  for (const question of CONTENT_QUERIES) {
    const graphql = await answer(question, 'graphql', 1);
    const rest = await answer(question, 'rest', 1);
    const slugs = (items: { full_slug: string }[]) => items.map((item) => item.full_slug);
    if ('slug' in question) {
      expect(graphql.data.ContentNode.full_slug).toBe(question.slug);
      expect(rest.story.full_slug).toBe(question.slug);
    } else {
      expect(slugs(graphql.data.ContentNodes.items), question.name).toEqual(slugs(rest.stories));
      expect(rest.stories.length, question.name).toBeGreaterThan(0);
    }
    expect(await answer(question, 'graphql', 1)).toEqual(graphql);
    expect(await answer(question, 'rest', 1)).toEqual(rest);
  }
});
