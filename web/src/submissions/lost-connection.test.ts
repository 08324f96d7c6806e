import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postgresDatabases, type TestDatabases } from '../../test/submissions/databases.ts';
import { contactFrom } from '../../test/submissions/sample-submissions.ts';
import { openDatabase } from './database.ts';
import { storeOf } from './store.ts';
import { keep } from './submission-repository.ts';

let databases: TestDatabases;
beforeAll(async () => {
  databases = await postgresDatabases();
});
afterAll(() => databases.stop());

it('ends the transaction, not the process, when PostgreSQL cuts the connection between two statements', async () => {
  const url = await databases.fresh();
  const [ours, others] = [openDatabase(url, () => {}), openDatabase(url, () => {})];
  const uncaught: unknown[] = [];
  const note = (error: unknown) => uncaught.push(error);
  process.on('uncaughtException', note);
  try {
    const cut = ours.db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(others.db);
      await pause(200);
      await sql`select 1`.execute(transaction);
    });
    await expect(cut).rejects.toThrow();
    expect((await sql`select 1 as one`.execute(ours.db)).rows).toEqual([{ one: 1 }]);
    expect(uncaught).toEqual([]);
  } finally {
    process.off('uncaughtException', note);
    await Promise.all([ours.db.destroy(), others.db.destroy()]);
  }
});

it('closes a PostgreSQL connection that times out, so that only the retry is stored', async () => {
  const url = await databases.fresh();
  const [ours, others] = [openDatabase(url, () => {}, 300), openDatabase(url, () => {})];
  const store = storeOf(ours);
  const send = async (message: string) => {
    const { db, keyed } = await store();
    const sender = { address: '10.0.0.1', idempotencyKey: message };
    return keep(db, keyed, contactFrom(1, message), sender, Date.now());
  };
  try {
    await store();
    const [first, begun] = await others.db.transaction().execute(async (transaction) => {
      await sql`lock table submissions in access exclusive mode`.execute(transaction);
      return Promise.allSettled([send('Anna'), send('Bert')]);
    });
    expect([first.status, begun.status]).toEqual(['rejected', 'rejected']);
    const id = await send('Anna');
    const { rows } = await sql`select submission_id, state from deliveries`.execute(others.db);
    expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(
      new Set([JSON.stringify({ submission_id: id, state: 'waiting' })]),
    );
    expect((await sql`select id from submissions`.execute(others.db)).rows).toEqual([{ id }]);
  } finally {
    await Promise.all([ours.db.destroy(), others.db.destroy()]);
  }
});
