import { expect, it } from 'vitest';
import { publicPages } from './source.ts';

it('the pages of the site are those that are published; folders and what nobody lists are none (§3.18, §7.16)', () => {
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
