import { expect, it } from 'vitest';
import { type ContentSource, fetchAllStories, publicPages } from './source.ts';

it('lists published pages, but neither folders nor unlisted stories (§3.18, §7.16)', () => {
  const pages = ['praktisch', 'klad', 'nieuws', 'map', 'verwijderd'].map((uuid) => ({
    uuid,
    path: `/${uuid}`,
  }));
  const links = [
    { uuid: 'praktisch', slug: 'praktisch', published: true, isFolder: false },
    { uuid: 'klad', slug: 'klad', published: false, isFolder: false },
    { uuid: 'nieuws', slug: 'nieuws', published: true, isFolder: false },
    { uuid: 'map', slug: 'map', published: true, isFolder: true },
    { uuid: 'locatie', slug: 'locatie', published: true, isFolder: false },
  ];
  expect(publicPages(pages, links).map(({ path }) => path)).toEqual(['/nieuws', '/praktisch']);
});

it('returns each story of a paged list exactly once, even if a story is published between two pages', async () => {
  const uuids = Array.from({ length: 150 }, (_, at) => `story ${at}`);
  let requested = 0;
  const source: ContentSource = {
    links: async () => [],
    story: async () => undefined,
    stories: async ({ page = 1, perPage = 100 }) => {
      requested += 1;
      if (requested === 2) uuids.unshift('one that comes first');
      const items = uuids.slice((page - 1) * perPage, page * perPage).map((uuid) => ({ uuid }));
      return { items, total: uuids.length };
    },
  };
  expect(await fetchAllStories(source, {})).toEqual(uuids.map((uuid) => ({ uuid })));
  expect(requested).toBe(4);
});
