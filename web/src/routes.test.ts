import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { VISITED_PAGES } from './app/process/visits.ts';
import { PAGE_ADDRESSES } from './domain/pages/address-kind.ts';
import routes from './routes.ts';

type Entry = (typeof routes)[number];

/** Addresses of pages that no story stands for: no editor writes them, nobody shares them, no block stands in them. */
const WITHOUT_A_STORY = ['stijlgids', 'formulier/:form', 'nieuwsbrief/bevestigen', '_app', '*'];

/** The paths of all route modules that show a page: those in the frame, and the screens in the hall. */
const pagePaths = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ path, file, children = [] }) => [
    ...(path !== undefined && /\.tsx$/.test(file) ? [path] : []),
    ...pagePaths(children),
  ]);

/** `a/:b?` is found at `a` and at `a/:b`, whatever its parameter is called. */
const addressesOf = (path: string): string[] => {
  const named = `/${path}`.replace(/:\w+/g, ':slug');
  return named.endsWith('?') ? [named.slice(0, -1), named.replace(/\/[^/]*\?$/, '')] : [named];
};

describe('the table of routes', () => {
  it('has a kind of address for each of its pages: what it shares, and where its blocks stand, follow from that', () => {
    const known = Object.values(PAGE_ADDRESSES).flat<readonly (readonly string[])[]>();
    const paths = pagePaths(routes).filter((path) => !WITHOUT_A_STORY.includes(path));
    expect(paths.length).toBeGreaterThan(8);
    expect(paths.flatMap(addressesOf).filter((address) => !known.includes(address))).toEqual([]);
  });

  it('has a name in the figures of real visits for each of its pages', () => {
    const pageIds = (entries: readonly Entry[]): string[] =>
      entries.flatMap(({ id, file, children = [] }) =>
        children.length > 0
          ? pageIds(children)
          : /\.tsx$/.test(file)
            ? [id ?? file.replace(/\.tsx$/, '')]
            : [],
      );
    expect(Object.keys(VISITED_PAGES).sort()).toEqual(pageIds(routes).sort());
  });

  it('has a route module of its own for each kind of address', () => {
    // `as`: what a route needs to be matched is the same in both shapes.
    const table = routes as unknown as RouteObject[];
    const addresses = Object.values(PAGE_ADDRESSES).flat<readonly (readonly string[])[]>();
    const caught = addresses.filter((address) => {
      const last = matchRoutes(table, address.replace(':slug', 'slug'))?.at(-1);
      return last === undefined || last.route.path === '*';
    });
    expect(caught).toEqual([]);
  });
});
