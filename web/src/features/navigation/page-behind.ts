import { isOurPage } from './use-client-navigation.ts';

/** The properties of a link that tell where it leads. */
export type LinkTo = Pick<HTMLAnchorElement, 'href' | 'target' | 'download'>;

/** The path of the page that a link leads to, or `undefined` where it leads off the site, to no page, or to this one. */
export function pageBehind({ href, target, download }: LinkTo, here: string): string | undefined {
  if (target !== '' || download !== '' || !URL.canParse(href)) return undefined;
  const [to, from] = [new URL(href), new URL(here)];
  if (to.origin !== from.origin || to.pathname === from.pathname || !isOurPage(to.pathname)) return undefined;
  return to.pathname + to.search;
}
