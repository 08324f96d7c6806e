import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, Tables } from './database.ts';
import { migrate } from './migrations.ts';

/** Signs and hashes under the one key of this database: `purpose` keeps two uses of it apart. */
export type Keyed = (purpose: string, ...parts: readonly (string | number)[]) => string;

/** The key that every process on this database shares; the first one makes it. */
async function sharedKey(db: Kysely<Tables>): Promise<Keyed> {
  const value = randomBytes(32).toString('base64url');
  await db
    .insertInto('secrets')
    .values({ name: 'key', value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const kept = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'key')
    .executeTakeFirstOrThrow();
  return (purpose, ...parts) =>
    createHmac('sha256', kept.value)
      .update([purpose, ...parts].join('\0'))
      .digest('base64url');
}

/** The database, its tables up to date, and the key that is kept in it. */
export type Store = Database & { keyed: Keyed };

/** The store of a database, made ready with the first question; one that fails is asked again with the next. */
export function storeOf(database: Database): () => Promise<Store> {
  let ready: Promise<Store> | undefined;
  return () => {
    ready ??= (async () => {
      await migrate(database.db);
      return { ...database, keyed: await sharedKey(database.db) };
    })().catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    return ready;
  };
}
