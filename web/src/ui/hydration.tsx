import { type ComponentType, lazy, useId, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether scripts run. False on the server and in the first render of the browser, so that features that need a script
 * are not shown to visitors without one.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * A component whose code is loaded when it is first shown, inside a `<Suspense>`. If loading fails, nothing is shown in
 * its place, and the rest of the page works.
 */
export function fetchedComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const nothing: ComponentType<Props> = () => null;
  return lazy(async () => ({ default: await load().catch(() => nothing) }));
}

/**
 * Delays the first paint of a new document until the browser has parsed this marker. Place it after the content of the
 * first screen, which would otherwise move while its parts arrive one by one on a slow network. React moves the link
 * into the head, where it must be. The marker is empty, because Chromium waits for the start of the element and the
 * standard for its end. Safari and Firefox ignore it so far.
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
