import { expect, test } from 'vitest';
import { whileRunning } from '../../../e2e/support/process.ts';
import { startSite } from '../../../e2e/support/running-site.ts';

/** Number of images that the hostile visitor requests at once. */
const HOSTILE = 60;
/** Number of other visitors. Each requests one image while the hostile visitor's requests are pending. */
const OTHERS = 10;
const WIDTH = 384;

/** Returns the URLs of the original images on a page. */
async function originalsOn(page: string): Promise<string[]> {
  const html = await (await fetch(page)).text();
  const found = html.matchAll(/\/beeld\?url=(https[^&"]+)/g);
  return [...new Set([...found].map(([, address = '']) => decodeURIComponent(address)))].filter(
    (address) => !address.includes('/m/'),
  );
}

test('other visitors get all their images before a visitor with many image requests has got theirs', async () => {
  await whileRunning(await startSite({ TRUST_PROXY: '1' }), async (site) => {
    const statusOf = async (original: string, quality: number, visitor: string) => {
      const url = `${site.url}/beeld?url=${encodeURIComponent(original)}&w=${WIDTH}&q=${quality}`;
      const response = await fetch(url, { headers: { 'x-forwarded-for': visitor } });
      await response.arrayBuffer();
      return response.status;
    };
    const [mine = '', ...theirs] = await originalsOn(`${site.url}/nieuws`);
    expect(theirs.length).toBeGreaterThanOrEqual(OTHERS);
    let done = 0;
    const storm = Array.from({ length: HOSTILE }, async (_, number) => {
      const status = await statusOf(mine, number + 1, '198.51.100.66');
      done += 1;
      return status;
    });
    await Promise.race(storm);
    const others = theirs.slice(0, OTHERS);
    const served = await Promise.all(
      others.map((original, number) => statusOf(original, 74, `192.0.2.${number + 1}`)),
    );
    expect(served).toEqual(others.map(() => 200));
    expect(done).toBeLessThan(HOSTILE);
    // All requests get a response: the image or a 503.
    for (const status of await Promise.all(storm)) expect([200, 503]).toContain(status);
  });
});
