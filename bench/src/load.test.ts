import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { load } from './load.ts';

/** Asks a server that holds up each answer by so many ms, by how many were given before it. */
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

it('asks no more often than its pace', async () => {
  const { taken } = await asked(
    () => 0,
    (url) => load(url, {}, { connections: 4, seconds: 0.5, perSecond: 100 }),
  );
  // Half of a hundred, and each client once more.
  expect(taken.length).toBeLessThanOrEqual(58);
});

it('counts for who is asked late that the question was due before', async () => {
  const { taken } = await asked(
    (given) => (given === 0 ? 300 : 0),
    (url) => load(url, {}, { connections: 1, seconds: 0.4, perSecond: 50 }),
  );
  // What was due in those 300 ms waited, each a little less.
  expect(taken.filter((ms) => ms > 100).length).toBeGreaterThanOrEqual(8);
});

it('asks on a new connection where the server ends one', async () => {
  const { taken } = await asked(
    () => 0,
    (url) => load(url, {}, { connections: 1, seconds: 0.4, perSecond: 50 }),
    'close',
  );
  expect(taken.length).toBeGreaterThanOrEqual(8);
});
