import { expect, it } from 'vitest';
import { createSite } from '../server/app.ts';
import { ourAssets } from '../server/fixtures/our-assets.ts';

const { fetch } = createSite({ build: 'b1', assets: ourAssets, log: () => undefined });

it.each([
  ['/_.data', '/'],
  ['/praktisch.data', '/praktisch'],
  ['/programma/2025-10-27.data?type=lezing&_routes=routes%2Fday', '/programma/2025-10-27?type=lezing'],
])('makes a tab of an earlier version that requests %s load the page as a document', async (path, page) => {
  const { status, headers } = await fetch(new Request(`http://site${path}`));
  expect(status).toBe(204);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=20',
    'x-remix-redirect': page,
    'x-remix-reload-document': 'true',
  });
});
