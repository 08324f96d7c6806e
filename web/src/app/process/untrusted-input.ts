/**
 * The body of a request as it came over the wire; `undefined` where it is longer than `max` bytes: no more of
 * it is read.
 */
export async function bodyOf(request: Request, max: number): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length')) > max) return undefined;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.byteLength;
    if (length > max) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

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
