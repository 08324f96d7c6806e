import { expect, vi } from 'vitest';

/** What a busy machine may need for what a free one does in milliseconds. */
const LIMIT_MS = 60_000;

// Whoever waits with this limit needs a test that lasts as long.
vi.setConfig({ testTimeout: 3 * LIMIT_MS, hookTimeout: 3 * LIMIT_MS });

/** `expect.poll` with the limit of these tests: they wait for disks, sockets and other processes. */
export function eventually<T>(read: () => T) {
  return expect.poll(read, { timeout: LIMIT_MS });
}
