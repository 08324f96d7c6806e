import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Locator } from '@playwright/test';

/** How long a finger stays on the glass, in ms. */
const TOUCH_MS = 80;

export type Point = { x: number; y: number };

/** Where a finger touches something, which is scrolled into the window. */
export async function middleOf(element: Locator): Promise<Point> {
  await element.scrollIntoViewIfNeeded();
  const area = await element.boundingBox();
  if (!area) throw new Error('nothing to touch');
  return { x: area.x + area.width / 2, y: area.y + area.height / 2 };
}

/**
 * A bare touch: Playwright's own click looks around in the page while it happens, and its tap leaves the glass before the
 * page has heard that it was touched.
 */
export async function touch(devtools: CDPSession, finger: Point): Promise<void> {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await setTimeout(TOUCH_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** What the tasks of a page have taken of its thread until now, in ms; `Performance` of its devtools is enabled. */
export async function threadTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}
