import type { Plugin } from 'vite';
import { BROWSER_BUILD } from './browser-build.ts';

/**
 * What React Router brings and this site does not use, by the functions that hold it. A bundler cannot tell: they are
 * reached from ones that are used, behind questions that only a running page answers (docs/decisions/0092).
 */
const UNUSED: readonly string[] = [
  // Pages are asked for and never posted to: our forms send JSON to addresses of their own (features/forms/post-form.ts).
  ...['handleAction', 'singleFetchActionStrategy', 'noActionDefinedError'],
  // Nothing is fetched beside the page by a fetcher.
  ...[
    'fetch2',
    'handleFetcherAction',
    'handleFetcherLoader',
    'singleFetchLoaderFetcherStrategy',
    'setFetcherError',
  ],
  ...[
    'updateFetcherState',
    'abortFetcher',
    'deleteFetcher',
    'markFetchRedirectsDone',
    'abortStaleFetchLoads',
  ],
  // No page keeps a visitor from leaving it.
  ...['shouldBlockNavigation', 'getBlocker', 'deleteBlocker', 'updateBlocker'],
  // The whole route table comes with the first page (react-router.config.ts, `routeDiscovery`).
  ...['discoverRoutes', 'patchRoutes', 'getPatchRoutesOnNavigationFunction', 'useFogOFWarDiscovery'],
  // Styles of the next page are fetched and shown by ours (src/ui/ready-sheets.ts, src/layout/PageStyles.tsx). The router puts each
  // into the page that is shown, takes it away and brings it again, and the whole page is laid out anew for each step.
  ...['prefetchRouteCss', 'prefetchStyleLinks'],
  // No step of the history is a view transition (docs/decisions/0117).
  ...['restoreAppliedTransitions', 'persistAppliedTransitions'],
  // Routes are not measured, not changed while the page runs, and not drawn by server components.
  ...['getRouteInstrumentationUpdates', 'instrumentClientSideRouter', 'RSCErrorHandler'],
  // The root of the site says itself that something is wrong (src/root.tsx), and no page waits for its first data.
  ...['RemixRootDefaultErrorBoundary', 'RemixRootDefaultHydrateFallback'],
  // For developers, who have a build with warnings.
  ...['warning', 'warnOnce', 'warningOnce'],
];

/** A page is asked for by its path alone, which is the second argument: nothing is sent along. */
const ASKED_BY_PATH = ['normalizeNavigateOptions', 'return { path: arguments[1] };'] as const;

/** Names for developers' tools, which keep components that nobody uses. */
const NAMES = /^\w+\.displayName = .*;$/gm;

/** The browser's React Router without what is not used here. A version that is made otherwise stops the build. */
export const withoutUnusedRouter: Plugin = {
  name: 'without-unused-router',
  ...BROWSER_BUILD,
  transform: {
    filter: { id: /react-router\/dist\/production\/[\w-]+\.mjs$/, code: 'function createRouter(' },
    handler(code) {
      const asked = emptied(code, ...ASKED_BY_PATH);
      const used = UNUSED.reduce((left, name) => emptied(left, name), asked).replace(NAMES, '');
      // Without this sign a component stays that nobody uses, because what wraps it might do more.
      return { code: used.replace(/ = (React\d+\.forwardRef\()/g, ' = /* @__PURE__ */ $1'), map: null };
    },
  },
};

/** A file of functions, of which the one with this name does this and no more. Their ends stand under their beginnings. */
export function emptied(code: string, name: string, does = ''): string {
  const whole = new RegExp(`^( *)(async )?function ${name}\\([\\s\\S]*?^\\1\\}$`, 'm');
  if (!whole.test(code))
    throw new Error(`React Router has no function ${name}: see what web/unused-router.ts is about.`);
  return code.replace(whole, `$1$2function ${name}() {\n$1${does}}`);
}
