export type LinkTo = Pick<HTMLAnchorElement, 'href' | 'target' | 'download'>;

/** Returns the path and query of a link's page; `undefined` for the current page, other sites and files. */
export function pageBehind({ href, target, download }: LinkTo, here: string): string | undefined {
  if (target !== '' || download !== '' || !/^https?:/.test(href)) return undefined;
  const [to, from] = [new URL(href), new URL(here)];
  if (to.origin !== from.origin || to.pathname === from.pathname || NO_PAGE.test(to.pathname))
    return undefined;
  return to.pathname + to.search;
}

/** Matches addresses that open no page of the site: hall screens, pages without scripts, and files. */
const NO_PAGE =
  /^\/(?:live|beeld|deelbeeld|insluiting|api|health|livez|readyz|programma\/tekst)(?:[/?]|$)|\.[a-z0-9]{2,11}$/i;
