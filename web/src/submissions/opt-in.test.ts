import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqliteDatabases, type TestDatabases } from '../../test/submissions/databases.ts';
import { openDatabase } from './database.ts';
import { confirmOptIn, OPT_IN_MS, requestNewsletter } from './opt-in.ts';
import { type Store, storeOf } from './store.ts';
import { purge } from './submission-repository.ts';

const NOON = Date.parse('2025-10-27T12:00:00+01:00');

let databases: TestDatabases;
let store: Store;
beforeEach(async () => {
  databases = await sqliteDatabases();
  store = await storeOf(openDatabase(await databases.fresh(), () => {}))();
});
afterEach(async () => {
  await store.db.destroy();
  await databases.stop();
});

describe('our own double opt-in', () => {
  it('adds a confirmed address to the newsletter list only once, even if it is confirmed twice', async () => {
    const token = await requestNewsletter(store, 'lezer@voorbeeld.be', NOON);
    expect(await confirmOptIn(store, token, NOON + 1)).toBe('confirmed');
    expect(await confirmOptIn(store, token, NOON + 2)).toBe('confirmed');
    const rows = await store.db.selectFrom('subscribers').selectAll().execute();
    expect(rows).toMatchObject([{ email: 'lezer@voorbeeld.be', confirmed_at: NOON + 1 }]);
  });

  it('stores one address for repeated subscriptions, whatever its capitals', async () => {
    const first = await requestNewsletter(store, 'lezer@voorbeeld.be', NOON);
    const again = await requestNewsletter(store, 'Lezer@Voorbeeld.be', NOON + 1);
    expect(await requestNewsletter(store, 'lezer@voorbeeld.be', NOON + 1)).toBe(again);
    for (const token of [first, again]) expect(await confirmOptIn(store, token, NOON + 2)).toBe('confirmed');
    expect(await store.db.selectFrom('subscribers').selectAll().execute()).toHaveLength(1);
  });

  it('rejects a confirmation link as expired after seven days', async () => {
    const token = await requestNewsletter(store, 'lezer@voorbeeld.be', NOON);
    expect(await confirmOptIn(store, token, NOON + OPT_IN_MS + 1)).toBe('expired');
    expect(await confirmOptIn(store, token, NOON + OPT_IN_MS)).toBe('confirmed');
  });

  it('rejects forged confirmation links', async () => {
    const token = await requestNewsletter(store, 'lezer@voorbeeld.be', NOON);
    const [id, until, signature] = token.split('.');
    const longer = Number(until) + OPT_IN_MS;
    for (const forged of [
      '',
      'x',
      '..',
      `${id}.${longer}.${signature}`,
      `${id}.${until}`,
      `${id}.${until}.${signature}x`,
      `${token}.x`.replace(signature ?? '', 'é'.repeat(43)),
    ]) {
      expect(await confirmOptIn(store, forged, NOON)).toBe('invalid');
    }
  });

  it('shares the signing key with every process that uses the same database', async () => {
    const token = await requestNewsletter(store, 'lezer@voorbeeld.be', NOON);
    const other = await storeOf(store)();
    expect(await confirmOptIn(other, token, NOON)).toBe('confirmed');
  });

  it('deletes newsletter addresses that were not confirmed in time, and keeps confirmed ones', async () => {
    await requestNewsletter(store, 'nooit@voorbeeld.be', NOON);
    await confirmOptIn(store, await requestNewsletter(store, 'wel@voorbeeld.be', NOON), NOON);
    await purge(store.db, 90, NOON + OPT_IN_MS + 1);
    const rows = await store.db.selectFrom('subscribers').select('email').execute();
    expect(rows).toEqual([{ email: 'wel@voorbeeld.be' }]);
  });
});
