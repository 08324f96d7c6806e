import { type ComponentType, lazy, useId, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns whether scripts run: false on the server and in the first render in the browser. Features that require
 * scripts are thereby hidden from visitors without scripts.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Returns a component whose code loads when it is first rendered, inside a `<Suspense>`. If loading fails, the
 * component renders nothing, and the rest of the page works.
 */
export function fetchedComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const nothing: ComponentType<Props> = () => null;
  return lazy(async () => ({ default: await load().catch(() => nothing) }));
}

/**
 * Delays the first paint of a new document until the browser has parsed this marker. Place the marker after the content
 * that is visible without scrolling: on a slow network the parts of that content would otherwise arrive one by one and
 * shift each other. React moves the link into the head, where HTML requires it. The marker is empty, because Chromium
 * waits for its start tag but the standard for its end tag. Safari and Firefox ignore the link so far.
 *
 * @see https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
export function RenderBlockingMarker() {
  const id = useId();
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <template id={id} />
    </>
  );
}
