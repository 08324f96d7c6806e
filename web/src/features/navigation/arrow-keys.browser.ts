const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Makes the links of an element with `data-arrows` a single Tab stop: arrow keys, Home and End move between them. Without
 * scripts every link is a stop. Changes the links only while one of them has the focus, because an island may replace
 * them.
 */
export function startArrowKeys(list: HTMLElement): void {
  const links = () => [...list.querySelectorAll<HTMLElement>('a[href]')];
  list.addEventListener('focusin', ({ target }) => {
    for (const link of links()) link.tabIndex = link === target ? 0 : -1;
  });
  list.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && list.contains(relatedTarget)) return;
    for (const link of links()) link.removeAttribute('tabindex');
  });
  list.addEventListener('keydown', (event) => {
    const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const all = links();
    const from = target instanceof HTMLElement ? all.indexOf(target) : -1;
    if (from < 0 || altKey || ctrlKey || metaKey || shiftKey) return;
    const step = STEPS[key];
    const to = key === 'Home' ? 0 : key === 'End' ? all.length - 1 : step && from + step;
    if (to === undefined) return;
    // Prevents scrolling by the arrow keys.
    event.preventDefault();
    all[to]?.focus();
  });
}
