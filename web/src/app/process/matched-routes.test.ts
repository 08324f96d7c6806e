import { expect, it } from 'vitest';
import { matchedRoutes } from './matched-routes.ts';

type Context = Parameters<typeof matchedRoutes>[0];
const manifest = {
  version: '1',
  routes: { root: { id: 'root' }, home: { id: 'home' }, page: { id: 'page' } },
};

/** `as`: of React Router's context only what is read here. */
const madeOf = (...ids: string[]) =>
  ({
    manifest,
    staticHandlerContext: { matches: ids.map((id) => ({ route: { id } })) },
  }) as unknown as Context;

it('leaves of the table of routes those that a page is made of, once for each kind of page', () => {
  const home = matchedRoutes(madeOf('root', 'home'));
  expect(home).toEqual({ version: '1', routes: { root: { id: 'root' }, home: { id: 'home' } } });
  expect(matchedRoutes(madeOf('root', 'home'))).toBe(home);
  expect(Object.keys(matchedRoutes(madeOf('root', 'page')).routes)).toEqual(['root', 'page']);
});
