import { withDates } from '../../domain/dated-json.ts';
import { timeoutSignal } from '../../domain/timeout-signal.ts';

type DataSource = (path: string) => Promise<unknown>;

let device: DataSource | undefined;

/** Has all data that this document asks answered by what was downloaded, for a page that is drawn offline. */
export function answerFromDownloads(source: DataSource): void {
  device = source;
}

/**
 * Asks data of the site; `undefined` for an answer without. Rejects where none comes within `timeoutMs`. What the browser kept is
 * checked first: it may give it unasked for a while (`stale-while-revalidate`), older than the page that asks.
 */
export async function askData(path: string, timeoutMs: number): Promise<unknown> {
  if (device) return device(path);
  const response = await fetch(path, { cache: 'no-cache', signal: timeoutSignal(timeoutMs) });
  return response.ok ? withDates(await response.json()) : undefined;
}
