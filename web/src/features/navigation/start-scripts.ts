/** The scripts of a page, as addresses. */
export type ScriptAddresses = {
  /** All but the entry, in the order in which they are evaluated: what others need comes before them. */
  files: readonly string[];
  /** By the id of each route of the page, the files that hold its module: one, or several where it is split. */
  routes: readonly (readonly [id: string, files: readonly string[]])[];
  /** Makes the page react. */
  entry: string;
};

/** The routes that stand around every page but a screen's. The build puts them into the entry (web/vite.config.ts). */
export const ENTRY_ROUTES: readonly string[] = ['root', 'routes/frame', 'routes/page-boundary'];

/**
 * Fetches and starts the scripts of a page: once all that it shows is there and painted and the browser is idle, or at the
 * first touch or key, whichever is first. What a visitor sees and reads needs none of them, so they never compete with it
 * for a slow line. Pictures that do not come hold them up for 3 s at most. Each file is evaluated in a task of its own, so
 * that a slow phone can answer a touch in between. Where one does not come a browser may not ask for it again: the page then
 * comes anew once the site answers, as long as nobody has touched it. A screen in the hall is touched by nobody. Once a
 * minute and no more often: what fails for another reason fails again.
 *
 * It is written into the page as text: it may use nothing but its argument and the browser.
 */
export function startScripts({ files, routes, entry }: ScriptAddresses): void {
  const touches = ['pointerdown', 'keydown', 'input'];
  let isStarted = false;

  const evaluate = async () => {
    for (const href of [...files, entry]) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    const modules = new Map<string, object>();
    for (const file of files) {
      modules.set(file, await import(/* @vite-ignore */ file));
      await new Promise((resolve) => setTimeout(resolve));
    }
    const ofRoute = (parts: readonly string[]) =>
      Object.assign({}, ...parts.map((part) => modules.get(part)));
    Object.assign(window, {
      __reactRouterRouteModules: Object.fromEntries(routes.map(([id, parts]) => [id, ofRoute(parts)])),
    });
    await import(/* @vite-ignore */ entry);
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    evaluate().catch(comeAnew);
  };
  const comeAnew = () =>
    setTimeout(
      () => fetch('', { method: 'HEAD' }).then(({ ok }) => (ok ? anew() : comeAnew()), comeAnew),
      60_000,
    );
  // What somebody typed, or holds open, is theirs.
  const anew = () => navigator.userActivation?.hasBeenActive || location.reload();

  const startWhenIdle = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1_000 });
    else setTimeout(start, 50);
  };
  const startOncePainted = () => {
    // A quick line has loaded a page before it is painted. In a tab behind others no frame comes, and nothing is needed.
    requestAnimationFrame(() => {
      new PerformanceObserver(startWhenIdle).observe({ type: 'paint', buffered: true });
      // Where a browser tells of no paint.
      setTimeout(startWhenIdle, 500);
    });
  };
  for (const touch of touches) addEventListener(touch, start, { capture: true, once: true, passive: true });
  if (document.readyState === 'complete') startOncePainted();
  else addEventListener('load', startOncePainted, { once: true });
  setTimeout(startOncePainted, 3_000);
}
