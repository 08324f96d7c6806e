import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { focusAfter, type Goal, type Left } from './focus-after.ts';

/** Takes the focus, and the window where it has to, to where a visitor goes on when a page changes without a load. */
export function usePageFocus(): void {
  const { key, pathname, search } = useLocation();
  const type = useNavigationType();
  const address = pathname + search;
  const left = useRef(new Map<string, Left>());
  const shown = useRef({ key, address });

  useEffect(() => {
    const note = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('main a[href]') : null;
      if (link) left.current.set(key, readLink(link));
    };
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, [key]);

  // Before the browser paints: a list that takes the place of a longer one would be seen from its end first.
  useLayoutEffect(() => {
    const from = shown.current;
    shown.current = { key, address };
    if (from.key === key) return;
    const goal = focusAfter({
      from: from.address,
      to: address,
      through: type === 'POP',
      pressed: left.current.get(from.key),
      leftBy: left.current.get(key),
    });
    if (goal) take(goal);
  }, [key, address, type]);
}

function readLink(link: HTMLAnchorElement): Left {
  const { keepScroll, focus } = link.dataset;
  return { href: link.getAttribute('href') ?? '', keepsScroll: keepScroll !== undefined, focus };
}

function take(goal: Goal): void {
  switch (goal.kind) {
    case 'title':
      focusQuietly(titleOfPage());
      break;
    case 'link':
      focusQuietly(linkTo(goal.href));
      break;
    case 'part': {
      const part = document.getElementById(goal.id);
      focusQuietly(part ?? titleOfPage());
      // The link said that the page stays where it is: nobody else scrolls it.
      if (part) part.scrollIntoView();
      else window.scrollTo(0, 0);
    }
  }
}

function linkTo(href: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
}

/** A title takes no focus of its own; with −1 it can be given one. */
function titleOfPage(): HTMLElement | null {
  const title = document.querySelector<HTMLElement>('main h1');
  title?.setAttribute('tabindex', '-1');
  return title;
}

/** The page has its own idea of where to scroll. */
function focusQuietly(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
