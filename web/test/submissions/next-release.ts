import { sql } from 'kysely';
import { openDatabase } from '../../src/submissions/database.ts';
import { migrate } from '../../src/submissions/migrations.ts';

/** The name of the migration of the made-up next release. */
export const NEXT_MIGRATION = '0999-bookings';

/**
 * Migrates a database as the made-up next release would: after this release's migrations it runs `statements`, which by
 * default add a table and a column.
 */
export async function migrateAsNextRelease(
  url: string,
  statements: readonly string[] = [
    'create table bookings (id text primary key, submission_id text not null)',
    'alter table submissions add column language text',
  ],
): Promise<void> {
  const { db, isPostgres, retryLocked } = openDatabase(url, () => {});
  try {
    await retryLocked(async () => {
      if ((await migrate(db)).includes(NEXT_MIGRATION)) return;
      await db.transaction().execute(async (transaction) => {
        // Two processes of the next release may start at once.
        if (isPostgres) await sql`lock table kysely_migration_lock in exclusive mode`.execute(transaction);
        const row = { name: NEXT_MIGRATION, timestamp: new Date().toISOString() };
        const { numAffectedRows } = await sql`insert into kysely_migration (name, timestamp)
          values (${row.name}, ${row.timestamp}) on conflict (name) do nothing`.execute(transaction);
        if (numAffectedRows === 0n) return;
        for (const statement of statements) await sql.raw(statement).execute(transaction);
      });
    });
  } finally {
    await db.destroy();
  }
}
