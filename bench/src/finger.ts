import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Locator } from '@playwright/test';

/** Duration of a touch, in ms. */
const TOUCH_MS = 80;

export type Point = { x: number; y: number };

/** Scrolls an element into view and returns its centre. */
export async function middleOf(element: Locator): Promise<Point> {
  await element.scrollIntoViewIfNeeded();
  const area = await element.boundingBox();
  if (!area) throw new Error('the element to touch is not visible');
  return { x: area.x + area.width / 2, y: area.y + area.height / 2 };
}

/**
 * Touches the page through DevTools instead of Playwright: `click` would run checks in the page, which would be
 * measured, and `tap` would lift the finger before the page has received the start of the touch.
 */
export async function touch(devtools: CDPSession, finger: Point): Promise<void> {
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await setTimeout(TOUCH_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * Returns the total duration of the page's main thread tasks until now, in ms. Requires `Performance.enable` in
 * DevTools.
 */
export async function threadTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}
