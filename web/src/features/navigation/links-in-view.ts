import { isOurPage } from './our-pages.ts';

/** How far outside the window a link may be to count as near, in pixels (spec §9). */
const MARGIN = '200px';

/** Who scrolls past a link is not on the way to it, in ms. */
const STAYS_MS = 200;

/** What of a link tells where it leads. */
export type LinkTo = Pick<HTMLAnchorElement, 'href' | 'target' | 'download'>;

/** The path of the page that a link leads to; `undefined` where it leads off the site, to no page, or to this one. */
export function pageBehind({ href, target, download }: LinkTo, here: string): string | undefined {
  if (target !== '' || download !== '' || !URL.canParse(href)) return undefined;
  const [to, from] = [new URL(href), new URL(here)];
  if (to.origin !== from.origin || to.pathname === from.pathname || !isOurPage(to.pathname)) return undefined;
  return to.pathname + to.search;
}

/** Tells `found` of the page behind each link of `root` that has been near the window for a moment. Answers how to stop. */
export function watchLinksInView(root: Element, found: (page: string) => void): () => void {
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
  const known = new WeakSet<Element>();

  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(waiting.get(target));
        waiting.delete(target);
        if (isIntersecting) waiting.set(target, setTimeout(tell, STAYS_MS, target));
      }
    },
    { rootMargin: MARGIN },
  );

  function tell(link: Element): void {
    near.unobserve(link);
    waiting.delete(link);
    const page = link instanceof HTMLAnchorElement ? pageBehind(link, window.location.href) : undefined;
    if (page !== undefined) found(page);
  }

  function look(): void {
    for (const link of root.querySelectorAll('a[href]')) {
      if (known.has(link)) continue;
      known.add(link);
      // What is offered to read. The ways around it stand on every page, and a day among them is a page of weight.
      if (link.closest('nav') === null) near.observe(link);
    }
  }

  // A filter shows other rows on the same page.
  const changes = new MutationObserver(look);
  changes.observe(root, { childList: true, subtree: true });
  look();
  return () => {
    changes.disconnect();
    near.disconnect();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}
