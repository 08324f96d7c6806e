import type { BrowserContextOptions, Page } from '@playwright/test';
import { doubleTextSize } from '../support/fit.ts';

/** A rendering mode: the options of its browser context, and a function that changes the loaded page. */
type Way = { context?: BrowserContextOptions; change?: (page: Page) => Promise<void> };

/** The rendering modes by the name to pass to `--as`. The style guide says what to check in each mode. */
export const WAYS: Readonly<Record<string, Way>> = {
  print: { change: (page) => page.emulateMedia({ media: 'print' }) },
  'forced-colours': { context: { forcedColors: 'active' } },
  'large-text': { change: doubleTextSize },
};

/** Returns the rendering mode with that name, or the normal rendering if the name is missing. */
export function wayOf(name: string | undefined): Way {
  if (name === undefined) return {};
  const way = WAYS[name];
  if (way === undefined) throw new Error(`--as takes ${Object.keys(WAYS).join(', ')}; not ${name}.`);
  return way;
}
