import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { load } from './load.ts';

/**
 * Runs a load on a server that delays each response. `holdUp` computes the delay in ms from the number of earlier
 * responses.
 */
async function asked<Result>(
  holdUp: (given: number) => number,
  use: (url: string) => Promise<Result>,
  connection = 'keep-alive',
) {
  let given = 0;
  const server = createServer((_incoming, outgoing) => {
    outgoing.setHeader('Connection', connection);
    setTimeout(() => outgoing.end('done'), holdUp(given++));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
  }
}

it('sends requests at most at the given rate', async () => {
  const { taken } = await asked(
    () => 0,
    (url) => load(url, {}, { connections: 4, seconds: 0.5, perSecond: 100 }),
  );
  // At 100 a second, 50 requests are due in half a second. In addition, each client may send its first request at once.
  expect(taken.length).toBeLessThanOrEqual(58);
});

it('measures the duration of a delayed request from the time at which it was due', async () => {
  const { taken } = await asked(
    (given) => (given === 0 ? 300 : 0),
    (url) => load(url, {}, { connections: 1, seconds: 0.4, perSecond: 50 }),
  );
  // Requests that became due during the delay of 300 ms waited for its end. Each later one waited a little less.
  expect(taken.filter((ms) => ms > 100).length).toBeGreaterThanOrEqual(8);
});

it('reconnects and continues when the server closes a connection', async () => {
  const { taken } = await asked(
    () => 0,
    (url) => load(url, {}, { connections: 1, seconds: 0.4, perSecond: 50 }),
    'close',
  );
  expect(taken.length).toBeGreaterThanOrEqual(8);
});
