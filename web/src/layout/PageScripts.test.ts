import { expect, it } from 'vitest';
import { scriptAddresses } from './PageScripts.tsx';

const route = (id: string, more: object = {}) => ({
  id,
  module: `/assets/${id}.js`,
  imports: ['/assets/react.js', `/assets/of-${id}.js`],
  hasLoader: true,
  hasAction: false,
  hasClientLoader: false,
  hasClientAction: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  hasDefaultExport: true,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
  ...more,
});

const MANIFEST = {
  entry: { module: '/assets/entry.js', imports: ['/assets/react.js', '/assets/router.js'] },
  url: '/assets/manifest.js',
  routes: {
    root: route('root'),
    day: route('day', { clientMiddlewareModule: '/assets/day-middleware.js' }),
    tour: route('tour'),
  },
};

it('names what the routes of a page need, each file once and before what needs it, but for what the entry holds', () => {
  expect(scriptAddresses(MANIFEST, ['root', 'day'])).toEqual({
    files: [
      '/assets/react.js',
      '/assets/router.js',
      '/assets/of-day.js',
      '/assets/day-middleware.js',
      '/assets/day.js',
    ],
    routes: [['day', ['/assets/day-middleware.js', '/assets/day.js']]],
    entry: '/assets/manifest.js',
  });
});
