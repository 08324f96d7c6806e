import { onTestFinished } from 'vitest';
import { openDatabase } from '../../src/submissions/database.ts';
import { countStates, createDelivery, type DeliveryOptions } from '../../src/submissions/delivery.ts';
import type { DeliveryOutcome } from '../../src/submissions/delivery-outcome.ts';
import { PACE } from '../../src/submissions/submission-queue.ts';

/** The initial time of the test's clock, in ms. */
export const NOON = Date.parse('2025-10-27T12:00:00+01:00');
export const DONE: DeliveryOutcome = { outcome: 'delivered' };

/** Starts a delivery with its own clock and a courier that records all deliveries. Stops when the test ends. */
export function startDelivery(
  url: string,
  given: Partial<DeliveryOptions> & { outcome?: () => DeliveryOutcome } = {},
) {
  const clock = { now: NOON };
  const carried: string[] = [];
  const lines: string[] = [];
  const delivery = createDelivery({
    database: openDatabase(url, (line) => lines.push(line)),
    courier: () => async (due) => {
      carried.push(due.id);
      return given.outcome?.() ?? DONE;
    },
    retentionDays: 90,
    log: (line) => lines.push(line),
    now: () => clock.now,
    pace: { ...PACE, lookEveryMs: 10 },
    ...given,
  });
  const beside = openDatabase(url, () => {});
  onTestFinished(async () => {
    await delivery.stop();
    await beside.db.destroy();
  });
  return { delivery, clock, carried, lines, counts: () => countStates(beside) };
}

/** Returns a sender: the IP address, and the idempotency key of the form. */
export const from = (address: string, idempotencyKey: string) => ({ address, idempotencyKey });
