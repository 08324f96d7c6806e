import { pressed } from '../../ui/pressed.ts';

const hasPopovers = 'popover' in HTMLElement.prototype;

/**
 * What `<details name>` and `popover` do not do by themselves: Escape closes the open panel and returns the focus to its
 * button; pressing or focusing something outside closes it; Tab out of the sheet of a phone closes the sheet.
 */
export function watchMenu(): void {
  const openPanel = () => document.querySelector<HTMLDetailsElement>('#menu details[open]');

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const panel = openPanel();
    if (panel) {
      // On a phone Escape would also close the whole menu: one press closes the panel only.
      event.preventDefault();
      panel.open = false;
      panel.querySelector('summary')?.focus();
    } else if (!hasPopovers && openSheet()) showSheet(false);
  });

  const closeFrom = ({ target }: Event) => {
    const panel = openPanel();
    // In the sheet the panels cover nothing. Closing one would pull the link below it from under a finger.
    if (!panel || openSheet()) return;
    if (target instanceof Node && !panel.contains(target)) panel.open = false;
  };
  for (const kind of ['pointerdown', 'focusin']) document.addEventListener(kind, closeFrom);

  // Whoever leaves the sheet by the keyboard would go on behind it.
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const sheet = openSheet();
    if (!sheet || !(target instanceof Node) || !(relatedTarget instanceof Node)) return;
    if (sheet.contains(target) && !sheet.contains(relatedTarget)) hideSheet(sheet);
  });

  // A page that comes back from the browser's cache, or shows another part of itself, is seen without the menu over it.
  for (const kind of ['pagehide', 'hashchange']) {
    window.addEventListener(kind, () => {
      const panel = openPanel();
      if (panel) panel.open = false;
      const sheet = openSheet();
      if (sheet) hideSheet(sheet);
    });
  }

  if (hasPopovers) return;
  document.addEventListener('click', (event) => {
    const button = pressed(event, '[popovertarget="menu"]');
    if (button) showSheet(button.dataset.action === 'show');
  });
}

/** The sheet of a phone, if it is open. */
const openSheet = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(hasPopovers ? '#menu:popover-open' : '#menu[data-open]');

function hideSheet(menu: HTMLElement): void {
  if (hasPopovers) menu.hidePopover();
  else delete menu.dataset.open;
}

/** The sheet in a browser without popovers (Safari 16, Firefox 124). */
function showSheet(open: boolean): void {
  const menu = document.getElementById('menu');
  if (!menu) return;
  if (open) menu.dataset.open = '';
  else {
    hideSheet(menu);
    document.querySelector<HTMLElement>('[popovertarget="menu"][data-action="show"]')?.focus();
  }
}
