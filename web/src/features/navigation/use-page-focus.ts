import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { pathOf } from '../../domain/pages/paths.ts';

/** When a page changes without a load, moves the focus, and the scroll position where needed, to where a visitor goes on. */
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

  // A layout effect runs before the browser paints. Else a list that replaces a longer one would be seen from its end.
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
      // The link said that the page stays where it is, so nothing else scrolls it.
      if (part) part.scrollIntoView();
      else window.scrollTo(0, 0);
    }
  }
}

function linkTo(href: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
}

/** A heading takes no focus by itself; with a `tabindex` of −1 a script can give it one. */
function titleOfPage(): HTMLElement | null {
  const title = document.querySelector<HTMLElement>('main h1');
  title?.setAttribute('tabindex', '-1');
  return title;
}

/** Focuses without scrolling: the scroll position is restored apart from the focus. */
function focusQuietly(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** The link by which a page was left: where it leads, as it is written, and what it says of the next page. */
export type Left = {
  href: string;
  /** The page stays where it is. */
  keepsScroll: boolean;
  /** The id of what takes the focus there. */
  focus?: string;
};

export type Step = {
  /** Path and query of the page that was left, and of the one that took its place. */
  from: string;
  to: string;
  /** Back or forward through the history. */
  through: boolean;
  /** The last link that was pressed on the page that was left, and on the page that stands now when it was left before. */
  pressed?: Left;
  leftBy?: Left;
};

export type Goal = { kind: 'title' } | { kind: 'link'; href: string } | { kind: 'part'; id: string };

/**
 * Where the focus goes when a page replaces another without a load. It goes to the title of a new page, so that it is
 * read out, to the part that a link names, and after Back to the link by which the visitor had left the page. It stays
 * where it is (`undefined`) when the link that was pressed still stands where it stood.
 */
export function focusAfter({ from, to, through, pressed, leftBy }: Step): Goal | undefined {
  const moved = pathOf(from) !== pathOf(to);
  if (through && leftBy !== undefined && (moved || leftBy.href === from)) {
    return { kind: 'link', href: leftBy.href };
  }
  // Forward again goes the way of the link.
  if (pressed?.href === to) {
    if (pressed.focus !== undefined) return { kind: 'part', id: pressed.focus };
    if (pressed.keepsScroll) return undefined;
    // Another moment of the same page leads it now, and its link stands there no more.
    return { kind: 'title' };
  }
  return moved ? { kind: 'title' } : undefined;
}
