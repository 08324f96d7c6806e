import { expect, vi } from 'vitest';

/** What a busy machine may need for what a free one does in milliseconds. */
const PATIENCE_MS = 60_000;

// Whoever waits with this patience needs a test that lasts as long.
vi.setConfig({ testTimeout: 3 * PATIENCE_MS, hookTimeout: 3 * PATIENCE_MS });

/** `expect.poll` with the patience of this room's tests: they wait for disks, sockets and other processes. */
export function eventually<T>(read: () => T) {
  return expect.poll(read, { timeout: PATIENCE_MS });
}
