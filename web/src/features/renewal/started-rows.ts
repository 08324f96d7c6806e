const MINUTE_MS = 60_000;

/**
 * Checks every minute which static parts have a `data-until` (ms) that has passed, removes them and their empty lists,
 * and then calls `removed`.
 */
export function removeStarted(now: () => number, removed: () => void): void {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    clearTimeout(timer);
    const instant = now();
    const left = instant % MINUTE_MS;
    const passed = [...document.querySelectorAll<HTMLElement>('main [data-until]')].filter(
      ({ dataset }) => Number(dataset.until) < instant - left,
    );
    for (const part of passed) {
      const list = part.closest('ul');
      part.remove();
      if (list?.childElementCount === 0) list.remove();
    }
    if (passed.length > 0) removed();
    timer = setTimeout(tick, MINUTE_MS - left);
  };
  tick();
  // Browsers delay the timers of hidden pages, so update the rows as soon as the page is visible.
  document.addEventListener('visibilitychange', tick);
}
