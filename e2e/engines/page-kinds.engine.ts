import { PAGE_KINDS } from '../page-kinds.ts';
import { startSite } from '../support/running-site.ts';
import type { Visitor } from './driver.ts';
import { arrive, test as base, DESK, expect, keepPicture, PHONE } from './visitor.ts';

// Divides the tests of this file between the two Playwright workers.
base.describe.configure({ mode: 'parallel' });

const WINDOWS = [
  { name: 'phone', ...PHONE },
  { name: 'desk', ...DESK },
] as const;

/**
 * A visitor shared by all tests of a worker, because starting a browser takes longer than opening a page. The
 * visitor has already answered the cookie notice. The site has no service worker, therefore each page is the
 * server's own response.
 */
const test = base.extend<object, { passerBy: Visitor }>({
  passerBy: [
    async ({ engine }, provide) => {
      const site = await startSite({ SERVICE_WORKER: 'off' });
      const visitor = await engine.newVisitor(site.url);
      await arrive(visitor, '/privacy');
      await provide(visitor);
      await visitor.close();
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Matches Firefox's message that this site, which has no publication stream, refused a connection. */
const REFUSED = /connection to the server at \S+\/live\.events\.$/;

for (const { name, path, h1 } of PAGE_KINDS) {
  test(`${name} shows its title on a phone and a desktop, does not overflow the window, has no space after its content, cuts off no line, and logs no errors`, async ({
    passerBy,
    engineName,
  }) => {
    await passerBy.resize(PHONE.width, PHONE.height);
    await passerBy.open(path);
    for (const { name: where, width, height } of WINDOWS) {
      await passerBy.resize(width, height);
      await expect.poll(passerBy.page).toMatchObject({ title: expect.stringMatching(h1) });
      const { beyond, below } = await passerBy.page();
      expect.soft(beyond, `pixels beyond a ${where}`).toBeLessThanOrEqual(0);
      expect.soft(below, `empty pixels at the end on a ${where}`).toBeLessThanOrEqual(0);
      expect.soft(await passerBy.cutTexts(), `cut texts on a ${where}`).toEqual([]);
      const file = `${name.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}-${where}-${engineName}`;
      await keepPicture(file, await passerBy.screenshot());
    }
    expect((await passerBy.complaints()).filter((line) => !REFUSED.test(line))).toEqual([]);
  });
}
