import type { Kysely } from 'kysely';
import type { Database, Tables } from './database.ts';
import { migrate } from './migrations.ts';
import { type Keyed, sharedKey } from './secret.ts';

/** The database, its tables up to date, and the key that is kept in it. */
export type Store = { db: Kysely<Tables>; isPostgres: boolean; keyed: Keyed };

/** The store of a database, made ready with the first question; one that fails is asked again with the next. */
export function storeOf({ db, isPostgres }: Database): () => Promise<Store> {
  let ready: Promise<Store> | undefined;
  return () => {
    ready ??= (async () => {
      await migrate(db);
      return { db, isPostgres, keyed: await sharedKey(db) };
    })().catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    return ready;
  };
}
