import { createStoryblokEmulator } from 'storyblok-emulator';
import { expect, it, onTestFinished } from 'vitest';
import { generateContent, REQUESTED_DAY } from './generated-content.ts';

it.each([200, 500])(
  'generates exactly %i stories, with the same number of items on the requested day',
  async (stories) => {
    const content = generateContent(stories);
    onTestFinished(content.remove);
    const lines: string[] = [];
    const server = createStoryblokEmulator({
      dir: content.dir,
      watch: false,
      log: (line) => lines.push(line),
    });
    onTestFinished(server.close);
    const total = async (args: string) => {
      const query = `{ ContentNodes(${args}) { total } }`;
      const headers = { 'content-type': 'application/json', token: 'public' };
      const body = JSON.stringify({ query });
      const response = await server.fetch(
        new Request('http://content.test/v1/api', { method: 'POST', headers, body }),
      );
      return response.json();
    };
    expect(await total('per_page: 1')).toEqual({ data: { ContentNodes: { total: stories } } });
    const day = `{ component: { in: "program" }, start_date: { gt_date: "${REQUESTED_DAY.after}", lt_date: "${REQUESTED_DAY.before}" } }`;
    expect(await total(`filter_query: ${day}`)).toEqual({
      data: { ContentNodes: { total: REQUESTED_DAY.items } },
    });
    expect(lines.filter((line) => !line.includes(': id '))).toEqual([]);
  },
);
