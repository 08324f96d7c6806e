import { type ComponentType, lazy } from 'react';

/**
 * A component that is fetched when it is first shown, inside a `<Suspense>`. Where it cannot be fetched nothing
 * is shown in its place, and the page goes on.
 */
export function fetchedComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const nothing: ComponentType<Props> = () => null;
  return lazy(async () => ({ default: await load().catch(() => nothing) }));
}
