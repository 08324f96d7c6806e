/**
 * The hosts that are the product's own: the apex, www and preview of the production address, where this site
 * says it stands, and where it stands.
 */
export function ownHosts(production: string, ...others: readonly string[]): string[] {
  const apex = new URL(production).host.replace(/^www\./, '');
  return [apex, `www.${apex}`, `preview.${apex}`, ...others.map((origin) => new URL(origin).host)];
}

/** Whether a link leads to somebody else's site; `mailto:` and `tel:` lead to nobody's. */
export function isOutbound(href: string, here: string, own: readonly string[]): boolean {
  if (!URL.canParse(href, here)) return false;
  const { protocol, host } = new URL(href, here);
  return /^https?:$/.test(protocol) && host !== new URL(here).host && !own.includes(host);
}

/**
 * Where the advertiser counts: the address of its pixel without its script, so that nothing of theirs runs here
 * (https://developers.facebook.com/docs/meta-pixel).
 */
export function pixelAddress(pixel: string, event: 'InitiateCheckout', page: string): string {
  const address = new URL('https://www.facebook.com/tr');
  address.search = new URLSearchParams({ id: pixel, ev: event, dl: page, noscript: '1' }).toString();
  return address.href;
}
