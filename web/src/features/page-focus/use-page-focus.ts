import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Where the focus goes when a page takes the place of another without a load: to the title of a page that is
 * new, so that it is read out; after Back, to the link that the visitor had left the page by.
 */
export function usePageFocus(): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const leftBy = useRef(new Map<string, string>());
  const shown = useRef(pathname);

  useEffect(() => {
    const note = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('main a[href]') : null;
      if (link) leftBy.current.set(key, link.getAttribute('href') ?? '');
    };
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, [key]);

  useEffect(() => {
    const moved = shown.current !== pathname;
    shown.current = pathname;
    if (!moved) return;
    const href = type === 'POP' ? leftBy.current.get(key) : undefined;
    focusQuietly(href === undefined ? titleOfPage() : linkTo(href));
  }, [key, pathname, type]);
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
