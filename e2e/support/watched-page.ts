import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setTimeout as passing } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { scriptsAtWork } from './scripts.ts';

/** What a visitor's browser would hold against a page. */
export type Observed = { complaints: string[]; foreign: string[] };

/** Notes console errors and warnings, exceptions, islands that fail, failed requests, and requests to another host. */
export function observe(page: Page, origin: string): Observed {
  const observed: Observed = { complaints: [], foreign: [] };
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // Most journeys keep the worker of the site away, which Playwright says in its place.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    observed.complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => observed.complaints.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Leaving a page ends its prefetches.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      observed.complaints.push(`failed: ${request.url()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    // An island that failed, or was hydrated with a difference, looks like one that works.
    if (url.pathname === '/api/error') observed.complaints.push(`reported: ${request.postData() ?? ''}`);
    if (url.protocol.startsWith('http') && url.origin !== origin) observed.foreign.push(url.href);
  });
  return observed;
}

/** Adds up layout shifts from the first paint on; call before the page is opened, read with {@link layoutShift}. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string[] }[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || typeof entry.value !== 'number') continue;
        if ('hadRecentInput' in entry && entry.hadRecentInput) continue;
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        const what = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : String(node),
        );
        shifts.push({ value: entry.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The shifts so far, each with what moved. */
export function layoutShift(page: Page): Promise<{ value: number; what: string[] }[]> {
  return page.evaluate(() => ('layoutShifts' in window ? (window.layoutShifts as never) : []));
}

/** Leaves out what shifted so far: another width lays a page out anew. */
export async function forgetLayoutShift(page: Page): Promise<void> {
  await page.evaluate(() => {
    if ('layoutShifts' in window && Array.isArray(window.layoutShifts)) window.layoutShifts.length = 0;
  });
}

/** A picture, a font or a frame that takes longer will not come. */
const PATIENCE_MS = 20_000;

/** A frame that takes longer will not come. */
const FRAME_MS = 10_000;

/** A page that says nothing for longer, not even that something does not come, stands still. */
const SILENCE_MS = 30_000;

const NOT_DRAWN = 'no frame is drawn';

/**
 * Whether an error says that the browser has stopped drawing. Once in some hundred pages it does, while the page says that it
 * can be seen; neither bringing it to the front nor opening it again in the same browser makes it draw.
 */
const hasStoppedDrawing = (error: unknown): boolean =>
  error instanceof Error && error.message.includes(NOT_DRAWN);

/** Looks with this browser, and where that has stopped drawing once more with another one, and says so. */
export async function lookWith(
  browser: Browser,
  another: () => Promise<Browser>,
  look: (browser: Browser) => Promise<void>,
): Promise<void> {
  try {
    await look(browser);
  } catch (error) {
    if (!hasStoppedDrawing(error)) throw error;
    console.warn(`It is looked at in another browser: ${error}`);
    const other = await another();
    try {
      await look(other);
    } finally {
      await other.close();
    }
  }
}

/** Waits until the scripts are at work, and scrolls to the end in steps until every picture on the way is in. */
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
      await inTime(document.fonts.ready, patience, 'a font does not come');
      await twoFrames();

      function twoFrames(): Promise<unknown> {
        const drawn = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return inTime(drawn, frameMs, notDrawn);
      }

      function inTime(work: Promise<unknown>, ms: number, complaint: string): Promise<unknown> {
        const late = new Promise((_, reject) => setTimeout(() => reject(new Error(complaint)), ms));
        return Promise.race([work, late]);
      }

      function isInView(image: HTMLImageElement): boolean {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        const isThere = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
        return isThere && image.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
      }

      /** One that is taken out of the page meanwhile is waited for no longer. */
      async function isIn(image: HTMLImageElement): Promise<void> {
        const until = performance.now() + patience;
        while (!image.complete && image.isConnected) {
          if (performance.now() > until) throw new Error(`${image.currentSrc || image.src} does not come`);
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      }
    },
    [PATIENCE_MS, FRAME_MS, NOT_DRAWN] as const,
  );
}

/** Scrolls to the end and back with long strides, by which what is laid out late would move. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 3 * window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** How long a page that asks for nothing is looked at before it counts as quiet, in ms. */
const QUIET_MS = 600;

/** Waits until a page asks for nothing any more. Playwright never hears the end of what a browser fetches by speculation rules. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const asked = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let [before, now] = [-1, await asked()]; now !== before; [before, now] = [now, await asked()])
    await passing(QUIET_MS);
}

/** Read once a worker, and its small form, for every page reads it anew. */
const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The violations of WCAG 2.2 AA that a program can see, each with where. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(await axeSource);
  return page.evaluate(async (tags) => {
    // `axe` stands in the page since the line above.
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { runOnly: tags, resultTypes: ['violations'] });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ html, failureSummary }) => `${id}: ${help}\n  ${html.slice(0, 200)}\n  ${failureSummary ?? ''}`,
      ),
    );
  }, WCAG_22_AA);
}
