import type { BrowserContextOptions, Page } from '@playwright/test';
import { doubleTextSize } from '../support/fit.ts';

/** How else a page may be looked at: with what a browser is told, and what is done to a page that stands there. */
type Way = { context?: BrowserContextOptions; change?: (page: Page) => Promise<void> };

/** The ways by the name that `--as` takes. The style guide says what to look for in each. */
export const WAYS: Readonly<Record<string, Way>> = {
  print: { change: (page) => page.emulateMedia({ media: 'print' }) },
  'forced-colours': { context: { forcedColors: 'active' } },
  'large-text': { change: doubleTextSize },
};

/** The way of that name; without a name, as a page comes. */
export function wayOf(name: string | undefined): Way {
  if (name === undefined) return {};
  const way = WAYS[name];
  if (way === undefined) throw new Error(`--as takes ${Object.keys(WAYS).join(', ')}; not ${name}.`);
  return way;
}
