import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from 'better-sqlite3';
import { SqliteDialect } from 'kysely';

/** Returns the path in `file:.data/site.db`, `file:/srv/site.db` or `file:///srv/site.db`. */
export function sqlitePath(url: string): string {
  return url.replace(/^file:(?:\/\/(?=\/))?/, '');
}

/** Creates a Kysely dialect for one file. A statement on a locked file fails at once, without waiting. */
export function sqliteDialect(path: string): SqliteDialect {
  return new SqliteDialect({
    database: async () => {
      const { default: Sqlite } = await import('better-sqlite3');
      mkdirSync(dirname(path), { recursive: true });
      // Do not let the driver wait: it would block the thread that serves pages. lock-retry.ts waits asynchronously.
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

/** Replaces two of the statements with which Kysely controls transactions. */
function transactionStatement(source: string, inTransaction: boolean): string {
  // Lock at the start. A transaction that locks at its first write can fail halfway, if another process has written
  // since it read.
  if (source === 'begin') return 'begin immediate';
  // On a full disk SQLite has already rolled back: a second rollback would fail and hide the first error.
  if (source === 'rollback' && !inTransaction) return 'select 1';
  return source;
}

function configure(database: Database, path: string): void {
  // The file contains names and addresses: make it readable only for the site's own user.
  chmodSync(path, 0o600);
  database.pragma('journal_mode=WAL');
  // Return from a commit only when it is on disk, so that it survives a power failure.
  database.pragma('synchronous=FULL');
  database.pragma('foreign_keys=ON');
  database.pragma('secure_delete=ON');
}
