import { pressed } from '../../ui/pressed.ts';

const hasPopovers = 'popover' in HTMLElement.prototype;

/**
 * Adds what `<details name>` and `popover` do not do: Escape closes the open panel and returns the focus to its button;
 * clicking or focusing anything outside closes it; Tab out of the phone menu closes the menu.
 */
export function watchMenu(): void {
  const openPanel = () => document.querySelector<HTMLDetailsElement>('#menu details[open]');

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const panel = openPanel();
    if (panel) {
      // On a phone Escape would also close the whole menu; this limits it to the panel.
      event.preventDefault();
      panel.open = false;
      panel.querySelector('summary')?.focus();
    } else if (!hasPopovers && openPhoneMenu()) showPhoneMenu(false);
  });

  const closeFrom = ({ target }: Event) => {
    const panel = openPanel();
    // In the phone menu the panels cover nothing. Closing one would move the link below it while it is being tapped.
    if (!panel || openPhoneMenu()) return;
    if (target instanceof Node && !panel.contains(target)) panel.open = false;
  };
  for (const kind of ['pointerdown', 'focusin']) document.addEventListener(kind, closeFrom);

  // Otherwise the keyboard focus would move to elements behind the menu.
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const phoneMenu = openPhoneMenu();
    if (!phoneMenu || !(target instanceof Node) || !(relatedTarget instanceof Node)) return;
    if (phoneMenu.contains(target) && !phoneMenu.contains(relatedTarget)) hidePhoneMenu(phoneMenu);
  });

  // Closes the menu, so that it does not cover a page from the back/forward cache or a new position on the page.
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

/** The phone menu, if it is open. */
const openPhoneMenu = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(hasPopovers ? '#menu:popover-open' : '#menu[data-open]');

function hidePhoneMenu(menu: HTMLElement): void {
  if (hasPopovers) menu.hidePopover();
  else delete menu.dataset.open;
}

/** Opens or closes the phone menu in a browser without popovers (Safari 16, Firefox 124). */
function showPhoneMenu(open: boolean): void {
  const menu = document.getElementById('menu');
  if (!menu) return;
  if (open) menu.dataset.open = '';
  else {
    hidePhoneMenu(menu);
    document.querySelector<HTMLElement>('[popovertarget="menu"][data-action="show"]')?.focus();
  }
}
