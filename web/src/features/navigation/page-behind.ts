export type LinkTo = Pick<HTMLAnchorElement, 'href' | 'target' | 'download'>;

/** The path of the page that a link opens; `undefined` for other sites, the current page and anything but a page. */
export function pageBehind({ href, target, download }: LinkTo, here: string): string | undefined {
  if (target !== '' || download !== '' || !/^https?:/.test(href)) return undefined;
  const [to, from] = [new URL(href), new URL(here)];
  if (to.origin !== from.origin || to.pathname === from.pathname || NO_PAGE.test(to.pathname))
    return undefined;
  return to.pathname + to.search;
}

/** Addresses without the site's frame: the hall screen, pages without scripts, and files for machines. */
const NO_PAGE =
  /^\/(?:live|beeld|deelbeeld|insluiting|api|health|programma\/tekst)(?:[/?]|$)|\.[a-z0-9]{2,11}$/i;
