import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import type { Tables } from './database.ts';
import { between } from './lock-retry.ts';

/**
 * All migrations, ordered by name. A released migration must never be edited. SQLite runs them outside a transaction,
 * so an interrupted migration runs again, which `ifNotExists` allows.
 *
 * A migration only adds, because during an upgrade and after a roll back the previous release works with the same
 * tables: a new column is nullable or has a default. A column is dropped one release after its last use.
 */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-submissions': {
    up: async (db) => {
      await db.schema
        .createTable('submissions')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('form', 'text', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('fingerprint', 'text', (column) => column.notNull().unique())
        .addColumn('received_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('deliveries')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('submission_id', 'text', (column) =>
          column.notNull().references('submissions.id').onDelete('cascade'),
        )
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('due_at', 'bigint', (column) => column.notNull())
        .addColumn('give_up_at', 'bigint', (column) => column.notNull())
        .addColumn('taken_by', 'text')
        .addColumn('reason', 'text')
        .addColumn('settled_at', 'bigint')
        .execute();
      await index(db, 'deliveries_due', 'deliveries', ['state', 'due_at']);
      await index(db, 'deliveries_of_submission', 'deliveries', ['submission_id']);
    },
  },
  '0002-limits-and-secrets': {
    up: async (db) => {
      await db.schema
        .createTable('limits')
        .ifNotExists()
        .addColumn('bucket', 'text', (column) => column.primaryKey())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('until', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('secrets')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '0003-subscribers': {
    up: async (db) => {
      await db.schema
        .createTable('subscribers')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('email', 'text', (column) => column.notNull().unique())
        .addColumn('asked_at', 'bigint', (column) => column.notNull())
        .addColumn('confirmed_at', 'bigint')
        .execute();
    },
  },
  '0004-content-page': {
    up: async (db) => {
      await db.schema
        .createTable('team_links')
        .ifNotExists()
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('made_at', 'bigint', (column) => column.notNull())
        .addColumn('until', 'bigint', (column) => column.notNull())
        .addColumn('revoked_at', 'bigint')
        .execute();
      await db.schema
        .createTable('content_findings')
        .ifNotExists()
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('first_seen', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('marks')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
};

function index(db: Kysely<unknown>, name: string, table: string, columns: string[]): Promise<void> {
  return db.schema.createIndex(name).ifNotExists().on(table).columns(columns).execute();
}

/** Every column that this release reads or writes. */
const COLUMNS: { readonly [Name in keyof Tables]: Readonly<Record<keyof Tables[Name], true>> } = {
  submissions: { id: true, form: true, content: true, fingerprint: true, received_at: true },
  deliveries: {
    id: true,
    submission_id: true,
    kind: true,
    state: true,
    attempts: true,
    due_at: true,
    give_up_at: true,
    taken_by: true,
    reason: true,
    settled_at: true,
  },
  limits: { bucket: true, count: true, until: true },
  secrets: { name: true, value: true },
  subscribers: { id: true, email: true, asked_at: true, confirmed_at: true },
  team_links: { id: true, name: true, made_at: true, until: true, revoked_at: true },
  content_findings: { key: true, first_seen: true },
  marks: { name: true, at: true },
};

/** Thrown if the tables of a newer release cannot be used by this one. The message has no personal data. */
export class UnusableTables extends Error {
  override name = 'UnusableTables';

  constructor(problem: string) {
    super(`the database belongs to a newer release of the site: ${problem}`);
  }
}

/** Maximum number of attempts while another process migrates the same SQLite file. */
const TRIES = 5;
const BETWEEN_TRIES_MS = { least: 50, most: 150 };

/**
 * Migrates the tables. Safe in several processes at once. Returns the names of migrations by newer releases; their
 * changes stay in place. Throws {@link UnusableTables} or an error from the database.
 */
export async function migrate(db: Kysely<Tables>): Promise<readonly string[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrateOnce(db);
    } catch (error) {
      if (attempt === TRIES || error instanceof UnusableTables) throw error;
      await pause(between(BETWEEN_TRIES_MS));
    }
  }
}

const EMPTY: Migration = { up: async () => undefined };

async function migrateOnce(db: Kysely<Tables>): Promise<readonly string[]> {
  const newer = await newerMigrations(db);
  // Kysely refuses a database with a migration that its provider lacks, so add an empty one for each of those.
  const known = { ...MIGRATIONS, ...Object.fromEntries(newer.map((name) => [name, EMPTY])) };
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => known },
    // A fix for an older release may add a migration after a newer release has run its own migrations.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  if (newer.length > 0) await checkTables(db);
  return newer;
}

async function newerMigrations(db: Kysely<Tables>): Promise<readonly string[]> {
  try {
    const table = sql.table(DEFAULT_MIGRATION_TABLE);
    const { rows } = await sql<{ name: string }>`select name from ${table} order by name`.execute(db);
    return rows.map(({ name }) => name).filter((name) => !Object.hasOwn(MIGRATIONS, name));
  } catch (error) {
    if (isMissingTable(error)) return [];
    throw error;
  }
}

/** SQLite's error messages for a statement that does not fit the tables. */
const SQLITE_COMPLAINTS = /no such (?:table|column)|has no column named|NOT NULL constraint failed/;

/** Whether PostgreSQL or SQLite rejected a statement because the tables are not those of this release. */
export function isOfOtherTables(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return /^(?:42\w{3}|23502)$/.test(code) || SQLITE_COMPLAINTS.test(error.message);
}

/** Whether an error from PostgreSQL or SQLite says that a table is missing, as in a new database. */
function isMissingTable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === '42P01') || error.message.startsWith('no such table');
}

/**
 * Checks that the tables have every column of this release, and no other column that needs a value. If not, throws
 * {@link UnusableTables}.
 */
async function checkTables(db: Kysely<Tables>): Promise<void> {
  const tables = await db.introspection.getTables();
  for (const [name, own] of Object.entries(COLUMNS)) {
    // Another schema of PostgreSQL may have a table of the same name.
    const problems = tables
      .filter((table) => table.name === name)
      .map(({ columns }) => {
        const missing = Object.keys(own).find((column) => !columns.some((one) => one.name === column));
        if (missing !== undefined) return `its table ${name} has no column ${missing}`;
        const needed = columns.find(
          (one) =>
            !Object.hasOwn(own, one.name) &&
            !(one.isNullable || one.hasDefaultValue || one.isAutoIncrementing),
        );
        return needed && `its table ${name} needs a value in the column ${needed.name}`;
      });
    if (problems.length === 0) throw new UnusableTables(`it has no table ${name}`);
    const [first] = problems;
    if (first !== undefined && !problems.includes(undefined)) throw new UnusableTables(first);
  }
}
