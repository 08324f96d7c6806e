import { statSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sqliteDatabases, type TestDatabases } from '../../test/submissions/databases.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrations.ts';
import { sqlitePath } from './sqlite.ts';

let databases: TestDatabases;
beforeAll(async () => {
  databases = await sqliteDatabases();
});
afterAll(() => databases.stop());

describe('an SQLite database', () => {
  it('reads the path of an SQLite database from its URL', () => {
    expect(sqlitePath('file:.data/site.db')).toBe('.data/site.db');
    expect(sqlitePath('file:/srv/site.db')).toBe('/srv/site.db');
    expect(sqlitePath('file:///srv/site.db')).toBe('/srv/site.db');
  });

  it('writes to disk before it responds, never waits for a lock, and is readable only by the site', async () => {
    const url = await databases.fresh();
    const { db } = openDatabase(url, () => {});
    const ask = async (pragma: string) => Object.values((await sql.raw(pragma).execute(db)).rows[0] ?? {})[0];
    expect(await ask('pragma journal_mode')).toBe('wal');
    expect(await ask('pragma synchronous')).toBe(2);
    expect(await ask('pragma busy_timeout')).toBe(0);
    expect(await ask('pragma foreign_keys')).toBe(1);
    expect(statSync(sqlitePath(url)).mode & 0o777).toBe(0o600);
    await db.destroy();
  });

  it('continues normally after a statement has failed because of a lock', async () => {
    const url = await databases.fresh();
    const { db } = openDatabase(url, () => {});
    await migrate(db);
    const holder = new Sqlite(sqlitePath(url));
    const secret = { name: 'a', value: 'b' };
    const insert = () => db.insertInto('secrets').values(secret).returning('name').execute();
    const inTransaction = () =>
      db
        .transaction()
        .execute((transaction) => transaction.deleteFrom('secrets').returning('name').execute());
    for (let round = 0; round < 3; round += 1) {
      holder.exec('begin immediate');
      await expect(insert()).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
      await expect(inTransaction()).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
      holder.exec('rollback');
      expect(await insert()).toEqual([{ name: 'a' }]);
      await expect(insert()).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' });
      expect(await inTransaction()).toEqual([{ name: 'a' }]);
    }
    holder.close();
    await db.destroy();
  });

  it('locks the file when a transaction begins, not at its first write', async () => {
    const url = await databases.fresh();
    const { db } = openDatabase(url, () => {});
    await migrate(db);
    const other = new Sqlite(sqlitePath(url), { timeout: 0 });
    await db.transaction().execute(async () => {
      expect(() => other.exec('begin immediate')).toThrow('database is locked');
    });
    other.exec('begin immediate');
    other.close();
    await db.destroy();
  });

  it('reports a full disk, and accepts the next transaction once there is room', async () => {
    const { db } = openDatabase(await databases.fresh(), () => {});
    await migrate(db);
    const insert = (bytes: number) =>
      db.transaction().execute((transaction) =>
        transaction
          .insertInto('secrets')
          .values({ name: 'a', value: 'b'.repeat(bytes) })
          .execute(),
      );
    await sql`pragma max_page_count=1`.execute(db);
    await expect(insert(100_000)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    await sql`pragma max_page_count=1000`.execute(db);
    await insert(100_000);
    expect(await db.selectFrom('secrets').select('name').execute()).toEqual([{ name: 'a' }]);
    await db.destroy();
  });

  it('leaves a single complete file after closing the database', async () => {
    const url = await databases.fresh();
    const { db } = openDatabase(url, () => {});
    await migrate(db);
    expect(statSync(`${sqlitePath(url)}-wal`).size).toBeGreaterThan(0);
    await db.destroy();
    expect(statSync(`${sqlitePath(url)}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  });

  it('migrates once when many processes start together', async () => {
    const url = await databases.fresh();
    const starting = Array.from({ length: 4 }, () => openDatabase(url, () => {}).db);
    await Promise.all(starting.map(migrate));
    const [first] = starting;
    const names = await first?.introspection.getTables();
    expect(names?.map(({ name }) => name).toSorted()).toEqual([
      'content_findings',
      'deliveries',
      'limits',
      'marks',
      'secrets',
      'submissions',
      'subscribers',
      'team_links',
    ]);
    await Promise.all(starting.map((db) => db.destroy()));
  });

  it('loads only the driver of the configured kind of database', async () => {
    vi.doMock('pg', () => {
      throw new Error('pg was loaded');
    });
    const { db } = openDatabase(await databases.fresh(), () => {});
    await migrate(db);
    await db.destroy();
    const other = openDatabase('postgres://test@127.0.0.1:9/test', () => {});
    await expect(migrate(other.db)).rejects.toThrow();
    vi.doUnmock('pg');
  });
});
