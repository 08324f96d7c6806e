import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ConnectionOptions, sharedConnection } from './shared-connection.ts';

const SEGMENT = 1_460;
/** A connection on which one segment takes 10 ms. */
const FAST: ConnectionOptions = { bitsPerSecond: 1_168_000, oneWayMs: 200, holdUpMs: 0, seed: 1 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Joins a connection and sends on it. Records the arrival time of each piece in ms since the start. */
function onA(line: ReturnType<typeof sharedConnection>, opensAfterMs = 0) {
  const began = performance.now();
  const arrived: { at: number; bytes: number }[] = [];
  const stream = line.join((piece) => {
    const bytes = piece === 'end' ? 0 : piece.byteLength;
    arrived.push({ at: Math.round(performance.now() - began), bytes });
  }, opensAfterMs);
  return { ...stream, arrived, times: () => arrived.map(({ at }) => at) };
}

it('the simulated connection transfers a file in the time that its size needs at 400 kbit/s, to within 5 %', async () => {
  const one = onA(sharedConnection({ ...FAST, bitsPerSecond: 400_000 }));
  const bytes = 125_000;
  one.send(Buffer.alloc(bytes));
  one.end();
  await vi.runAllTimersAsync();
  expect(one.arrived.reduce((sum, piece) => sum + piece.bytes, 0)).toBe(bytes);
  const taken = one.arrived.at(-1)?.at ?? 0;
  expect(Math.abs(taken - (200 + 2_500)) / 2_700).toBeLessThan(0.05);
});

it('all connections share the bandwidth and send in turns', async () => {
  const line = sharedConnection(FAST);
  const [one, other] = [onA(line), onA(line)];
  one.send(Buffer.alloc(3 * SEGMENT));
  other.send(Buffer.alloc(2 * SEGMENT));
  await vi.runAllTimersAsync();
  expect(one.times()).toEqual([210, 230, 250]);
  expect(other.times()).toEqual([220, 240]);
});

it('a connection sends nothing before it is open, and does not make up for idle time', async () => {
  const line = sharedConnection(FAST);
  const one = onA(line, 400);
  one.send(Buffer.alloc(SEGMENT));
  await vi.advanceTimersByTimeAsync(1_000);
  one.send(Buffer.alloc(2 * SEGMENT));
  await vi.runAllTimersAsync();
  expect(one.times()).toEqual([610, 1_210, 1_220]);
});

it('one segment in 33 is delayed on its connection, and on no other connection', async () => {
  const line = sharedConnection({ ...FAST, holdUpMs: 600 });
  const [one, other] = [onA(line), onA(line)];
  one.send(Buffer.alloc(99 * SEGMENT));
  await vi.advanceTimersByTimeAsync(5_000);
  const gaps = one.times().map((at, index) => at - (one.times()[index - 1] ?? at - 10));
  expect(gaps.filter((gap) => gap === 610)).toHaveLength(3);
  expect(gaps.filter((gap) => gap === 10)).toHaveLength(96);

  one.send(Buffer.alloc(33 * SEGMENT));
  other.send(Buffer.alloc(33 * SEGMENT));
  await vi.runAllTimersAsync();
  // Two of these 66 segments are delayed. The other connection must keep sending meanwhile.
  const last = Math.max(one.times().at(-1) ?? 0, other.times().at(-1) ?? 0);
  expect(last).toBeLessThan(5_000 + 200 + 660 + 2 * 600 + 10);
});

it('the seed determines which segments are delayed', async () => {
  const run = async (seed: number) => {
    const one = onA(sharedConnection({ ...FAST, holdUpMs: 600, seed }));
    one.send(Buffer.alloc(132 * SEGMENT));
    await vi.runAllTimersAsync();
    return one.times();
  };
  const first = await run(7);
  expect(await run(7)).toEqual(first);
  expect(await run(8)).not.toEqual(first);
});

it('closing a connection drops its queued data', async () => {
  const line = sharedConnection(FAST);
  const [one, other] = [onA(line), onA(line)];
  one.send(Buffer.alloc(40 * SEGMENT));
  await vi.advanceTimersByTimeAsync(215);
  one.leave();
  one.send(Buffer.alloc(SEGMENT));
  other.send(Buffer.alloc(SEGMENT));
  await vi.runAllTimersAsync();
  expect(one.times()).toEqual([210]);
  expect(other.times()).toEqual([430]);
});
