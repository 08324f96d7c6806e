export type LinkTo = Pick<HTMLAnchorElement, 'href' | 'target' | 'download'>;

/** The path of the page that a link leads to, or `undefined` where it leads off the site, to no page, or to this one. */
export function pageBehind({ href, target, download }: LinkTo, here: string): string | undefined {
  if (target !== '' || download !== '' || !/^https?:/.test(href)) return undefined;
  const [to, from] = [new URL(href), new URL(here)];
  if (to.origin !== from.origin || to.pathname === from.pathname || NO_PAGE.test(to.pathname))
    return undefined;
  return to.pathname + to.search;
}

/** Addresses that are no page within the site's frame: a screen in the hall, a page without scripts, what machines read. */
const NO_PAGE =
  /^\/(?:live|beeld|deelbeeld|insluiting|api|health|programma\/tekst)(?:[/?]|$)|\.[a-z0-9]{2,11}$/i;
