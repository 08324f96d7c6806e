import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../database.ts';
import { Complaint } from './complaints.ts';
import { postgresAddress } from './postgres-address.ts';

/**
 * Writes a consistent copy of the whole database to a new file while the site runs: an SQLite file, or the output of
 * `pg_dump`. Throws {@link Complaint} if the file already exists or the copy is damaged.
 */
export async function backUp({ db, isPostgres }: Database, url: string, file: string): Promise<void> {
  if (existsSync(file)) throw new Complaint(`${file} bestaat al.`);
  // Check the folder first, because an error from the database would not name the folder.
  accessSync(dirname(file), constants.W_OK);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    if (isPostgres) await dump(url, part);
    else {
      await sql`vacuum into ${part}`.execute(db);
      await check(part);
    }
    chmodSync(part, 0o600);
    const written = openSync(part, 'r');
    fsyncSync(written);
    closeSync(written);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

async function check(file: string): Promise<void> {
  const { db } = openDatabase(`file:${file}`, () => {});
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    if (rows[0]?.integrity_check !== 'ok') throw new Complaint('De kopie is niet gaaf.');
    // Switch back to a single database file, which can be copied on its own.
    await sql`pragma journal_mode=delete`.execute(db);
  } finally {
    await db.destroy();
  }
}

/** Runs `pg_dump`. Passes the password in the environment, because every user of the machine can read arguments. */
async function dump(url: string, file: string): Promise<void> {
  const { host, port, user, password, database } = postgresAddress(url);
  const child = spawn('pg_dump', ['--format=custom', '--no-owner', `--file=${file}`], {
    env: {
      ...process.env,
      PGHOST: host,
      PGPORT: String(port),
      PGUSER: user,
      PGPASSWORD: password,
      PGDATABASE: database,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await Promise.race([once(child, 'exit'), once(child, 'error').then(() => [127])]);
  if (code === 127) throw new Complaint('pg_dump staat niet op deze machine (Debian: postgresql-client).');
  if (code !== 0) throw new Complaint('pg_dump is niet gelukt.');
}
