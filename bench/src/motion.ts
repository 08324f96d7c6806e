import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import config from '../../e2e/playwright.config.ts';
import { ensureSiteIsBuilt } from '../../e2e/support/built.ts';
import { LIMITS_FILE } from '../../e2e/support/page-class.ts';
import { firstInteraction, scriptsAtWork } from '../../e2e/support/scripts.ts';
import { startShippedSite } from '../../e2e/support/shipped-edition.ts';
import { middleOf, touch } from './finger.ts';
import { type Timing, timing } from './measured.ts';
import { LINE, withPhone } from './phone.ts';
import { writeResults } from './results.ts';

const ROUNDS = 5;
/** How long to observe a page after it opens, in ms. Its view transition ends within this time. */
const LOOKS_MS = 2_500;
/** The links to press: a card, whose image moves to the next page, and a day, whose page slides in. */
const PRESSES = {
  'a cover': { from: '/nieuws', link: 'main article:has(img) a[href^="/nieuws/"]' },
  'a day': { from: '/', link: 'main nav a[data-colour][href^="/programma/2025-10-28"]' },
};

/**
 * Measures the longest time between two frames of a view transition, with the CPU slowed down to a quarter, on
 * Lighthouse's connection. If this time exceeds the budget, or if there was no transition, the exit code is 1.
 */
export async function motion(): Promise<void> {
  await ensureSiteIsBuilt();
  const { frameMs }: { frameMs: number } = JSON.parse(readFileSync(LIMITS_FILE, 'utf8')).motion;
  const site = await startShippedSite();
  const browser = await chromium.launch(config.use?.launchOptions);
  const rows: Record<string, { moved: string; frames: Timing; longest: Timing }> = {};
  try {
    for (const [name, { from, link }] of Object.entries(PRESSES)) {
      const rounds: Moved[] = [];
      // The figures exclude the first round, in which the server creates the images of the pages.
      for (let round = 0; round <= ROUNDS; round++) rounds.push(await press(browser, site.url + from, link));
      const moved = rounds.slice(1).filter(({ frames }) => frames > 0);
      rows[name] = {
        moved: `${moved.length} of ${ROUNDS}`,
        frames: timing(moved.map(({ frames }) => frames)),
        longest: timing(moved.map(({ longestMs }) => longestMs)),
      };
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  const met = Object.values(rows).every(
    ({ moved, longest }) => moved === `${ROUNDS} of ${ROUNDS}` && longest.max <= frameMs,
  );
  for (const [name, { moved, frames, longest }] of Object.entries(rows)) {
    console.log(`${name}, moved in ${moved} rounds`);
    console.table({ frames, 'between two, ms': longest });
  }
  console.log(`At most ${frameMs} ms between two frames: ${met ? 'met' : 'NOT met'}.`);
  console.log(`Written to ${writeResults('motion', { rounds: ROUNDS, frameMs, met, rows })}`);
  if (!met) process.exitCode = 1;
}

type Moved = { frames: number; longestMs: number };

/** Presses a visible link after the page has had time to prefetch the target page. */
function press(browser: Browser, url: string, link: string): Promise<Moved> {
  return withPhone(browser, async ({ page, devtools }) => {
    page.setDefaultTimeout(60_000);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', LINE);
    await page.addInitScript(watchFrames);
    await page.goto(url);
    await scriptsAtWork(page);
    await firstInteraction(page);
    await page.getByRole('button', { name: 'Nee, liever niet' }).click();
    const pressed = page.locator(link).first();
    await pressed.scrollIntoViewIfNeeded();
    await setTimeout(LOOKS_MS);
    await touch(devtools, await middleOf(pressed));
    await setTimeout(LOOKS_MS);
    return page.evaluate(() => window.moved);
  });
}

declare global {
  interface Window {
    moved: Moved;
  }
}

/**
 * Runs first in each page: counts the frames of its view transition and records the longest time between two. Contains
 * no named functions, because the transpiler of the benchmarks would add a helper call that pages lack.
 */
function watchFrames(): void {
  window.moved = { frames: 0, longestMs: 0 };
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (!viewTransition) return;
    const watch = {
      before: Number.NaN,
      look(now: number) {
        window.moved.frames += 1;
        if (!Number.isNaN(watch.before))
          window.moved.longestMs = Math.max(window.moved.longestMs, now - watch.before);
        watch.before = now;
        if (watch.moves) requestAnimationFrame(watch.look);
      },
      moves: true,
    };
    viewTransition.ready.then(
      () => requestAnimationFrame(watch.look),
      () => undefined,
    );
    viewTransition.finished.then(() => {
      watch.moves = false;
    });
  });
}
