import { pressed } from '../../ui/pressed.ts';

const hasPopovers = 'popover' in HTMLElement.prototype;

/**
 * Adds behaviour that `<details name>` and `popover` lack. Escape closes the open panel and focuses its button. A click
 * or focus outside closes the panel. Tab out of the phone menu closes the menu.
 */
export function watchMenu(): void {
  const openPanel = () => document.querySelector<HTMLDetailsElement>('#menu details[open]');

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const panel = openPanel();
    if (panel) {
      // Without this, Escape would also close the whole menu on phones.
      event.preventDefault();
      panel.open = false;
      panel.querySelector('summary')?.focus();
    } else if (!hasPopovers && openPhoneMenu()) showPhoneMenu(false);
  });

  const closeFrom = ({ target }: Event) => {
    const panel = openPanel();
    // In the phone menu the panels cover nothing. Closing one would move a link below it while the visitor taps that
    // link.
    if (!panel || openPhoneMenu()) return;
    if (target instanceof Node && !panel.contains(target)) panel.open = false;
  };
  for (const kind of ['pointerdown', 'focusin']) document.addEventListener(kind, closeFrom);

  // Without this, Tab would move the focus to elements behind the menu.
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const phoneMenu = openPhoneMenu();
    if (!phoneMenu || !(target instanceof Node) || !(relatedTarget instanceof Node)) return;
    if (phoneMenu.contains(target) && !phoneMenu.contains(relatedTarget)) hidePhoneMenu(phoneMenu);
  });

  // Close an open menu: it would cover a page from the back/forward cache, or the target of a link on this page.
  for (const kind of ['pagehide', 'hashchange']) {
    window.addEventListener(kind, () => {
      const panel = openPanel();
      if (panel) panel.open = false;
      const phoneMenu = openPhoneMenu();
      if (phoneMenu) hidePhoneMenu(phoneMenu);
    });
  }

  if (hasPopovers) return;
  document.addEventListener('click', (event) => {
    const button = pressed(event, '[popovertarget="menu"]');
    if (button) showPhoneMenu(button.dataset.action === 'show');
  });
}

/** Returns the phone menu if it is open. */
const openPhoneMenu = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(hasPopovers ? '#menu:popover-open' : '#menu[data-open]');

function hidePhoneMenu(menu: HTMLElement): void {
  if (hasPopovers) menu.hidePopover();
  else delete menu.dataset.open;
}

/** Opens or closes the phone menu in browsers without popovers (Safari 16, Firefox 124). */
function showPhoneMenu(open: boolean): void {
  const menu = document.getElementById('menu');
  if (!menu) return;
  if (open) menu.dataset.open = '';
  else {
    hidePhoneMenu(menu);
    document.querySelector<HTMLElement>('[popovertarget="menu"][data-action="show"]')?.focus();
  }
}
