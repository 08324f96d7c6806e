import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postgresDatabases, type TestDatabases } from '../../test/submissions/databases.ts';
import { openDatabase } from './database.ts';

let databases: TestDatabases;
beforeAll(async () => {
  databases = await postgresDatabases();
});
afterAll(() => databases.stop());

it('a PostgreSQL that cuts a connection between two statements of one transaction ends that transaction, and not the process', async () => {
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
