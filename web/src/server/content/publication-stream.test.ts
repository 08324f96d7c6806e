import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPublicationStream, type PublicationStream } from './publication-stream.ts';

beforeEach(() => {
  // Streams of Node use `setImmediate`, which would count as a timer of ours.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What a screen has read so far; `gone` once its stream has ended. */
function screenOf(response: Response) {
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

const open = (stream: PublicationStream, address = '192.0.2.1') => stream.open(address);
const isOpen = (response: Response) => response.status === 200;

describe('the stream of publications', () => {
  it('tells each screen that something was published, and nothing of what', async () => {
    vi.setSystemTime(1_761_552_000_000);
    const stream = createPublicationStream(true);
    const [one, other] = [screenOf(open(stream)), screenOf(open(stream, '192.0.2.2'))];
    stream.announce();
    await vi.advanceTimersByTimeAsync(0);
    for (const { heard } of [one, other]) {
      expect(heard[0]).toMatch(/^retry: [2-5]\d{3}\n\n$/);
      expect(heard.slice(1)).toEqual(['event: publication\ndata: 1761552000000\n\n']);
    }
  });

  it('is passed on at once by proxies, and kept by nobody', () => {
    const { headers } = open(createPublicationStream(true));
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
  });

  it('says something every fifteen seconds, so that no proxy takes it for dead', async () => {
    const { heard } = screenOf(open(createPublicationStream(true)));
    await vi.advanceTimersByTimeAsync(45_000);
    expect(heard.slice(1)).toEqual([':\n\n', ':\n\n', ':\n\n']);
  });

  it('has twenty places for one address, and a place again when a screen is gone', async () => {
    const stream = createPublicationStream(true);
    const screens = Array.from({ length: 20 }, () => screenOf(open(stream)));
    expect(open(stream).status).toBe(204);
    expect(isOpen(open(stream, '192.0.2.2'))).toBe(true);
    await screens[0]?.leave();
    expect(isOpen(open(stream))).toBe(true);
  });

  it('has two thousand places in all', () => {
    const stream = createPublicationStream(true);
    const opened = Array.from({ length: 2_000 }, (_, index) => open(stream, `10.0.${index % 250}.${index}`));
    expect(opened.every(isOpen)).toBe(true);
    expect(open(stream, '192.0.2.9').status).toBe(204);
  });

  it('lets go of a screen that reads no more', async () => {
    const stream = createPublicationStream(true);
    const opened = Array.from({ length: 20 }, () => open(stream));
    for (let told = 0; told < 25; told += 1) stream.announce();
    expect(opened.every(isOpen)).toBe(true);
    expect(isOpen(open(stream))).toBe(true);
  });

  it('ends all screens when the process stops, and takes no others', async () => {
    const stream = createPublicationStream(true);
    const screen = screenOf(open(stream));
    stream.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(screen.gone).toBe(true);
    expect(open(stream).status).toBe(204);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is for nobody where no webhook tells this process anything', () => {
    expect(open(createPublicationStream(false)).status).toBe(204);
  });
});
