import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from 'better-sqlite3';
import { SqliteDialect } from 'kysely';

/** Returns the path in `file:.data/site.db`, `file:/srv/site.db` or `file:///srv/site.db`. */
export function sqlitePath(url: string): string {
  return url.replace(/^file:(?:\/\/(?=\/))?/, '');
}

/** Creates a Kysely dialect for one file. It never waits for a lock: a statement on a locked file fails at once. */
export function sqliteDialect(path: string): SqliteDialect {
  return new SqliteDialect({
    database: async () => {
      const { default: Sqlite } = await import('better-sqlite3');
      mkdirSync(dirname(path), { recursive: true });
      // The driver would wait in the thread that also serves pages; lock-retry.ts waits asynchronously instead.
      const database = new Sqlite(path, { timeout: 0 });
      try {
        configure(database, path);
      } catch (error) {
        database.close();
        throw error;
      }
      return {
        prepare: (source) => database.prepare(transactionStatement(source, database.inTransaction)),
        close: () => database.close(),
      };
    },
  });
}

/** Replaces two statements that Kysely writes for its transactions. */
function transactionStatement(source: string, inTransaction: boolean): string {
  // A transaction that locks at its first write can fail halfway: another process may have written since it read.
  if (source === 'begin') return 'begin immediate';
  // On a full disk SQLite has already rolled back: a second rollback would fail and hide that error.
  if (source === 'rollback' && !inTransaction) return 'select 1';
  return source;
}

function configure(database: Database, path: string): void {
  // The file contains names and addresses: only the site's own user may read it.
  chmodSync(path, 0o600);
  database.pragma('journal_mode=WAL');
  // A commit returns once it is on disk, so that it survives a power failure.
  database.pragma('synchronous=FULL');
  database.pragma('foreign_keys=ON');
  database.pragma('secure_delete=ON');
}
