import { PACE, type Pace } from '../outbox.ts';

/** An outbox in a hurry, for a test that waits for it. */
export const QUICK: Pace = { ...PACE, lookEveryMs: 10, attemptMs: 2_000, leaseMs: 3_000 };
