import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from './postgres.ts';

/** Creates empty databases for tests. */
export type TestDatabases = {
  fresh: () => Promise<string>;
  /** The reason why no databases can be created. If present, `fresh` must not be called. */
  missing?: string;
  stop: () => Promise<void>;
};

/** Creates SQLite files in a folder that `stop` deletes. */
export async function sqliteDatabases(): Promise<TestDatabases> {
  const folder = mkdtempSync(join(tmpdir(), 'delivery-'));
  let made = 0;
  return {
    fresh: async () => {
      made += 1;
      return `file:${join(folder, `${made}`, 'site.db')}`;
    },
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Creates databases in a real PostgreSQL server, if one can be started. */
export async function postgresDatabases(): Promise<TestDatabases> {
  const server = await startPostgres();
  if ('missing' in server) {
    return {
      fresh: () => Promise.reject(new Error(server.missing)),
      missing: server.missing,
      stop: async () => {},
    };
  }
  let made = 0;
  return {
    fresh: async () => {
      made += 1;
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      await client.query(`create database site${made}`);
      await client.end();
      return server.url.replace(/[^/]*$/, `site${made}`);
    },
    stop: server.stop,
  };
}
