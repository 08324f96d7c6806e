import { type ContextType, useContext, useMemo } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router';
import { ENTRY_ROUTES, type ScriptAddresses, startScripts } from '../features/navigation/start-scripts.ts';
import { KEEP_INSTALL_OFFER } from '../features/offline/install-offer.ts';

type Manifest = NonNullable<ContextType<typeof FrameworkContext>>['manifest'];

const DATA_STREAM =
  'window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream())';

/** As the build writes it, without its notes to itself: it is sent with every page, and no browser has a use for it. */
const START = import.meta.env.SSR ? String(startScripts).replace(/\/\*.*?\*\/|\n\s*/g, '') : '';

/**
 * Writes into a page what `Scripts` of React Router writes, the data and the start of its scripts, with one difference:
 * that one tells the browser to fetch all of them at once, before it has painted anything (docs/decisions/0038).
 */
export function PageScripts() {
  const context = useContext(FrameworkContext);
  const matches = useMatches();
  const { data, start } = useMemo(() => {
    // A browser finds both in the page that the server made, and leaves them as they are.
    if (!import.meta.env.SSR || !context?.serverHandoffString) return { data: '', start: '' };
    const ids = matches.map(({ id }) => id);
    return {
      data: `window.__reactRouterContext=${context.serverHandoffString};${DATA_STREAM}`,
      start: startOf(context.manifest, ids),
    };
  }, [context, matches]);
  // With this sign the router writes the data of the page behind it.
  if (context?.renderMeta) context.renderMeta.didRenderScripts = true;
  return (
    <>
      <script suppressHydrationWarning>{data}</script>
      <script type="module" suppressHydrationWarning>
        {start}
      </script>
    </>
  );
}

/** The server makes the start of a kind of page once. */
const starts = new WeakMap<Manifest, Map<string, string>>();

function startOf(manifest: Manifest, ids: readonly string[]): string {
  const key = ids.join();
  const ofManifest = starts.get(manifest) ?? new Map<string, string>();
  starts.set(manifest, ofManifest);
  const known = ofManifest.get(key);
  if (known !== undefined) return known;
  const start = `${KEEP_INSTALL_OFFER}(${START})(${JSON.stringify(scriptAddresses(manifest, ids))})`;
  ofManifest.set(key, start);
  return start;
}

/** What a page with these routes needs, by the names that the build gave its files. */
export function scriptAddresses(
  { entry, routes, url }: Pick<Manifest, 'entry' | 'routes' | 'url'>,
  ids: readonly string[],
): ScriptAddresses {
  const needed = ids.flatMap((id) => (ENTRY_ROUTES.includes(id) ? [] : (routes[id] ?? [])));
  const parts = needed.map(
    ({ id, module, clientActionModule, clientLoaderModule, clientMiddlewareModule }) => {
      const split = [clientActionModule, clientLoaderModule, clientMiddlewareModule];
      return [id, [...split.filter((part) => part !== undefined), module]] as const;
    },
  );
  const files = [
    ...entry.imports,
    ...needed.flatMap(({ imports = [] }) => imports),
    ...parts.flatMap(([, ofRoute]) => ofRoute),
  ];
  // The build put the entry behind the table of routes (web/first-file.ts).
  return { files: [...new Set(files)], routes: parts, entry: url };
}
