import { expect, it } from 'vitest';
import routes from '../web/src/routes.ts';
import { PAGE_KINDS } from './page-kinds.ts';

type Entry = (typeof routes)[number];

/** Pages that are no kind of their own: one leads on to a day, one answers a form, one a link in a mail, one is a shell. */
const REACHED_OTHERWISE = ['programma', 'formulier/:form', 'nieuwsbrief/bevestigen', '_app'];

const pagePaths = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ path, index, file, children = [] }) => [
    ...(index ? [''] : []),
    ...(path !== undefined && file.endsWith('.tsx') ? [path] : []),
    ...pagePaths(children),
  ]);

/** Whether an address is one of those that a path of the table stands for. */
const standsFor = (path: string, address: string) =>
  new RegExp(
    `^/${path
      .replace(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replace(/:\w+/g, '[^/]+')
      .replace('*', '.*')}$`,
  ).test(address);

it('every page of the table of routes goes through the gates, by a row in the list of kinds', () => {
  const asked = PAGE_KINDS.map(({ path }) => path.replace(/\?.*/, ''));
  const missing = pagePaths(routes).filter(
    (path) => !REACHED_OTHERWISE.includes(path) && !asked.some((address) => standsFor(path, address)),
  );
  expect(missing).toEqual([]);
});
