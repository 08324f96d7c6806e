import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { NOWHERE } from '../domain/pages/paths.ts';
import { type Fetch, NOT_FOUND } from '../http/fetch.ts';
import { createSite } from '../site.ts';
import { createPageCache } from './cache/page-cache.ts';
import { createKeyReader } from './cache/page-key.ts';
import { PAGE } from './fixtures/changing-site.ts';
import { createRouteNames } from './route-names.ts';

// A short version of `npm run soak -- strangers`, which checks that memory use stays bounded.

it('limits the memory of the address tables even if 1,000 addresses have 15 KB each', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const keys = createKeyReader();
  const routeOf = createRouteNames(createSite().router);
  const heapMb = () => {
    collect();
    return process.memoryUsage().heapUsed / 1024 ** 2;
  };
  const before = heapMb();
  for (let number = 0; number < 1_000; number += 1) {
    const target = `/${number}/${'x'.repeat(15 * 1024)}`;
    keys.read({ method: 'GET', host: 'site', target, cookie: '' });
    routeOf(target);
  }
  expect(heapMb() - before, 'megabytes, of 30').toBeLessThan(10);
  expect(keys.requested().length).toBeGreaterThan(0);
});

it('stores a single entry for 1,000 different addresses that are not found', async () => {
  const body = 'x'.repeat(10_000);
  const made: string[] = [];
  const pages: Fetch = async (request) => {
    const { pathname } = new URL(request.url);
    made.push(pathname);
    if (pathname.startsWith('/weg'))
      return new Response(null, { status: 404, headers: { [NOT_FOUND]: '1' } });
    return new Response(body, {
      status: pathname === NOWHERE ? 404 : 200,
      headers: { 'cache-control': PAGE },
    });
  };
  // The cache's size limit has room for about fifteen of these pages.
  const cache = createPageCache({
    now: () => new Date(0),
    clock: () => 0,
    maxBytes: 200_000,
    idle: { add: () => undefined },
  });
  const ask = cache.around(pages);
  const statusOf = async (path: string) => (await ask(new Request(`http://site${path}`))).status;
  expect(await statusOf('/')).toBe(200);
  for (let number = 0; number < 1_000; number += 1) expect(await statusOf(`/weg/${number}`)).toBe(404);
  expect(await statusOf('/')).toBe(200);
  expect(made.filter((path) => !path.startsWith('/weg'))).toEqual(['/', NOWHERE]);
});
