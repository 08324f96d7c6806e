import { expect, vi } from 'vitest';

/**
 * Timeout of a condition, in ms. A busy machine may need this long for something that otherwise takes milliseconds.
 */
const LIMIT_MS = 60_000;

// A test that uses this limit needs a longer timeout of its own.
vi.setConfig({ testTimeout: 3 * LIMIT_MS, hookTimeout: 3 * LIMIT_MS });

/** Polls like `expect.poll`, with a limit for tests that wait for disks, sockets and other processes. */
export function eventually<T>(read: () => T) {
  return expect.poll(read, { timeout: LIMIT_MS });
}
