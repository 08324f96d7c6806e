import { withDates } from '../../domain/dated-json.ts';

/** Gives the data at an address; `undefined` for one without. */
type DataSource = (path: string) => Promise<unknown>;

let device: DataSource | undefined;

/** Has all data that this document asks answered by what was downloaded, for a page that is drawn offline. */
export function answerFromDownloads(source: DataSource): void {
  device = source;
}

/** Whether this page was drawn from what was downloaded. */
export const isDrawnOffline = (): boolean => device !== undefined;

/**
 * Asks data of the site; `undefined` for an answer without. Rejects where none comes within `timeoutMs`. What the browser kept is
 * checked first: it may give it unasked for a while (`stale-while-revalidate`), older than the page that asks.
 */
export async function askData(path: string, timeoutMs: number): Promise<unknown> {
  if (device) return device(path);
  // Safari 15 has no such signal: it waits as long as the network does.
  const signal = 'timeout' in AbortSignal ? AbortSignal.timeout(timeoutMs) : null;
  const response = await fetch(path, { cache: 'no-cache', signal });
  return response.ok ? withDates(await response.json()) : undefined;
}
