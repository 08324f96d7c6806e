import { HtmlValidate } from 'html-validate';
import { HTML_RULES } from './html-rules.ts';
import { PAGE_KINDS } from './page-kinds.ts';
import { expect, test } from './support/site.ts';
import {
  axeViolations,
  layoutShift,
  observe,
  quiet,
  settle,
  watchLayoutShift,
} from './support/watched-page.ts';

// The longest file: either worker takes of it what is next.
test.describe.configure({ mode: 'parallel' });

const validator = new HtmlValidate(HTML_RULES);

for (const { name, path, h1, status } of PAGE_KINDS) {
  test.describe(name, () => {
    test('answers as it should, with the headers that protect a visitor', async ({ site }) => {
      const response = await fetch(site.url + path);
      expect(response.status).toBe(status);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBeTruthy();
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('referrer-policy')).toMatch(/strict-origin|no-referrer|same-origin/);
      expect(response.headers.get('permissions-policy')).toContain('camera=()');
      expect(response.headers.get('x-powered-by')).toBeNull();
      const policy = response.headers.get('content-security-policy') ?? '';
      const directive = (wanted: string) =>
        policy.split(/;\s*/).find((one) => one.startsWith(`${wanted} `)) ?? '';
      expect(directive('default-src')).toBe("default-src 'self'");
      expect(directive('script-src')).toContain("'self'");
      for (const danger of ["'unsafe-inline'", "'unsafe-eval'", 'http:', 'https: ', '*', 'data:']) {
        expect(directive('script-src')).not.toContain(danger);
      }
      expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
      expect(directive('object-src')).toBe("object-src 'none'");
      expect(directive('base-uri')).toBe("base-uri 'self'");
    });

    test('is valid HTML with one h1, and is described for search engines', async ({ site }) => {
      const html = await (await fetch(site.url + path)).text();
      const headings = [...html.matchAll(/<h1[\s>][\s\S]*?<\/h1>/g)];
      expect(headings).toHaveLength(1);
      expect(html).toMatch(/^<!DOCTYPE html>/i);
      expect(html).toMatch(/<html[^>]* lang="nl-BE"/);
      expect(html.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
      if (status === 200) {
        expect(html).toMatch(/<link rel="canonical" href="https:\/\/www\.boektopia\.be\/[^"]*"/);
        expect(html).toMatch(/<meta (?:name|property)="og:title"/);
      }
      const report = await validator.validateString(html);
      const messages = report.results.flatMap(({ messages: found }) =>
        found.map(
          ({ ruleId, message, offset }) =>
            `${ruleId}: ${message} …${html.slice(Math.max(0, offset - 60), offset + 80)}…`,
        ),
      );
      expect(messages).toEqual([]);
    });

    for (const width of [375, 1440]) {
      test(`at ${width} px is accessible, still, silent, and asks nothing of another host`, async ({
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
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        await context.close();
        // A page that is missing is itself an answer of 404, which Chromium notes on its console.
        const complaints = observed.complaints.filter(
          (line) => status < 400 || !line.includes(`status of ${status}`),
        );
        expect.soft(violations, 'WCAG 2.2 AA').toEqual([]);
        expect.soft(shifts, 'layout shifts').toEqual([]);
        expect.soft(complaints, 'console').toEqual([]);
        expect.soft(observed.foreign, 'requests to other hosts').toEqual([]);
        expect.soft(overflow, 'pixels beyond the window').toBeLessThanOrEqual(0);
      });
    }
  });
}
