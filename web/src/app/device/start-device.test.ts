import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { record } from '../../domain/unknown-values.ts';
import { answeringDevice, answerOnDevice, type PageResults } from '../../features/navigation/device.ts';
import { startDevice } from './start-device.ts';

const ORIGIN = 'https://www.boektopia.be';
const STORED_AT = '2025-10-27T08:40:00.000Z';

/** A programme of one day without items, as the worker holds it. */
const rest = { origin: ORIGIN, clockAheadMs: 0, frame: {}, options: {}, walks: {} };
const lists = { days: [], authors: [], publishers: [], pages: [] };
const PROGRAMME = {
  parts: {
    algemeen: { data: { ...rest, ...lists } },
    '2025-10-27': { data: { options: { type: [], theme: [], location: [] }, items: [] } },
  },
};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(STORED_AT) });
  const location = { pathname: '/mijn-stapel', search: '' };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location }));
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('BroadcastChannel', EventTarget);
});
afterEach(() => {
  answerOnDevice(undefined);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const silent = () => new Promise<never>(() => {});
const OF_SITE: PageResults = { 'routes/page': { type: 'data', result: 'the site' } };

/** Starts a device that holds this programme, over a line that says nothing; the worker adds these headers. */
function start(headers: Record<string, string> = {}) {
  const held = { 'x-stored-at': STORED_AT, 'x-device-at': STORED_AT, 'x-build': 'b1', ...headers };
  vi.spyOn(globalThis, 'fetch').mockImplementation((path) =>
    path === '/_app/programma.json' ? Promise.resolve(Response.json(PROGRAMME, { headers: held })) : silent(),
  );
  startDevice({ build: 'b1' }, '/mijn-stapel', async () => {})();
  const askSite = vi.fn<() => Promise<PageResults>>(silent);
  const page = (path: string) => answeringDevice()?.page(new Request(ORIGIN + path), askSite);
  return { askSite, page };
}

/** What a page says of when it is, and how it is answered. */
function told(results: PageResults | undefined) {
  const { asOf, unconfirmed } = record(results?.['routes/frame']?.result);
  const { result } = results?.['routes/page-boundary'] ?? {};
  const { status } = record(record(result).init);
  return { asOf, unconfirmed, status, routes: Object.keys(results ?? {}) };
}

it('says of a page in passing how old it is while the site is asked, and «offline» once that stayed silent', async () => {
  const { page, askSite } = start();
  expect(told(await page('/mijn-stapel'))).toMatchObject({
    asOf: undefined,
    unconfirmed: 'Stand van 09:40',
    routes: ['routes/frame', 'routes/page-boundary', 'routes/pile'],
  });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(told(await page('/mijn-stapel'))).toMatchObject({
    asOf: 'Stand van 09:40 · offline',
    unconfirmed: undefined,
  });
  expect(askSite).not.toHaveBeenCalled();
});

it('says «offline» from the start where the worker knows that the network is away, and asks nobody', async () => {
  const { page, askSite } = start({ 'x-network': 'away' });
  expect(told(await page('/mijn-stapel'))).toMatchObject({ asOf: 'Stand van 09:40 · offline' });
  expect(told(await page('/nieuws'))).toMatchObject({ status: 504 });
  expect(askSite).not.toHaveBeenCalled();
});

it('asks the site for a page that it does not have, for three seconds', async () => {
  const { page, askSite } = start();
  askSite.mockResolvedValueOnce(OF_SITE);
  expect(await page('/nieuws')).toBe(OF_SITE);
  askSite.mockResolvedValueOnce({ page: { type: 'error', result: new TypeError('Failed to fetch') } });
  expect(told(await page('/nieuws'))).toMatchObject({ status: 504 });
  const late = page('/nieuws');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(told(await late)).toMatchObject({ status: 504 });
});

it('is put aside once the site told what the page is made of, and not for the sake of an address that narrows it', async () => {
  const held = { 'x-stored-at': STORED_AT, 'x-device-at': STORED_AT, 'x-build': 'b1' };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(PROGRAMME, { headers: held }));
  const told: PageResults[] = [
    { root: { type: 'data', result: undefined } },
    { 'routes/frame': { type: 'error', result: new TypeError('Failed to fetch') } },
    { 'routes/frame': { type: 'data', result: {} } },
  ];
  const askSite = vi.fn(async () => told.shift() ?? {});
  startDevice({ build: 'b1' }, '/auteurs', async () => {
    await answeringDevice()?.page(new Request(`${ORIGIN}/auteurs?naam=van`), askSite);
  })();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(askSite).toHaveBeenCalledTimes(3);
  expect(answeringDevice()).toBeUndefined();
});
