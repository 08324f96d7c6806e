import { withDates } from '../../domain/dated-json.ts';
import { timeoutSignal } from '../../domain/timeout-signal.ts';

type DataSource = (path: string) => Promise<unknown>;

let device: DataSource | undefined;

/** Makes `fetchData` read the offline data from now on, for a page that is drawn offline. */
export function respondFromDownloads(source: DataSource): void {
  device = source;
}

/**
 * Fetches data from the site; returns `undefined` for an error status. Rejects after `timeoutMs`. Revalidates cached
 * data, because `stale-while-revalidate` would let the browser return data older than the page.
 */
export async function fetchData(path: string, timeoutMs: number): Promise<unknown> {
  if (device) return device(path);
  const response = await fetch(path, { cache: 'no-cache', signal: timeoutSignal(timeoutMs) });
  return response.ok ? withDates(await response.json()) : undefined;
}
