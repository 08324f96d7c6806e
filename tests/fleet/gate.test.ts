import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Gate, openGate } from './gate.ts';

const service = createServer((_request, response) => response.end('hier'));
let gate: Gate;
beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  // The cast is safe: a TCP server has an AddressInfo.
  gate = await openGate((service.address() as AddressInfo).port);
});
afterAll(async () => {
  await gate.stop();
  service.close();
});

/** Sends a request to the gate. Returns what the client receives within half a second. */
const told = () =>
  fetch(`http://127.0.0.1:${gate.port}`, { signal: AbortSignal.timeout(500) }).then(
    (response) => response.text(),
    (error: Error) => (error.name === 'TimeoutError' ? 'nothing' : 'refused'),
  );

it('a gate forwards connections, refuses them while `away`, accepts them but sends no response while `hangs`, and forwards again when `open`', async () => {
  expect(await told()).toBe('hier');
  for (const [reach, answer] of [
    ['away', 'refused'],
    ['hangs', 'nothing'],
    ['open', 'hier'],
    ['hangs', 'nothing'],
    ['away', 'refused'],
    ['open', 'hier'],
  ] as const) {
    await gate.set(reach);
    expect(await told(), reach).toBe(answer);
  }
});
