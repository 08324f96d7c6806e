import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqliteDatabases, type TestDatabases } from '../../test/submissions/databases.ts';
import { eventually } from '../../test/submissions/eventually.ts';
import { contactFrom } from '../../test/submissions/sample-submissions.ts';
import { from, startDelivery } from '../../test/submissions/started-delivery.ts';
import { openDatabase } from './database.ts';
import { type DeliveryOptions, DeliveryUnavailable } from './delivery.ts';
import { createLockRetry } from './lock-retry.ts';
import { sqlitePath } from './sqlite.ts';

describe('an SQLite file locked by another process', () => {
  let made: TestDatabases;
  beforeAll(async () => {
    made = await sqliteDatabases();
  });
  afterAll(() => made.stop());

  /** Starts a site with a database file that is locked until `release` is called. */
  async function locked(given: Partial<DeliveryOptions> = {}) {
    const url = await made.fresh();
    const site = startDelivery(url, given);
    await site.delivery.accept(contactFrom(0), from('192.0.2.1', 'before'));
    const holder = new Sqlite(sqlitePath(url));
    holder.exec('begin immediate');
    return { ...site, url, release: () => holder.exec('rollback') };
  }

  it('delays no page while the database file is locked, and stores the form once the lock is released (§7.18)', async () => {
    const { delivery, counts, release } = await locked();
    const delays = monitorEventLoopDelay({ resolution: 5 });
    delays.enable();
    const sending = [1, 2, 3].map((person) => delivery.accept(contactFrom(person), from('192.0.2.1', 'a')));
    await pause(1_000);
    delays.disable();
    expect((await counts()).waiting).toBe(2);
    release();
    const freed = performance.now();
    for (const accepted of await Promise.all(sending)) expect(accepted.outcome).toBe('kept');
    expect(performance.now() - freed).toBeLessThan(2_000);
    expect((await counts()).waiting).toBe(8);
    // A driver that waited for the lock would block the whole process, and the median delay would be a second.
    expect(delays.percentile(50) / 1e6).toBeLessThan(100);
  });

  it('rejects a form if the database file stays locked, and stores repeated attempts as one submission once it is unlocked', async () => {
    const url = await made.fresh();
    const database = { ...openDatabase(url, () => {}), retryLocked: createLockRetry({ timeoutMs: 300 }) };
    const { delivery, counts, lines } = startDelivery(url, { database });
    await delivery.accept(contactFrom(0), from('192.0.2.1', 'before'));
    const holder = new Sqlite(sqlitePath(url));
    holder.exec('begin immediate');
    const press = () => delivery.accept(contactFrom(1), from('192.0.2.1', 'same'));
    await expect(press()).rejects.toBeInstanceOf(DeliveryUnavailable);
    expect(lines.at(-1)).toBe('ERROR delivery: a submission could not be stored: SQLITE_BUSY');
    holder.exec('rollback');
    // The connection works as soon as the lock is released.
    expect((await press()).outcome).toBe('kept');
    expect((await press()).outcome).toBe('kept');
    expect((await counts()).waiting).toBe(4);
  });

  it('reports the age of the last known counts while the database file is locked', async () => {
    const { delivery, release } = await locked();
    expect(delivery.lastCounts()).toBeUndefined();
    delivery.start();
    await eventually(() => delivery.lastCounts()).toMatchObject({ waiting: 2, delivered: 0, dead: 0 });
    expect(delivery.lastCounts()?.ageMs).toBeLessThan(2_500);
    release();
  });
});
