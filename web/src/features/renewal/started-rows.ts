const MINUTE_MS = 60_000;

/**
 * Removes each static part whose `data-until` (ms) has passed, within the next minute, and calls `removed`. Also
 * removes lists that become empty.
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
  // Timers of a hidden page run late.
  document.addEventListener('visibilitychange', tick);
}
