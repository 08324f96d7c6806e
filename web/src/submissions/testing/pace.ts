import { PACE, type Pace } from '../outbox.ts';

/**
 * An outbox that looks often, for a test that waits for it. An attempt may take as long as it does in production: on a
 * busy machine it does.
 */
export const QUICK: Pace = { ...PACE, lookEveryMs: 10 };
