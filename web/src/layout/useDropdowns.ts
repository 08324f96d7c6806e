import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * What `<details name>` does not do by itself: Escape closes the open panel and gives the focus back to its
 * button; a click outside closes it, and so does the focus that goes on, or going to another page.
 */
export function useDropdowns(): RefObject<HTMLElement | null> {
  const navigation = useRef<HTMLElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    const openPanel = () =>
      navigation.current?.querySelector<HTMLDetailsElement>('details[open]') ?? undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const panel = openPanel();
      if (event.key !== 'Escape' || !panel) return;
      // The menu on a phone is a popover and closes on Escape too: one thing at a time.
      event.preventDefault();
      panel.open = false;
      panel.querySelector('summary')?.focus();
    };
    const onPointerDown = (event: PointerEvent) => {
      const panel = openPanel();
      if (panel && event.target instanceof Node && !panel.contains(event.target)) panel.open = false;
    };
    const onFocusIn = ({ target }: FocusEvent) => {
      const panel = openPanel();
      // In the menu of a phone the panels push aside what follows, and cover nothing.
      if (!panel || navigation.current?.matches(':popover-open')) return;
      if (target instanceof Node && !panel.contains(target)) panel.open = false;
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, []);

  const visited = useRef(key);
  useEffect(() => {
    if (visited.current === key) return;
    visited.current = key;
    const menu = navigation.current;
    for (const panel of menu?.querySelectorAll('details') ?? []) panel.open = false;
    if (menu?.matches(':popover-open')) menu.hidePopover();
  }, [key]);

  return navigation;
}
