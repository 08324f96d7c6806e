import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { network } from '../../http/visitor-network.ts';
import { createPublicationStream, type PublicationStream } from './publication-stream.ts';

beforeEach(() => {
  // Do not fake `setImmediate`: Node's streams use it, and the tests count the stream's timers.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Reads the stream of a hall screen. `heard` is the text received so far. `gone` is set once the stream has ended. */
function readHallScreen(response: Response) {
  const reader = response.body?.getReader();
  if (reader === undefined) throw new Error('there is no stream');
  const heard: string[] = [];
  const state = { heard, gone: false, leave: () => reader.cancel() };
  const read = async () => {
    for (let next = await reader.read(); !next.done; next = await reader.read())
      heard.push(new TextDecoder().decode(next.value));
    state.gone = true;
  };
  void read();
  return state;
}

const open = (stream: PublicationStream, address = '192.0.2.1') => stream.open(network(address));
const isOpen = (response: Response) => response.status === 200;

describe('the stream of publications', () => {
  it('notifies each hall screen of a publication, without details', async () => {
    vi.setSystemTime(1_761_552_000_000);
    const stream = createPublicationStream(true);
    const [one, other] = [readHallScreen(open(stream)), readHallScreen(open(stream, '192.0.2.2'))];
    stream.announce();
    await vi.advanceTimersByTimeAsync(0);
    for (const { heard } of [one, other]) {
      expect(heard[0]).toMatch(/^retry: [2-5]\d{3}\n\n$/);
      expect(heard.slice(1)).toEqual(['event: publication\ndata: 1761552000000\n\n']);
    }
  });

  it('sends headers that prevent caching, and headers that prevent buffering by proxies', () => {
    const { headers } = open(createPublicationStream(true));
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
  });

  it('sends a heartbeat every fifteen seconds, so that proxies do not close the connection', async () => {
    const { heard } = readHallScreen(open(createPublicationStream(true)));
    await vi.advanceTimersByTimeAsync(45_000);
    expect(heard.slice(1)).toEqual([':\n\n', ':\n\n', ':\n\n']);
  });

  it('counts the hall screens of an IPv6 network as one visitor', () => {
    const stream = createPublicationStream(true);
    const inNetwork = (number: number) => open(stream, `2001:db8:0:1::${number.toString(16)}`);
    for (let number = 1; number <= 20; number += 1) expect(isOpen(inNetwork(number))).toBe(true);
    expect(isOpen(inNetwork(21))).toBe(false);
    expect(isOpen(open(stream, '2001:db8:0:2::1'))).toBe(true);
    stream.close();
  });

  it('allows twenty hall screens per address, and another one when a screen disconnects', async () => {
    const stream = createPublicationStream(true);
    const hallScreens = Array.from({ length: 20 }, () => readHallScreen(open(stream)));
    expect(open(stream).status).toBe(204);
    expect(isOpen(open(stream, '192.0.2.2'))).toBe(true);
    await hallScreens[0]?.leave();
    expect(isOpen(open(stream))).toBe(true);
  });

  it('allows two thousand hall screens in total', () => {
    const stream = createPublicationStream(true);
    const opened = Array.from({ length: 2_000 }, (_, index) => open(stream, `10.0.${index % 250}.${index}`));
    expect(opened.every(isOpen)).toBe(true);
    expect(open(stream, '192.0.2.9').status).toBe(204);
  });

  it('disconnects a hall screen that stops reading', async () => {
    const stream = createPublicationStream(true);
    const opened = Array.from({ length: 20 }, () => open(stream));
    for (let told = 0; told < 25; told += 1) stream.announce();
    expect(opened.every(isOpen)).toBe(true);
    expect(isOpen(open(stream))).toBe(true);
  });

  it('closes all streams when the process stops, and accepts no new ones', async () => {
    const stream = createPublicationStream(true);
    const hallScreen = readHallScreen(open(stream));
    stream.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(hallScreen.gone).toBe(true);
    expect(open(stream).status).toBe(204);
  });

  it('clears its timers when the process stops', () => {
    // Other tests of this process may start timers, but not while this synchronous test runs.
    const before = vi.getTimerCount();
    const stream = createPublicationStream(true);
    readHallScreen(open(stream));
    expect(vi.getTimerCount()).toBeGreaterThan(before);
    stream.close();
    expect(vi.getTimerCount()).toBe(before);
  });

  it('responds with 204 if the process does not receive webhooks', () => {
    expect(open(createPublicationStream(false)).status).toBe(204);
  });
});
