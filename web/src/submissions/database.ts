import {
  type Generated,
  Kysely,
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresQueryResult,
} from 'kysely';
import type { Pool } from 'pg';
import { createLockRetry, type LockRetry } from './lock-retry.ts';
import { sqliteDialect, sqlitePath } from './sqlite.ts';

/** What is kept. All moments are milliseconds since 1970, by the clock of the process that wrote them. */
export type Tables = {
  /** What a visitor sent: `content` is the submission as JSON. */
  submissions: {
    id: string;
    form: string;
    content: string;
    /** One per filled-in form: the same again is not kept twice. */
    fingerprint: string;
    received_at: number;
  };
  /** What has to happen with it: each row is delivered on its own. */
  deliveries: {
    id: string;
    submission_id: string;
    kind: string;
    state: 'waiting' | 'delivered' | 'dead';
    attempts: Generated<number>;
    /** From when it may be taken; pushed ahead by whoever takes it, which is its lease. */
    due_at: number;
    /** Read by processes of version 1.0.0 only: since then the attempts decide. */
    give_up_at: number;
    taken_by: string | null;
    /** Why the last attempt failed, without personal data. */
    reason: string | null;
    settled_at: number | null;
  };
  /** How much came from one address or one sender: a keyed hash with its window, never the address itself. */
  limits: { bucket: string; count: number; until: number };
  /** Made once, shared by every process on this database. */
  secrets: { name: string; value: string };
  /** Our own newsletter list, where no newsletter service is set. */
  subscribers: { id: string; email: string; asked_at: number; confirmed_at: number | null };
};

export type Database = {
  db: Kysely<Tables>;
  isPostgres: boolean;
  /** For whatever has to be written: tries again while another process holds the file of SQLite. */
  retryLocked: LockRetry;
};

/** How long PostgreSQL may take for an answer, in ms. */
const ANSWERS_WITHIN_MS = 5_000;
const CONNECTIONS = 8;
/** PostgreSQL's name for 64-bit integers: the driver would give them as text. */
const INT8 = 20;

/**
 * Opens `file:…` (SQLite) or `postgres://…`; the driver is loaded and connected with the first question.
 * `log` hears of connections that PostgreSQL drops while nobody uses them.
 */
export function openDatabase(
  url: string,
  log: (line: string) => void,
  answersWithinMs = ANSWERS_WITHIN_MS,
): Database {
  return url.startsWith('file:')
    ? {
        db: new Kysely({ dialect: sqliteDialect(sqlitePath(url)) }),
        isPostgres: false,
        retryLocked: createLockRetry(),
      }
    : {
        db: new Kysely({ dialect: postgres(url, log, answersWithinMs) }),
        isPostgres: true,
        // It waits itself, outside of our thread.
        retryLocked: (attempt) => attempt(),
      };
}

function postgres(url: string, log: (line: string) => void, answersWithinMs: number): PostgresDialect {
  return new PostgresDialect({
    pool: async () => {
      const { default: pg } = await import('pg');
      const pool = new pg.Pool({
        connectionString: url,
        max: CONNECTIONS,
        connectionTimeoutMillis: answersWithinMs,
        query_timeout: answersWithinMs,
        types: {
          getTypeParser: (id, format) => (id === INT8 ? Number : pg.types.getTypeParser(id, format)),
        },
      });
      // Without a listener a connection that dies while idle would end the process.
      pool.on('error', (error) => log(`WARN delivery: idle database connection lost: ${error.message}`));
      // And so would one that dies between two statements of a transaction: the next of them fails and says so.
      pool.on('connect', (client) => client.on('error', () => undefined));
      return withoutSilentOnes(pool, (error) => error instanceof pg.DatabaseError);
    },
  });
}

/**
 * Connections of which one that gave no answer is not used again. What it was asked may still be done, in a transaction that
 * nobody ends: what is written behind it would be told as kept, and taken back with it.
 */
function withoutSilentOnes(pool: Pool, isAnswer: (error: unknown) => boolean): PostgresPool {
  return {
    connect: async () => {
      const client = await pool.connect();
      let failure: unknown;
      const ask = async (question: string, parameters: readonly unknown[]): Promise<unknown> => {
        if (failure !== undefined) throw failure;
        try {
          return await client.query(question, [...parameters]);
        } catch (error) {
          if (!isAnswer(error)) failure = error;
          throw error;
        }
      };
      function query<R>(question: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
      function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
      function query(question: unknown, parameters: readonly unknown[] = []): unknown {
        return ask(String(question), parameters);
      }
      return { query, release: (destroy) => client.release(destroy || failure !== undefined) };
    },
    end: () => pool.end(),
    options: pool.options,
  };
}
