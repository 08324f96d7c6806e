import { serveOnLoopback } from './loopback.ts';

export type CachingProxy = {
  url: string;
  /** The addresses that were served from the cache. */
  hits: readonly string[];
  stop: () => Promise<void>;
};

/**
 * Starts a typical shared cache in front of a site. It stores responses by URL for as long as `s-maxage` allows,
 * regardless of cookies. Requests for which `lets` returns true bypass it.
 */
export async function startCachingProxy(
  site: string,
  lets: (request: Request) => boolean = () => false,
): Promise<CachingProxy> {
  const cached = new Map<string, { body: ArrayBuffer; headers: [string, string][]; until: number }>();
  const hits: string[] = [];
  const answer = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const address = pathname + search;
    const passes = request.method !== 'GET' || lets(request);
    const known = passes ? undefined : cached.get(address);
    if (known && known.until > Date.now()) {
      hits.push(address);
      return new Response(known.body, { headers: known.headers });
    }
    const headers = { cookie: request.headers.get('cookie') ?? '' };
    const fresh = await fetch(site + address, { method: request.method, headers, redirect: 'manual' });
    const control = fresh.headers.get('cache-control') ?? '';
    const seconds = Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? 0);
    const body = await fresh.arrayBuffer();
    const given = [...fresh.headers].filter(
      ([name]) => !/^(content-encoding|content-length|transfer-encoding)$/.test(name),
    );
    const mayKeep = fresh.ok && seconds > 0 && !/no-store|private/.test(control);
    if (mayKeep && !passes)
      cached.set(address, { body, headers: given, until: Date.now() + seconds * 1_000 });
    return new Response(body, { status: fresh.status, headers: given });
  };
  return { hits, ...(await serveOnLoopback(answer)) };
}
