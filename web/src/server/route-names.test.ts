import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { createRouteNames } from './route-names.ts';

const at = (id: string, more: object) => [id, { id, parentId: 'frame', module: {}, ...more }] as const;
// `as`: of a build only what a route needs to be matched is made here.
const routes = Object.fromEntries([
  at('frame', { parentId: undefined, path: '' }),
  at('home', { index: true }),
  at('day', { path: 'programma/:slug', caseSensitive: true }),
  at('page', { path: '*' }),
]) as unknown as ServerBuild['routes'];

const answer = () => new Response();
const { router } = new Hono()
  .get('/programma/:file{[^/]+\\.items}', answer)
  .get('/m/:file{[^/]+\\.ics}', answer)
  .get('/deelbeeld/*', answer)
  .all('*', answer);

it.each([
  ['/', '/'],
  ['/_.data', '/'],
  ['/programma/2025-10-27', '/programma/:slug'],
  ['/programma/2025-10-27.data', '/programma/:slug'],
  ['/programma/2025-10-27.items', '/programma/:file.items'],
  ['/m/nklIBt.ics', '/m/:file.ics'],
  ['/deelbeeld/a/b', '/deelbeeld/*'],
  ['/jan@voorbeeld.be', '/*'],
  ['/assets/entry-a1.js', '/assets/*'],
])('names %s by its route, %s', (path, name) => {
  const routeOf = createRouteNames(routes, router);
  expect(routeOf(path)).toBe(name);
  expect(routeOf(path)).toBe(name);
});

it('names a path that cannot be read', () => {
  expect(createRouteNames(routes, router)('/%E0%A4%A')).toBe('none');
});
