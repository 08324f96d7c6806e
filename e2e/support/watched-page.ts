import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setTimeout as passing } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { scriptsAtWork } from './scripts.ts';

/** Errors that a page logged, and its requests to other hosts. */
export type Observed = { complaints: string[]; foreign: string[] };

/**
 * Records console errors and warnings, exceptions, islands that fail, failed requests, and requests to other
 * hosts.
 */
export function observe(page: Page, origin: string): Observed {
  const observed: Observed = { complaints: [], foreign: [] };
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // Ignores a message that Playwright logs because most journeys block the site's service worker.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    observed.complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => observed.complaints.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Ignores requests that the browser cancels because the visitor leaves the page, such as prefetches.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      observed.complaints.push(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    // The page reports an island that failed or had a hydration mismatch, even if it looks intact.
    if (url.pathname === '/api/error') observed.complaints.push(`reported: ${request.postData() ?? ''}`);
    if (url.protocol.startsWith('http') && url.origin !== origin) observed.foreign.push(url.href);
  });
  return observed;
}

/**
 * Collects layout shifts from the first paint on. Call it before the page is opened; read them with {@link
 * layoutShift}.
 */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string[] }[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || typeof entry.value !== 'number') continue;
        if ('hadRecentInput' in entry && entry.hadRecentInput) continue;
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        const what = sources.map(({ node }) => {
          if (node instanceof Element) return node.outerHTML.slice(0, 120);
          return node instanceof Text ? `text «${node.data.slice(0, 120)}»` : String(node);
        });
        shifts.push({ value: entry.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the layout shifts so far, each with the elements that moved. */
export function layoutShift(page: Page): Promise<{ value: number; what: string[] }[]> {
  return page.evaluate(() => ('layoutShifts' in window ? (window.layoutShifts as never) : []));
}

/** Discards the shifts recorded so far, because a new width changes the layout on purpose. */
export async function forgetLayoutShift(page: Page): Promise<void> {
  await page.evaluate(() => {
    if ('layoutShifts' in window && Array.isArray(window.layoutShifts)) window.layoutShifts.length = 0;
  });
}

/** Maximum time for an image or a font to load, in ms. */
const PATIENCE_MS = 20_000;

/** Maximum time for a frame to render, in ms. */
const FRAME_MS = 10_000;

/** Maximum time without any result before the page counts as frozen, in ms. */
const SILENCE_MS = 30_000;

const NOT_DRAWN = 'no frame is drawn';

/**
 * Whether an error says that the browser has stopped rendering. This happens on about one page in several
 * hundred, although the page counts as visible. Neither bringing the page to the front nor opening it again
 * in the same browser helps.
 */
const hasStoppedDrawing = (error: unknown): boolean =>
  error instanceof Error && error.message.includes(NOT_DRAWN);

/**
 * Runs `look` with this browser. If the browser has stopped rendering, logs this and runs `look` again with another
 * one.
 */
export async function lookWith(
  browser: Browser,
  another: () => Promise<Browser>,
  look: (browser: Browser) => Promise<void>,
): Promise<void> {
  try {
    await look(browser);
  } catch (error) {
    if (!hasStoppedDrawing(error)) throw error;
    console.warn(`repeated in another browser: ${error}`);
    const other = await another();
    try {
      await look(other);
    } finally {
      await other.close();
    }
  }
}

/**
 * Waits until the scripts have started. Then scrolls to the end in steps, and waits for every image on the
 * way.
 */
export async function settle(page: Page): Promise<void> {
  await scriptsAtWork(page);
  const silence = new AbortController();
  const stands = passing(SILENCE_MS, undefined, { signal: silence.signal }).then(
    () => Promise.reject(new Error(`${page.url()}: ${NOT_DRAWN}`)),
    () => {},
  );
  try {
    await Promise.race([scrollToTheEnd(page), stands]);
  } finally {
    silence.abort();
  }
}

async function scrollToTheEnd(page: Page): Promise<void> {
  await page.evaluate(
    async ([patience, frameMs, notDrawn]) => {
      const step = window.innerHeight;
      for (let y = 0; y < document.documentElement.scrollHeight; y += step) {
        window.scrollTo({ top: y, behavior: 'instant' });
        await twoFrames();
        await Promise.all([...document.images].filter(isInView).map(isIn));
      }
      window.scrollTo({ top: 0, behavior: 'instant' });
      await byStart(document.fonts.ready, patience, 'a font did not load');
      await twoFrames();

      function twoFrames(): Promise<unknown> {
        const drawn = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return byStart(drawn, frameMs, notDrawn);
      }

      function byStart(work: Promise<unknown>, ms: number, complaint: string): Promise<unknown> {
        const late = new Promise((_, reject) => setTimeout(() => reject(new Error(complaint)), ms));
        return Promise.race([work, late]);
      }

      function isInView(image: HTMLImageElement): boolean {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        const isThere = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
        return isThere && image.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
      }

      /** Waits for an image, unless it is removed from the page. */
      async function isIn(image: HTMLImageElement): Promise<void> {
        const until = performance.now() + patience;
        while (!image.complete && image.isConnected) {
          if (performance.now() > until) throw new Error(`${image.currentSrc || image.src} did not load`);
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      }
    },
    [PATIENCE_MS, FRAME_MS, NOT_DRAWN] as const,
  );
}

/** Scrolls to the end and back in large steps, which triggers late layout shifts. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 3 * window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** How long a page must make no requests to count as quiet, in ms. */
const QUIET_MS = 600;

/**
 * Waits until a page makes no more requests. Playwright's own wait is not used: Playwright never reports the
 * end of prefetches by speculation rules.
 */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const requested = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let [before, now] = [-1, await requested()]; now !== before; [before, now] = [now, await requested()])
    await passing(QUIET_MS);
}

/** The minified source of axe. It is read once per worker, because it is injected into every page. */
const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Lists the violations of WCAG 2.2 AA that can be detected automatically, each with its element. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(await axeSource);
  return page.evaluate(async (tags) => {
    // The cast is safe: the line above defines `axe` in the page.
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { runOnly: tags, resultTypes: ['violations'] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ html, failureSummary }) => `${id}: ${help}\n  ${html.slice(0, 200)}\n  ${failureSummary ?? ''}`,
      ),
    );
  }, WCAG_22_AA);
}
