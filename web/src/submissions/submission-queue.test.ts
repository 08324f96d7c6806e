import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqliteDatabases, type TestDatabases } from '../../test/submissions/databases.ts';
import { eventually } from '../../test/submissions/eventually.ts';
import { contactFrom, QUICK } from '../../test/submissions/sample-submissions.ts';
import { openDatabase } from './database.ts';
import { claimDue, recordState } from './due-deliveries.ts';
import { type Store, storeOf } from './store.ts';
import { createSubmissionQueue, type JobHandler, type SubmissionQueue } from './submission-queue.ts';
import { keep } from './submission-repository.ts';

const NOON = Date.parse('2025-10-27T12:00:00+01:00');
const LEASE = { most: 9, leaseMs: 60_000 };

let databases: TestDatabases;
let store: Store;
let outboxes: SubmissionQueue[];
beforeEach(async () => {
  outboxes = [];
  databases = await sqliteDatabases();
  store = await storeOf(openDatabase(await databases.fresh(), () => {}))();
  await keep(store.db, store.keyed, contactFrom(1), { address: '192.0.2.1', idempotencyKey: 'a' }, NOON);
});
afterEach(async () => {
  await Promise.all(outboxes.map((outbox) => outbox.stop()));
  await store.db.destroy();
  await databases.stop();
});

function start(courier: JobHandler, pace = {}) {
  const lines: string[] = [];
  const outbox = createSubmissionQueue({
    store: async () => store,
    courier: () => courier,
    log: (line) => lines.push(line),
    now: () => NOON,
    pace: { ...QUICK, ...pace },
  });
  outbox.start();
  outboxes.push(outbox);
  return { outbox, lines };
}

const states = () => store.db.selectFrom('deliveries').select(['state', 'reason']).execute();

describe('a clock that is briefly two days ahead', () => {
  const DAY = 24 * 60 * 60_000;

  /** Starts a queue with the test's clock. The deliveries fail while `away` is set. */
  function startClocked(clock: { now: number; away: boolean }) {
    const attempts: number[] = [];
    const outbox = createSubmissionQueue({
      store: async () => store,
      courier: () => async (due) => {
        attempts.push(due.attempts);
        return clock.away ? { outcome: 'later', reason: 'away' } : { outcome: 'delivered' };
      },
      log: () => {},
      now: () => clock.now,
      pace: QUICK,
    });
    outboxes.push(outbox);
    outbox.start();
    return { outbox, attempts };
  }

  it('creates no dead letters while the clock is two days ahead, and does not delay deliveries once the clock is corrected', async () => {
    const ahead = startClocked({ now: NOON + 2 * DAY, away: true });
    await eventually(async () => (await states()).filter(({ reason }) => reason === 'away').length).toBe(2);
    await ahead.outbox.stop();
    expect(await states()).toEqual(Array(2).fill({ state: 'waiting', reason: 'away' }));

    const clock = { now: NOON, away: false };
    const { attempts } = startClocked(clock);
    const dates = () => store.db.selectFrom('deliveries').select('due_at').execute();
    await eventually(dates).toEqual(Array(2).fill({ due_at: NOON + 60_000 }));
    clock.now = NOON + 60_000;
    await eventually(async () => (await states()).map(({ state }) => state)).toEqual([
      'delivered',
      'delivered',
    ]);
    expect(attempts).toEqual([2, 2]);
  });
});

describe('the outbox', () => {
  it('reserves a taken delivery for one process until the lease ends', async () => {
    const taken = await claimDue(store, { ...LEASE, owner: 'one', now: NOON });
    expect(taken).toHaveLength(2);
    expect(await claimDue(store, { ...LEASE, owner: 'two', now: NOON + 59_999 })).toEqual([]);
    expect(await claimDue(store, { ...LEASE, owner: 'two', now: NOON + 60_000 })).toHaveLength(2);
  });

  it('accepts a late success, but not a late failure, from a process that lost its lease', async () => {
    const [late] = await claimDue(store, { ...LEASE, owner: 'one', now: NOON });
    await claimDue(store, { ...LEASE, owner: 'two', now: NOON + 60_000 });
    if (late === undefined) throw new Error('nothing was taken');
    const written = { words: 'smtp: ETIMEDOUT', now: NOON };
    await recordState(store, late, 'one', { ...written, settled: { state: 'dead' } });
    expect(await states()).not.toContainEqual(expect.objectContaining({ state: 'dead' }));
    await recordState(store, late, 'one', { ...written, settled: { state: 'delivered' } });
    await recordState(store, late, 'two', { ...written, settled: { state: 'dead' } });
    expect((await states()).map(({ state }) => state).toSorted()).toEqual(['delivered', 'waiting']);
  });

  it('aborts an attempt that does not end, even if the courier ignores the abort signal', async () => {
    const { lines } = start(() => new Promise(() => {}), { attemptMs: 50 });
    await eventually(() => lines.length).toBe(2);
    expect(lines[0]).toMatch(/attempt 1 failed, again in 1\d s: took too long$/);
  });

  it('continues after a courier throws', async () => {
    const { lines } = start(async () => {
      throw new TypeError('lezer1@voorbeeld.be is not a function');
    });
    await eventually(() => lines.length).toBe(2);
    expect(lines.join()).toContain('unexpected: TypeError');
    expect(lines.join()).not.toContain('@');
  });

  it('stops after running deliveries have ended, without starting new ones', async () => {
    let finish = () => {};
    let begun = 0;
    const sending = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { outbox } = start(
      async () => {
        begun += 1;
        await sending;
        return { outcome: 'delivered' };
      },
      { together: 1 },
    );
    await eventually(() => begun).toBe(1);
    const stopped = outbox.stop();
    finish();
    await stopped;
    expect(begun).toBe(1);
    expect((await states()).map(({ state }) => state).toSorted()).toEqual(['delivered', 'waiting']);
  });

  it('stops within the time limit even if a running delivery does not end', async () => {
    const { outbox } = start(() => new Promise(() => {}), { attemptMs: 60_000, stopMs: 30 });
    await eventually(async () => (await claimDue(store, { ...LEASE, owner: 'x', now: NOON })).length).toBe(0);
    await outbox.stop();
    expect((await states()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });

  it('continues after a database outage, which it logs once', async () => {
    let away = true;
    const lines: string[] = [];
    const carried: string[] = [];
    const outbox = createSubmissionQueue({
      store: async () => {
        if (away) throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
        return store;
      },
      courier: () => async (due) => {
        carried.push(due.kind);
        return { outcome: 'delivered' };
      },
      log: (line) => lines.push(line),
      now: () => NOON,
      pace: QUICK,
    });
    outboxes.push(outbox);
    outbox.start();
    await eventually(() => lines).toEqual(['ERROR delivery: the database does not respond: ECONNREFUSED']);
    away = false;
    await eventually(() => carried.length).toBe(2);
    expect(lines).toHaveLength(2);
  });
});
