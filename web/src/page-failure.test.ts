import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_FRAME } from './domain/pages/site-frame.ts';
import { signing } from './pages/signing/page.ts';
import { createSite } from './server/app.ts';
import { cms } from './server/content/content.ts';
import { ourAssets } from './server/fixtures/our-assets.ts';
import { metrics } from './server/log/metrics.ts';

/** Makes part of the signing page or the site frame throw, until the test ends. */
const breakPart: Readonly<Record<'page' | 'load' | 'frame', () => void>> = {
  page: () => {
    vi.spyOn(signing, 'Page').mockImplementation(() => {
      throw new TypeError('the page is broken');
    });
  },
  load: () => {
    vi.spyOn(signing, 'load').mockImplementation(() => {
      throw new TypeError('the load is broken');
    });
  },
  frame: () => {
    const brokenFrame = Object.defineProperty({ ...EMPTY_FRAME }, 'footer', {
      get: () => {
        throw new RangeError('the frame is broken');
      },
    });
    // `as`: the value is deliberately invalid, so that rendering the frame fails.
    vi.spyOn(cms, 'frame').mockResolvedValue(brokenFrame as never);
  },
};

let told = vi.spyOn(console, 'error');
const lines: string[] = [];

beforeEach(() => {
  told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  lines.length = 0;
  metrics.pageFailures.reset();
});

/** Sends a request to a site with empty caches. */
async function ask(path: string) {
  const { fetch } = createSite({ build: 'b1', assets: ourAssets, log: (line) => lines.push(line) });
  const response = await fetch(new Request(`http://site${path}`));
  return { response, html: await response.text() };
}
const failuresOf = async (page: string) =>
  (await metrics.pageFailures.get()).values.find(({ labels }) => labels.page === page)?.value;

describe('a page that throws', () => {
  it.each(['page', 'load'] as const)(
    'responds with 500 in the site frame when the %s of a page fails; logs the stack and counts the failure',
    async (part) => {
      breakPart[part]();
      const { response, html } = await ask('/signeren?dag=geheim');
      expect(response.status).toBe(500);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(html).toContain('Even geduld');
      // The site's own header and footer are present.
      expect(html).toMatch(/<header[\s>]/);
      expect(html).toMatch(/<footer[\s>]/);
      expect(told).toHaveBeenCalledTimes(1);
      const [line] = told.mock.calls[0] ?? [];
      expect(line).toMatch(
        new RegExp(
          `^ERROR GET /signeren\\?dag: TypeError: the ${part} is broken \\| at .*page-failure\\.test\\.ts:\\d+`,
        ),
      );
      expect(String(line).split(' | ').length).toBeGreaterThan(4);
      expect(line).not.toContain('geheim');
      expect(lines).toEqual([expect.stringMatching(/^GET \/signeren\?dag 500 /)]);
      expect(await failuresOf('signing')).toBe(1);
    },
  );

  it('shows the stack of an error on the page in development', async () => {
    breakPart.page();
    const { html } = await ask('/signeren');
    expect(html).toMatch(/<pre>TypeError: the page is broken\n\s+at /);
  });

  it('renders a failed page again for the next visitor', async () => {
    const { fetch } = createSite({ build: 'b1', assets: ourAssets, log: () => undefined });
    breakPart.page();
    expect((await fetch(new Request('http://site/signeren'))).status).toBe(500);
    vi.restoreAllMocks();
    expect((await fetch(new Request('http://site/signeren'))).status).toBe(200);
  });
});

describe('a frame that throws', () => {
  it.each([
    ['/signeren', 'signing'],
    ['/nergens', 'status'],
  ])(
    'shows the server’s plain error page at %s when the frame fails, and logs that once',
    async (path, page) => {
      breakPart.frame();
      const { response, html } = await ask(path);
      expect(response.status).toBe(500);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(html).toContain('Er ging iets mis');
      // The style is in attributes, which the Content-Security-Policy allows; there is no stylesheet.
      expect(html).toMatch(/<body style="[^"]*background:#d81e2c/);
      expect(html).not.toMatch(/<style|<link/);
      expect(told).toHaveBeenCalledTimes(1);
      expect(told.mock.calls[0]?.[0]).toContain('RangeError: the frame is broken');
      expect(await failuresOf(page)).toBe(1);
    },
  );
});
