import { type ComponentType, lazy, useId, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether scripts run here. It is false on the server and in the first render of the browser, so that what needs a
 * script is not offered to a visitor without one.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * A component whose code is fetched when it is first shown, inside a `<Suspense>`. Where it cannot be fetched, nothing is
 * shown in its place, and the rest of the page works.
 */
export function fetchedComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const nothing: ComponentType<Props> = () => null;
  return lazy(async () => ({ default: await load().catch(() => nothing) }));
}

/**
 * The browser paints nothing of a new document before it has read up to this marker. It stands behind what the first
 * screen shows, which would else move while its parts arrive one by one on a slow network. React puts the link into the
 * head, where it must be. The marker is empty, since Chromium waits for the start of the element and the standard for its
 * end. Safari and Firefox do not wait (yet), and paint what they have.
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
