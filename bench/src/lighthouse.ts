import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import config from '../../e2e/playwright.config.ts';

/** Lighthouse's figures for one page load: scores out of 100, times in ms, layout shift without a unit. */
export type Vitals = {
  performance: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockedMs: number;
  /** Duration of the longest task; 0 if no task took at least 50 ms. */
  longestTaskMs: number;
  layoutShift: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
};

export type Audited = {
  vitals: Vitals;
  /** Ids of the Lighthouse audits that lower the scores of accessibility, best practices or SEO. */
  faults: readonly string[];
};

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Opens a page in a new browser and audits it with Lighthouse's defaults: a phone, a CPU four times slower, 1.6 Mbit/s
 * and 150 ms latency, simulated from an unthrottled load. Sends no error reports to the makers of Lighthouse: only
 * Lighthouse's command line does so, and it is not used. With `scripts: false` all script files are blocked, which
 * gives the lower bound of the times.
 */
export async function audit(url: string, { scripts = true } = {}): Promise<Audited> {
  const { executablePath = '', args = [] } = config.use?.launchOptions ?? {};
  const browser = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] });
  try {
    const { port } = browser;
    const result = await lighthouse(url, {
      port,
      onlyCategories: CATEGORIES,
      logLevel: 'error',
      ...(!scripts && { blockedUrlPatterns: ['*/assets/*.js'] }),
    });
    if (!result) throw new Error(`Lighthouse did not open ${url}`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
    const ms = (name: string) => Math.round(audits[name]?.numericValue ?? Number.POSITIVE_INFINITY);
    const faults = CATEGORIES.slice(1).flatMap((category) =>
      (categories[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${category}: ${id}`),
    );
    return {
      faults,
      vitals: {
        performance: score('performance'),
        firstPaintMs: ms('first-contentful-paint'),
        largestPaintMs: ms('largest-contentful-paint'),
        blockedMs: ms('total-blocking-time'),
        longestTaskMs: longestOf(audits['long-tasks']?.details),
        layoutShift: Math.round((audits['cumulative-layout-shift']?.numericValue ?? 1) * 1_000) / 1_000,
        accessibility: score('accessibility'),
        bestPractices: score('best-practices'),
        seo: score('seo'),
      },
    };
  } finally {
    browser.kill();
  }
}

type Details = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']['audits'][string]['details'];

/** Returns the longest task in Lighthouse's table of tasks of at least 50 ms, in ms; 0 if there is none. */
function longestOf(details: Details): number {
  const items = details?.type === 'table' ? details.items : [];
  return Math.round(Math.max(0, ...items.map(({ duration }) => Number(duration))));
}
