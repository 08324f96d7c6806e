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

/** The tables of the database. All times are in ms since 1970, by the clock of the process that wrote them. */
export type Tables = {
  /** The submissions of visitors; `content` is a submission as JSON. */
  submissions: {
    id: string;
    form: string;
    content: string;
    /** Identifies a filled-in form. A second submission with the same fingerprint is not stored. */
    fingerprint: string;
    received_at: number;
  };
  /** The deliveries of a submission; each row is delivered independently. */
  deliveries: {
    id: string;
    submission_id: string;
    kind: string;
    state: 'waiting' | 'delivered' | 'refused' | 'dead';
    attempts: Generated<number>;
    /** Time from which a process may take the delivery. A process that takes it sets this to the end of its lease. */
    due_at: number;
    /** Time after which version 1.0.0 stops retrying the delivery. Later versions count attempts instead. */
    give_up_at: number;
    taken_by: string | null;
    /** The reason why the last attempt failed, without personal data. */
    reason: string | null;
    settled_at: number | null;
  };
  /** Number of submissions per IP address or sender, in a time window. `bucket`: a keyed hash with the window. */
  limits: { bucket: string; count: number; until: number };
  /** Secrets that every process on this database shares. The first process creates them. */
  secrets: { name: string; value: string };
  /** The site's own newsletter list, which is used if no newsletter service is set. */
  subscribers: { id: string; email: string; asked_at: number; confirmed_at: number | null };
  /** The links to the page with findings about the content. The token of a link is not stored. */
  team_links: { id: string; name: string; made_at: number; until: number; revoked_at: number | null };
  /** The findings of the last check of the content. `first_seen` is 0 if the first check already found it. */
  content_findings: { key: string; first_seen: number };
  /**
   * When the content was first checked (`checked`), the time for which the last mail was due (`mailed`), and the time of
   * the check that it lists (`listed`).
   */
  marks: { name: 'checked' | 'mailed' | 'listed'; at: number };
};

export type Database = {
  db: Kysely<Tables>;
  isPostgres: boolean;
  /** Retries a write while another process locks the SQLite file. */
  retryLocked: LockRetry;
};

/** Timeout for a response from PostgreSQL, in ms. */
const ANSWERS_WITHIN_MS = 5_000;
const CONNECTIONS = 8;
/** PostgreSQL's type id of 64-bit integers, which the driver returns as strings by default. */
const INT8 = 20;

/** Opens `file:…` (SQLite) or `postgres://…` on first use. `log` receives errors of idle PostgreSQL connections. */
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
        // PostgreSQL waits for locks in its own process, without blocking ours: no retries are needed.
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
      // Without a listener, an error on an idle connection would end the process.
      pool.on('error', (error) => log(`WARN delivery: idle database connection lost: ${error.message}`));
      // Without this listener, an error in a transaction would end the process. The next statement reports the error
      // anyway.
      pool.on('connect', (client) => client.on('error', () => undefined));
      return withoutSilentOnes(pool, (error) => error instanceof pg.DatabaseError);
    },
  });
}

/**
 * Wraps a pool so that a connection with a statement that got no response is never reused. The statement may still run
 * in a transaction that is never committed; later writes on the connection would seem stored, and then be rolled back.
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
