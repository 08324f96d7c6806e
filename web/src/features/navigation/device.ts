import type { DataStrategyResult } from 'react-router';

/** What the routes of a page are given, by their ids. */
export type PageResults = Record<string, DataStrategyResult>;

/** Who answers in the place of the site while there is no network, from what the device took along (docs/decisions/0107). */
export type Device = {
  /** The data of the page that is asked for, of the device or by `askSite` of the site. */
  page: (request: Request, askSite: () => Promise<PageResults>) => Promise<PageResults>;
  /** What stands at an address of data; `undefined` for one that the device does not have. */
  data: (path: string) => Promise<unknown>;
};

/** How a page is answered that the device does not have, as a cache says it (RFC 9111, section 5.2.1.7). */
export const NOT_ON_DEVICE = 504;

let device: Device | undefined;

/** Has all that this document asks from now on answered on the device, or by the site again. */
export function answerOnDevice(by: Device | undefined): void {
  device = by;
}

/** Who answers on the device; `undefined` in a document that the site answers. */
export const answeringDevice = (): Device | undefined => device;

/**
 * Asks data of the site; `undefined` for an answer without. Rejects where none comes within `timeoutMs`. What the browser kept is
 * checked first: it may give it unasked for a while (`stale-while-revalidate`), older than the page that asks.
 */
export async function askData(path: string, timeoutMs: number): Promise<unknown> {
  if (device) return device.data(path);
  const response = await fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(timeoutMs) });
  return response.ok ? response.json() : undefined;
}
