import { BUILD_HEADER, DEVICE_AT, type OfflineStep, STORED_AT } from '../domain/pages/offline.ts';
import { OFFLINE_PROGRAMME, OFFLINE_TEXTS, SHELL } from '../domain/pages/paths.ts';
import type { QUERY } from '../domain/pages/query-names.ts';
import { CONNECTION_HEADERS, type Network } from './network.ts';
import { changedParts, partHashes, withParts } from './parts.ts';
import { isOld } from './routing.ts';
import type { Report } from './scope.ts';
import { isFull, type Stores } from './stores.ts';

/** The path of the data that each step downloads. */
const DATA = { programme: OFFLINE_PROGRAMME, texts: OFFLINE_TEXTS } as const satisfies Record<
  OfflineStep,
  string
>;

/** Maximum number of concurrent file requests. A round trip on the hall's network takes half a second. */
const AT_ONCE = 6;

/**
 * Query parameter for the hashes of all parts, copied from {@link QUERY} because the worker needs only two of its
 * names.
 */
const LISTED: (typeof QUERY)['parts'] = 'delen';
/** Query parameter for one part of the programme. */
const PART: (typeof QUERY)['day'] = 'dag';

/** Matches the names of files in a page. */
const NAMED = /\/assets\/[\w.-]+/g;

type DownloadOptions = { build: string; network: Network; stores: Stores; tell: Report; now?: () => Date };

/** Creates functions that download and refresh the offline data, step by step. */
export function createDownloads({ build, network, stores, tell, now = () => new Date() }: DownloadOptions) {
  const underWay = new Map<OfflineStep | 'shell', Promise<void>>();

  /** Fetches a response without credentials, because it must not be a preview. Throws if another build responds. */
  const fetchOwn = async (address: string, etag?: string | null): Promise<Response> => {
    const response = await network.ask(address, {
      credentials: 'omit',
      cache: 'no-store',
      headers: etag ? { 'if-none-match': etag } : {},
    });
    if (response.headers.get(BUILD_HEADER) !== build) throw new Error(`${address} is of another build`);
    if (!response.ok && response.status !== 304) throw new Error(`${address} has status ${response.status}`);
    return response;
  };

  const addFile = async (path: string): Promise<void> => {
    if (await stores.match('files', path)) return;
    const response = await network.ask(path, { credentials: 'omit' });
    if (!response.ok) throw new Error(`${path} has status ${response.status}`);
    await stores.putFile(path, response);
  };

  const addFiles = async (paths: readonly string[]): Promise<void> => {
    const left = [...new Set(paths)];
    const addNext = async () => {
      for (let path = left.shift(); path !== undefined; path = left.shift()) await addFile(path);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, addNext));
  };

  /** Downloads the frame of offline pages, with the current header and footer, after the files it needs. */
  const downloadShell = async (): Promise<void> => {
    const stored = await stores.match('files', SHELL);
    if (stored && !isOldAnswer(stored, now())) return;
    const answer = await fetchOwn(SHELL, stored?.headers.get('etag'));
    const page = stored && answer.status === 304 ? stored : answer;
    const text = await page.text();
    await addFiles(text.match(NAMED) ?? []);
    await stores.putFile(SHELL, stamped(page, answer, text, now()));
  };

  /** Downloads the code that renders pages. The list of a build never changes, so it is requested only once. */
  const downloadCode = async (): Promise<void> => {
    const list = `/assets/parts-${build}.json`;
    const response =
      (await stores.match('files', list)) ?? (await network.ask(list, { credentials: 'omit' }));
    const names: unknown = await response.clone().json();
    if (!Array.isArray(names)) throw new Error(`${list} is not a list`);
    await addFiles(names.map(String));
    await stores.putFile(list, response);
  };

  const downloadData = async (step: OfflineStep): Promise<void> => {
    const address = DATA[step];
    const stored = await stores.match('data', address);
    if (stored === undefined) {
      await downloadCode();
      await store(address, await fetchOwn(address));
    } else if (isOldAnswer(stored, now())) {
      await (step === 'programme' ? renewParts(stored).then(downloadShell) : renewWhole(address, stored));
    }
  };

  const store = async (address: string, response: Response) =>
    stores.putData(address, stamped(response, response, await response.text(), now()));

  const renewWhole = async (address: string, stored: Response): Promise<void> => {
    const answer = await fetchOwn(address, stored.headers.get('etag'));
    if (answer.status === 304)
      await stores.putData(address, stamped(stored, answer, await stored.text(), now()));
    else await store(address, answer);
  };

  const renewParts = async (stored: Response): Promise<void> => {
    const whole: unknown = await stored.clone().json();
    const before = partHashes(whole);
    const answer = await fetchOwn(`${OFFLINE_PROGRAMME}?${LISTED}`);
    const listed = partHashes(await answer.clone().json());
    if (before === undefined || listed === undefined) return renewWhole(OFFLINE_PROGRAMME, stored);
    const requested = changedParts(before, listed).map(async (name) => {
      const part = await fetchOwn(`${OFFLINE_PROGRAMME}?${new URLSearchParams({ [PART]: name })}`);
      const read: unknown = await part.json();
      return [name, read] as const;
    });
    const current = withParts(whole, listed, new Map(await Promise.all(requested)));
    if (current === undefined) return renewWhole(OFFLINE_PROGRAMME, stored);
    const together = stamped(stored, answer, JSON.stringify(current), now());
    // The merged data is not a response of the server: remove the entity tag.
    together.headers.delete('etag');
    await stores.putData(OFFLINE_PROGRAMME, together);
  };

  const say = async (step: OfflineStep): Promise<void> => {
    const storedAt = (await stores.match('data', DATA[step]))?.headers.get(STORED_AT);
    if (storedAt) tell({ step, storedAt });
  };

  /**
   * Downloads the data of a step, or refreshes that data if it is old. Concurrent calls share one download. Throws if
   * the download fails.
   */
  const take = (step: OfflineStep | 'shell'): Promise<void> => {
    const running =
      underWay.get(step) ??
      (step === 'shell' ? downloadShell() : downloadData(step)).finally(() => underWay.delete(step));
    underWay.set(step, running);
    return running;
  };

  return {
    take,
    say,
    /** Downloads a step like {@link take}, and notifies the pages of its success or failure. */
    async downloadAndReport(step: OfflineStep): Promise<void> {
      try {
        await take(step);
        await say(step);
      } catch (error) {
        tell({ step, failed: isFull(error) ? 'full' : 'away' });
      }
    },
    stored: (step: OfflineStep) => stores.match('data', DATA[step]),
  };
}

const isOldAnswer = ({ headers }: Response, now: Date): boolean =>
  isOld(Date.parse(headers.get(DEVICE_AT) ?? ''), +now);

/** Copies `stored` with `body`, for storage. Updates its headers and date from `said`, the server's latest response. */
function stamped(stored: Response, said: Response, body: string, now: Date): Response {
  const headers = new Headers(stored.headers);
  for (const [name, value] of said.headers) if (name !== 'etag' || stored === said) headers.set(name, value);
  // The body is already decompressed, so remove headers such as `content-encoding`.
  for (const name of CONNECTION_HEADERS) headers.delete(name);
  const date = new Date(said.headers.get('date') ?? now);
  headers.set(STORED_AT, (Number.isNaN(+date) ? now : date).toISOString());
  headers.set(DEVICE_AT, now.toISOString());
  return new Response(body, { headers });
}
