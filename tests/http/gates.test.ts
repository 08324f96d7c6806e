import { HtmlValidate } from 'html-validate';
import { PAGE_KINDS } from '../../e2e/page-kinds.ts';
import { emptyElements } from './empty-elements.ts';
import { HTML_RULES } from './html-rules.ts';
import { expect, test } from './our-site.ts';
import { requestOnce, wordsOf } from './requested-pages.ts';

const validator = new HtmlValidate(HTML_RULES);

for (const { name, path, h1, status, alone } of PAGE_KINDS) {
  test.describe(name, () => {
    test('the page has the expected status, and the security headers', async ({ site }) => {
      const response = await requestOnce(site.url + path);
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

    test('the page is valid HTML with one h1, and has metadata for search engines', async ({ site }) => {
      const { html } = await requestOnce(site.url + path);
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
      expect(emptyElements(html)).toEqual([]);
    });

    test("the page has no blocking scripts, inlines all styles except the grid's, and has its metadata in the first 32 KB", async ({
      site,
    }) => {
      const { html } = await requestOnce(site.url + path);
      // The grid has a stylesheet of its own, because nearly all visitors see a day as a list (docs/performance.md).
      const linked = [...html.matchAll(/<link[^>]* rel="stylesheet"[^>]*>/g)].map(([tag]) => tag);
      const isLinked = path.includes('weergave=rooster') ? [expect.stringContaining('/day-grid-')] : [];
      // Both the head and the island contain the link, but a browser loads the stylesheet only once.
      expect([...new Set(linked)]).toEqual(isLinked);
      expect(html).not.toMatch(/<link[^>]* rel="modulepreload"/);
      // The document loads its scripts after its first frame.
      expect(html).not.toMatch(/<script[^>]* src=/);
      expect(html.match(/<style[\s>]/g)).toHaveLength(1);
      // If content arrived late, React would append it to the end of the page, and a script would have to move it into
      // place.
      expect(html).not.toMatch(/<div hidden|<!--\$\?-->/);
      // Some apps that preview links read only the beginning of a page.
      expect(html.indexOf('<style')).toBeGreaterThan(html.indexOf('<title>'));
      expect(Math.max(html.indexOf('og:image'), html.indexOf('rel="canonical"'))).toBeLessThan(32_000);
    });

    test('the page skips no heading level, for visitors who navigate by headings', async ({ site }) => {
      const { html } = await requestOnce(site.url + path);
      const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
      const skips = levels.flatMap((level, index) => {
        const before = levels[index - 1] ?? 0;
        return level > before + 1 ? [`h${before} → h${level}`] : [];
      });
      expect(skips).toEqual([]);
    });

    test(`the page is readable${alone ? '' : ' and has links'} without JavaScript`, async ({ site }) => {
      const { html } = await requestOnce(site.url + path);
      expect(wordsOf(html, 'h1')).toMatch(h1);
      expect(wordsOf(html, 'main').length).toBeGreaterThan(60);
      if (!alone) expect(html.match(/<a\s[^>]*href="/g)?.length).toBeGreaterThan(5);
    });
  });
}
