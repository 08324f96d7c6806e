import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Tables } from './database.ts';
import { between } from './lock-retry.ts';

/**
 * All migrations, ordered by name. A released migration must never be edited. SQLite runs them outside a transaction,
 * so an interrupted migration runs again, which `ifNotExists` allows.
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
};

function index(db: Kysely<unknown>, name: string, table: string, columns: string[]): Promise<void> {
  return db.schema.createIndex(name).ifNotExists().on(table).columns(columns).execute();
}

/** Maximum number of attempts while another process migrates the same SQLite file. */
const TRIES = 5;
const BETWEEN_TRIES_MS = { least: 50, most: 150 };

/** Migrates the tables. Safe in several processes at once. Throws the errors of the database. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
    const { error } = await migrator.migrateToLatest();
    if (error === undefined) return;
    if (attempt === TRIES) throw error;
    await pause(between(BETWEEN_TRIES_MS));
  }
}
