import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, Tables } from './database.ts';
import { migrate } from './migrations.ts';

/** Signs and hashes with the key of this database. `purpose` separates the different uses of the key. */
export type KeyedTable = (purpose: string, ...parts: readonly (string | number)[]) => string;

/** Returns the key that all processes on this database share. The first process creates it. */
async function sharedKey(db: Kysely<Tables>): Promise<KeyedTable> {
  const value = randomBytes(32).toString('base64url');
  await db
    .insertInto('secrets')
    .values({ name: 'key', value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const stored = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'key')
    .executeTakeFirstOrThrow();
  return (purpose, ...parts) =>
    createHmac('sha256', stored.value)
      .update([purpose, ...parts].join('\0'))
      .digest('base64url');
}

/** The migrated database, and a function that signs with the secret key that the database stores. */
export type Store = Database & { keyed: KeyedTable };

/**
 * Returns a function that migrates the database at its first call and, after a failure, at its next call. With
 * `isSuspect`, it migrates the database again. `log` receives a line if a newer release has migrated it.
 */
export function storeOf(
  database: Database,
  log: (line: string) => void = () => undefined,
): (isSuspect?: boolean) => Promise<Store> {
  let ready: Promise<Store> | undefined;
  return (isSuspect = false) => {
    if (isSuspect) ready = undefined;
    ready ??= (async () => {
      const newer = await migrate(database.db);
      if (newer.length > 0)
        log(`WARN delivery: a newer release has migrated the database: ${newer.join(', ')}`);
      return { ...database, keyed: await sharedKey(database.db) };
    })().catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    return ready;
  };
}
