import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import config from '../../e2e/playwright.config.ts';

/** What Lighthouse says of one opening of a page: scores out of 100, times in ms, layout shift without a unit. */
export type Vitals = {
  performance: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockedMs: number;
  /** 0 where no task took 50 ms. */
  longestTaskMs: number;
  layoutShift: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
};

export type Audited = {
  vitals: Vitals;
  /** What keeps a score of accessibility, best practices or SEO under 100, by Lighthouse's names. */
  faults: readonly string[];
};

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Opens a page in a browser of its own and judges it as Lighthouse does by itself: a phone, a processor four times
 * slower, 1.6 Mbit/s and 150 ms, reckoned from what it saw without them. It tells nobody: reporting errors to its makers
 * is a part of its command, which is not used here, and the package that does it is not installed. Without `scripts` it is the floor: the
 * same document, of whose script files none arrives.
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

/** The longest task in Lighthouse's table of those of 50 ms and more. */
function longestOf(details: Details): number {
  const items = details?.type === 'table' ? details.items : [];
  return Math.round(Math.max(0, ...items.map(({ duration }) => Number(duration))));
}
