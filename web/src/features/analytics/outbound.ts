/** The id of the advertiser's pixel, and the hosts that are the site's own. */
export type Analytics = { pixel: string; own: readonly string[] };

/**
 * The hosts that are the product's own: the apex, www and preview of the production address, the address that this site
 * gives as its own, and the one at which it answers.
 */
export function ownHosts(production: string, ...others: readonly string[]): string[] {
  const apex = new URL(production).host.replace(/^www\./, '');
  return [apex, `www.${apex}`, `preview.${apex}`, ...others.map((origin) => new URL(origin).host)];
}

/** Whether a link leads to somebody else's site. `mailto:` and `tel:` lead to no site at all. */
export function isOutbound(href: string, here: string, own: readonly string[]): boolean {
  try {
    const { protocol, host } = new URL(href, here);
    return /^https?:$/.test(protocol) && host !== new URL(here).host && !own.includes(host);
  } catch {
    return false;
  }
}

/**
 * The address at which the advertiser counts: its pixel without its script, so that no code of theirs runs here
 * (https://developers.facebook.com/docs/meta-pixel).
 */
export function pixelAddress(pixel: string, event: 'InitiateCheckout', page: string): string {
  const address = new URL('https://www.facebook.com/tr');
  address.search = new URLSearchParams({ id: pixel, ev: event, dl: page, noscript: '1' }).toString();
  return address.href;
}
