import { inPieces } from './support/in-pieces.ts';
import { scriptsAtWork } from './support/scripts.ts';
import { expect, test } from './support/site.ts';
import { layoutShift, watchLayoutShift } from './support/watched-page.ts';

const arriving = test.extend<{ slowly: { url: string } }>({
  slowly: async ({ site }, provide) => {
    const slowly = await inPieces(site.url);
    await provide(slowly);
    await slowly.stop();
  },
});

const AT_A_DESK = 1440;
/** What arrives there in which order is as on a day. */
const LIKE_A_DAY = ['/activiteiten/de-slak-heeft-gelijk', '/praktisch'];

for (const [name, path] of [
  ['the home page', '/'],
  ['a day', '/programma/2025-10-27'],
  ['an experience', '/activiteiten/de-slak-heeft-gelijk'],
  ['a page with a picture', '/praktisch'],
  ['the screen in the hall', '/live'],
] as const) {
  for (const width of [375, AT_A_DESK]) {
    arriving(
      `${name} that arrives in pieces stands still at ${width} px`,
      {
        tag: width === AT_A_DESK || LIKE_A_DAY.includes(path) ? '@long' : [],
      },
      async ({ page, slowly }) => {
        await page.setViewportSize({ width, height: 800 });
        await watchLayoutShift(page);
        await page.goto(slowly.url + path);
        await scriptsAtWork(page);
        expect(await layoutShift(page)).toEqual([]);
      },
    );
  }
}
