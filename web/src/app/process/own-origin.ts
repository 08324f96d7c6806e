/**
 * Whether a form came from our own pages. A browser says where from: in `Sec-Fetch-Site` by what it saw itself,
 * whatever a proxy made of the address; an older one in `Origin`, which must be the host that was asked or the
 * public one. What sends neither is no browser, and carries nobody's session: there is none to misuse.
 */
export function isFromOwnOrigin(request: Request, siteUrl: string | undefined): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  const own = [request.url, ...(siteUrl === undefined ? [] : [siteUrl])].map((url) => new URL(url).host);
  return own.includes(new URL(origin).host);
}
