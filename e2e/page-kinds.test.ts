import { expect, it } from 'vitest';
import { NOWHERE } from '../web/src/domain/pages/paths.ts';
import { createSite } from '../web/src/site.ts';
import { PAGE_KINDS } from './page-kinds.ts';

/**
 * Pages that need no entry in the list of page kinds: a redirect to a day, the response to a form, the target of a link
 * in a mail, the shell, and the not-found page.
 */
const REACHED_OTHERWISE = ['/programma', '/formulier/:form', '/nieuwsbrief/bevestigen', '/_app', NOWHERE];

/** Returns the paths of all page routes. Page routes accept every method, while endpoints list their methods. */
const pagePaths = (): string[] => {
  const { routes } = createSite();
  const endpoints = new Set(routes.filter(({ method }) => method !== 'ALL').map(({ path }) => path));
  return [...new Set(routes.map(({ path }) => path))].filter((path) => !endpoints.has(path));
};

/** Whether a route pattern matches an address. */
const standsFor = (pattern: string, address: string) =>
  new RegExp(
    `^${pattern
      .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replace(/:\w+(?:\{.*\})?/g, '[^/]+')
      .replace('*', '.*')}$`,
  ).test(address);

it('the list of page kinds covers every page route', () => {
  const requested = PAGE_KINDS.map(({ path }) => path.replace(/\?.*/, ''));
  const missing = pagePaths().filter(
    (path) => !REACHED_OTHERWISE.includes(path) && !requested.some((address) => standsFor(path, address)),
  );
  expect(missing).toEqual([]);
});
