import type { PageResults } from './device.ts';

/** What is at hand of the answer for a path and query; `undefined` where nothing is. */
type Holder = (path: string) => Promise<PageResults | undefined> | undefined;

let holder: Holder = () => undefined;

/** Has what is at hand given by this from now on (held-pages.ts), which comes after the first view. */
export function answersHeldBy(by: Holder): void {
  holder = by;
}

/**
 * What was read ahead of the answer for a path and query; `undefined` where nothing was. It may settle with `undefined` too: then
 * what the site said is nothing that can be shown as it is, and has to be asked for.
 */
export const heldAnswer = (path: string): Promise<PageResults | undefined> | undefined => holder(path);
