/** The id of the advertiser's pixel, and the site's own hosts. */
export type Analytics = { pixel: string; own: readonly string[] };

/**
 * Returns the site's hosts: the production host, its variants with `www` and `preview`, and the hosts of the other
 * origins.
 */
export function ownHosts(production: string, ...others: readonly string[]): string[] {
  const apex = new URL(production).host.replace(/^www\./, '');
  return [apex, `www.${apex}`, `preview.${apex}`, ...others.map((origin) => new URL(origin).host)];
}

/** Whether a link leads to another site. `mailto:` and `tel:` links do not. */
export function isOutbound(href: string, here: string, own: readonly string[]): boolean {
  try {
    const { protocol, host } = new URL(href, here);
    return /^https?:$/.test(protocol) && host !== new URL(here).host && !own.includes(host);
  } catch {
    return false;
  }
}

/**
 * Returns the URL of the pixel's image, which records an event. The site loads an image because none of the
 * advertiser's scripts may run here (https://developers.facebook.com/docs/meta-pixel).
 */
export function pixelAddress(pixel: string, event: 'InitiateCheckout', page: string): string {
  const address = new URL('https://www.facebook.com/tr');
  address.search = new URLSearchParams({ id: pixel, ev: event, dl: page, noscript: '1' }).toString();
  return address.href;
}
