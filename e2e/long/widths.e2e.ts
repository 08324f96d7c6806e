import { PAGE_KINDS } from '../page-kinds.ts';
import { misfits } from '../support/fit.ts';
import { expect, test } from '../support/site.ts';
import {
  axeViolations,
  layoutShift,
  observe,
  quiet,
  settle,
  watchLayoutShift,
} from '../support/watched-page.ts';

test.describe.configure({ mode: 'parallel' });

const WIDTHS = [320, 375, 768, 1024, 1280, 1440, 1920];

// In `npm test` a kind of page is opened once and then made wider; here it is opened at every width, so that what moves
// while it arrives is seen at each.
for (const { name, path, h1, status } of PAGE_KINDS) {
  for (const width of WIDTHS) {
    test(`${name}, opened at ${width} px, is accessible, still, silent and whole`, async ({
      browser,
      site,
    }) => {
      const context = await browser.newContext({ viewport: { width, height: 800 }, baseURL: site.url });
      const page = await context.newPage();
      const observed = observe(page, site.url);
      await watchLayoutShift(page);
      await page.goto(path);
      await settle(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(h1);
      const violations = await axeViolations(page);
      await quiet(page);
      const shifts = await layoutShift(page);
      const cut = await misfits(page);
      await context.close();
      const complaints = observed.complaints.filter(
        (line) => status < 400 || !line.includes(`status of ${status}`),
      );
      expect.soft(violations, 'WCAG 2.2 AA').toEqual([]);
      expect.soft(shifts, 'layout shifts').toEqual([]);
      expect.soft(complaints, 'console').toEqual([]);
      expect.soft(observed.foreign, 'requests to other hosts').toEqual([]);
      expect.soft(cut, 'what does not fit').toEqual([]);
    });
  }
}
