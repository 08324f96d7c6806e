import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// It is fetched by a page on a silent line, and here beforehand.
import '../../domain/device/on-device.ts';
import { siteOrDevice } from './taken-along.ts';

const DAY = '/programma/2025-10-26';

/** A programme of one day without items, as the worker holds it. */
const rest = { origin: '', clockAheadMs: 0, frame: {}, options: {}, walks: {} };
const lists = { days: [{ path: DAY }], authors: [], publishers: [], pages: [] };
const PROGRAMME = {
  parts: {
    algemeen: { data: { ...rest, ...lists } },
    '2025-10-26': { data: { options: { type: [], theme: [], location: [] }, items: [] } },
  },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Asks for a page on a device with this in its worker; `asked` is what the worker was asked. */
function ask(answer: Promise<string>, path: string, held: () => Promise<Response>) {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(held);
  const leave = vi.fn(() => new Promise<never>(() => {}));
  const given = vi.fn();
  void siteOrDevice(answer, path, leave).then(given);
  const told = () => asked.mock.calls.map(([, init]) => new Headers(init?.headers).get('x-network'));
  return { leave, given, asked, told };
}

const after = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, 'the site'));
const silent = new Promise<string>(() => {});
const heldHere = async () => Response.json(PROGRAMME);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** Once the device was looked at. */
async function looked(): Promise<void> {
  await vi.dynamicImportSettled();
  await pass(0);
}

describe('a page that is asked of a silent line', () => {
  it('is opened on the device after three seconds, which the worker is told of and asks nothing for', async () => {
    const { leave, asked, told } = ask(silent, DAY, heldHere);
    await pass(2_999);
    expect(asked).not.toHaveBeenCalled();
    await pass(1);
    await looked();
    expect(leave).toHaveBeenCalledOnce();
    expect(told()).toEqual([null, 'away']);
    for (const [, init] of asked.mock.calls)
      expect(init).toMatchObject({ cache: 'only-if-cached', mode: 'same-origin' });
  });

  it('is waited for where the device does not have it, and nobody is told that the line is silent', async () => {
    const missing = ask(after(8_000), '/programma/2025-12-25', heldHere);
    await pass(3_000);
    await looked();
    await pass(5_000);
    expect(missing.given).toHaveBeenCalledWith('the site');
    expect(missing.told()).toEqual([null]);
    const nothing = ask(after(8_000), DAY, async () => Promise.reject(new TypeError('Failed to fetch')));
    await pass(3_000);
    await looked();
    await pass(5_000);
    expect(nothing.given).toHaveBeenCalledWith('the site');
    for (const { leave } of [missing, nothing]) expect(leave).not.toHaveBeenCalled();
  });

  it('is the site’s where that answers in time, or while the device is looked at', async () => {
    const quick = ask(after(2_000), DAY, heldHere);
    await pass(10_000);
    expect(quick.given).toHaveBeenCalledWith('the site');
    expect(quick.asked).not.toHaveBeenCalled();
    const late = ask(after(3_100), DAY, () => after(200).then(heldHere));
    await pass(3_000);
    await looked();
    await pass(7_000);
    await looked();
    expect(late.asked).toHaveBeenCalled();
    expect(late.given).toHaveBeenCalledWith('the site');
    for (const { leave } of [quick, late]) expect(leave).not.toHaveBeenCalled();
  });
});

it('a page without a worker is waited for as long as it takes', async () => {
  vi.stubGlobal('navigator', {});
  const asked = vi.spyOn(globalThis, 'fetch');
  const leave = vi.fn(() => new Promise<never>(() => {}));
  const given = siteOrDevice(after(20_000), DAY, leave);
  await pass(20_000);
  expect(await given).toBe('the site');
  expect(asked).not.toHaveBeenCalled();
  expect(leave).not.toHaveBeenCalled();
});
