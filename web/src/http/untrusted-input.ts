/**
 * Whether a request came from our own pages. Uses `Sec-Fetch-Site`, or in older browsers `Origin` or `Referer`, whose
 * host must be the requested or the public one. A client that sends none of them is not a browser and has no session to
 * abuse.
 */
export function isFromOwnOrigin(request: Request, siteUrl: string | undefined): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin') ?? request.headers.get('referer');
  if (origin === null) return true;
  if (!URL.canParse(origin)) return false;
  const own = [request.url, ...(siteUrl === undefined ? [] : [siteUrl])].map((url) => new URL(url).host);
  return own.includes(new URL(origin).host);
}
