import { expect, it } from 'vitest';
import { firstFile } from './first-file.ts';

const route = (path: string, hasDefaultExport: boolean) => ({
  path,
  hasDefaultExport,
  hasAction: false,
  imports: ['/assets/site.js'],
});

const written = (routes: Record<string, object>) =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: { module: '/assets/entry.js' }, routes, url: '/assets/manifest.js' })};`;

/** What the file leaves on the window, without running what stands behind it. */
const tableOf = (file: string) => JSON.parse(file.slice(file.indexOf('=') + 1, file.indexOf(';start()')));

it('holds the table of routes and starts the page behind it', () => {
  const file = firstFile(written({ root: route('', true) }), 'start();');
  expect(file.endsWith('};start();')).toBe(true);
  expect(tableOf(file)).toEqual({
    entry: { module: '/assets/entry.js' },
    routes: { root: { path: '', hasDefaultExport: true, imports: ['/assets/site.js'] } },
    url: '/assets/manifest.js',
  });
});

it('leaves out addresses that hold no page, and keeps those that lead on to one', () => {
  const table = {
    page: route('*', true),
    screen: route('live/:screen?', true),
    moved: route('on-tour/:slug', false),
    feed: route('nieuws/rss.xml', false),
    items: route('programma/:slug.items', false),
    post: route('api/contact', false),
  };
  expect(Object.keys(tableOf(firstFile(written(table), 'start();')).routes)).toEqual([
    'page',
    'screen',
    'moved',
  ]);
});

it('stops the build where the table is written in another way', () => {
  expect(() => firstFile('export default {}', '')).toThrow('in another way');
});
