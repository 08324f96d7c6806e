import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether what is in an element is wider than the element, so that it scrolls. Until it has been measured, and
 * where no scripts run, it may be.
 */
export function useScrolls(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const resized = new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth));
    resized.observe(current);
    // The content grows by itself when its font arrives.
    for (const child of current.children) resized.observe(child);
    return () => resized.disconnect();
  }, [element]);
  return scrolls;
}
