import { onTestFinished } from 'vitest';
import { openDatabase } from '../../src/submissions/database.ts';
import { countStates, createDelivery, type DeliveryOptions } from '../../src/submissions/delivery.ts';
import type { DeliveryOutcome } from '../../src/submissions/delivery-outcome.ts';
import { PACE } from '../../src/submissions/submission-queue.ts';

/** When its clock stands still at first, in milliseconds. */
export const NOON = Date.parse('2025-10-27T12:00:00+01:00');
export const DONE: DeliveryOutcome = { outcome: 'delivered' };

/** A delivery with a clock of its own and a courier that notes what it is given. It stops with its test. */
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

/** Who sends, and the key of the form that was filled in. */
export const from = (address: string, idempotencyKey: string) => ({ address, idempotencyKey });
