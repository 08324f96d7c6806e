import { expect, it } from 'vitest';
import { NOWHERE } from '../web/src/domain/pages/paths.ts';
import { createSite } from '../web/src/site.ts';
import { PAGE_KINDS } from './page-kinds.ts';

/** Pages that are no kind of their own: one leads on to a day, one answers a form, one a link in a mail, one is a shell. */
const REACHED_OTHERWISE = ['/programma', '/formulier/:form', '/nieuwsbrief/bevestigen', '/_app', NOWHERE];

/** The addresses of pages answer to every method; endpoints name theirs. */
const pagePaths = (): string[] => {
  const { routes } = createSite();
  const endpoints = new Set(routes.filter(({ method }) => method !== 'ALL').map(({ path }) => path));
  return [...new Set(routes.map(({ path }) => path))].filter((path) => !endpoints.has(path));
};

/** Whether an address is one of those that a pattern stands for. */
const standsFor = (pattern: string, address: string) =>
  new RegExp(
    `^${pattern
      .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replace(/:\w+/g, '[^/]+')
      .replace('*', '.*')}$`,
  ).test(address);

it('every page of the site goes through the gates, by a row in the list of kinds', () => {
  const asked = PAGE_KINDS.map(({ path }) => path.replace(/\?.*/, ''));
  const missing = pagePaths().filter(
    (path) => !REACHED_OTHERWISE.includes(path) && !asked.some((address) => standsFor(path, address)),
  );
  expect(missing).toEqual([]);
});
