import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type SqliteDatabase, SqliteDialect } from 'kysely';

/** The path in `file:.data/site.db`, `file:/srv/site.db` or `file:///srv/site.db`. */
export function sqlitePath(url: string): string {
  return url.replace(/^file:(?:\/\/(?=\/))?/, '');
}

/** A Kysely dialect for one file. Nothing in it ever waits for a lock: a locked file is an error at once. */
export function sqliteDialect(path: string): SqliteDialect {
  return new SqliteDialect({
    database: async () => {
      const { default: Libsql } = await import('libsql');
      mkdirSync(dirname(path), { recursive: true });
      // The declared types of libsql are those of an older better-sqlite3; it behaves like this one.
      return soundDatabase(() => opened(new Libsql(path) as unknown as Sqlite, path));
    },
  });
}

/** What libsql gives, as far as it is used here. */
type Sqlite = SqliteDatabase & {
  readonly inTransaction: boolean;
  pragma: (source: string) => unknown;
  /** Unlike a prepared statement it leaves nothing behind when it fails. */
  exec: (source: string) => void;
};

type Statement = ReturnType<SqliteDatabase['prepare']>;

function opened(database: Sqlite, path: string): Sqlite {
  try {
    // Names and addresses of people: for the site's own user only.
    chmodSync(path, 0o600);
    // The driver waits in the one thread that also answers pages: whoever can wait does so outside of it.
    database.pragma('busy_timeout=0');
    database.pragma('journal_mode=WAL');
    // An answer is given when it is on the disk, also where the power goes the moment after.
    database.pragma('synchronous=FULL');
    database.pragma('foreign_keys=ON');
    database.pragma('secure_delete=ON');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

const TRANSACTION_WORDS = new Set(['begin', 'commit', 'rollback']);
const WRITES =
  /^\s*(?:insert|update|delete|replace|create|alter|drop)\b|^\s*with\b.*\b(?:insert into|update|delete from)\b/is;

/**
 * A database that is as good after a failed statement as before. The driver never ends a prepared statement that met
 * a lock: until the garbage collector finds it, every commit fails («SQL statements in progress»). So the lock is
 * asked for by `exec`, before any prepared statement that writes, and a connection on which another one failed is
 * replaced.
 */
function soundDatabase(open: () => Sqlite): SqliteDatabase {
  let database = open();
  let sound = true;

  function begin() {
    if (database.inTransaction) database.exec('rollback');
    if (!sound) {
      const fresh = open();
      database.close();
      database = fresh;
      sound = true;
    }
    database.exec('begin immediate');
  }

  function end(word: string) {
    // What a full disk did to the statement, it did to the whole transaction already.
    if (word === 'commit' || database.inTransaction) database.exec(word);
  }

  function attempt<T>(run: () => T): T {
    try {
      return run();
    } catch (error) {
      sound = false;
      throw error;
    }
  }

  /** A statement that writes outside of a transaction gets one of its own. */
  function inTransaction<T>(run: () => T): T {
    if (database.inTransaction) return attempt(run);
    begin();
    try {
      const result = attempt(run);
      database.exec('commit');
      return result;
    } catch (error) {
      end('rollback');
      throw error;
    }
  }

  function transactionWord(word: string): Statement {
    const run = () => {
      if (word === 'begin') begin();
      else end(word);
      return { changes: 0, lastInsertRowid: 0 };
    };
    return { reader: false, run, all: () => [], iterate: () => [].values() };
  }

  return {
    prepare: (source) => {
      if (TRANSACTION_WORDS.has(source)) return transactionWord(source);
      const around = WRITES.test(source) ? inTransaction : attempt;
      // Prepared again where it runs: beginning may have opened the file anew.
      const { reader } = database.prepare(source);
      return {
        reader,
        all: (values) => around(() => database.prepare(source).all(values)),
        run: (values) => around(() => database.prepare(source).run(values)),
        iterate: (values) => database.prepare(source).iterate(values),
      };
    },
    close: () => {
      try {
        // Leaves one file, complete by itself: somebody may copy only that one.
        database.pragma('wal_checkpoint(TRUNCATE)');
      } finally {
        database.close();
      }
    },
  };
}
