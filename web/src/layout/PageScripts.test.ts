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
    root: route('root', { clientMiddlewareModule: '/assets/root-middleware.js' }),
    day: route('day'),
    tour: route('tour'),
  },
};

it('names what the routes of a page need, each file once, and before what needs it', () => {
  expect(scriptAddresses(MANIFEST, ['root', 'day'])).toEqual({
    files: [
      '/assets/react.js',
      '/assets/router.js',
      '/assets/manifest.js',
      '/assets/of-root.js',
      '/assets/of-day.js',
      '/assets/root-middleware.js',
      '/assets/root.js',
      '/assets/day.js',
    ],
    routes: [
      ['root', ['/assets/root-middleware.js', '/assets/root.js']],
      ['day', ['/assets/day.js']],
    ],
    entry: '/assets/entry.js',
  });
});
