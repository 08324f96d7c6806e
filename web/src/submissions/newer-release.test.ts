import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresDatabases, sqliteDatabases, type TestDatabases } from '../../test/submissions/databases.ts';
import { eventually } from '../../test/submissions/eventually.ts';
import { migrateAsNextRelease, NEXT_MIGRATION } from '../../test/submissions/next-release.ts';
import { contactFrom } from '../../test/submissions/sample-submissions.ts';
import { from, NOON, startDelivery } from '../../test/submissions/started-delivery.ts';
import { complaintOf } from './command/complaints.ts';
import { listView, showView } from './command/views.ts';
import { openDatabase } from './database.ts';
import { countStates, DeliveryUnavailable } from './delivery.ts';
import { migrate } from './migrations.ts';
import { purge, storedSubmissions } from './submission-repository.ts';

describe.each([
  ['SQLite', sqliteDatabases],
  ['PostgreSQL', postgresDatabases],
])('a database that a newer release has migrated, in %s', (_name, databases) => {
  let made: TestDatabases;
  beforeAll(async () => {
    made = await databases();
  }, 60_000);
  afterAll(() => made.stop());

  const test = (title: string, check: (url: string) => Promise<void>) =>
    it(title, async () => {
      await check(await made.fresh());
    });
  /** Runs statements on the database over a separate connection. */
  const execute = async (url: string, ...statements: string[]) => {
    const { db } = openDatabase(url, () => {});
    for (const statement of statements) await sql.raw(statement).execute(db);
    await db.destroy();
  };

  test('if the database has an unknown migration, logs its name and still stores and delivers submissions', async (url) => {
    await migrateAsNextRelease(url);
    const { delivery, carried, lines } = startDelivery(url);
    delivery.start();
    expect(await delivery.accept(contactFrom(1), from('192.0.2.1', 'a'))).toMatchObject({ outcome: 'kept' });
    await eventually(() => carried.length).toBe(2);
    await eventually(() => delivery.databaseProblem()).toBeUndefined();
    expect(lines).toEqual([`WARN delivery: a newer release has migrated the database: ${NEXT_MIGRATION}`]);
  });

  test('runs its own migration even if the database already contains one from a newer release', async (url) => {
    await migrateAsNextRelease(url);
    await execute(url, `delete from kysely_migration where name = '0003-subscribers'`);
    const { db } = openDatabase(url, () => {});
    expect(await migrate(db)).toEqual([NEXT_MIGRATION]);
    const { rows } = await sql`select name from kysely_migration where name = '0003-subscribers'`.execute(db);
    expect(rows).toHaveLength(1);
    await db.destroy();
  });

  test('does not touch the forms and deliveries that only a newer release can handle', async (url) => {
    const { delivery, carried, counts } = startDelivery(url);
    await delivery.accept(contactFrom(1), from('192.0.2.1', 'a'));
    const deliver = (form: string, kind: string, state: string) =>
      `insert into deliveries (id, submission_id, kind, state, due_at, give_up_at)
        select id || '-${kind}', id, '${kind}', '${state}', ${NOON}, ${NOON} from submissions where form = '${form}'`;
    await execute(
      url,
      `insert into submissions (id, form, content, fingerprint, received_at)
        values ('booking-1', 'booking', '{"form":"booking","email":"an@voorbeeld.be"}', 'x', ${NOON})`,
      deliver('booking', 'team', 'waiting'),
      deliver('contact', 'text', 'waiting'),
      deliver('contact', 'ticket', 'held'),
    );
    delivery.start();
    await eventually(counts).toMatchObject({ waiting: 2, delivered: 2 });
    expect(carried.map((id) => id.replace(/^.*-/, '')).toSorted()).toEqual(['confirmation', 'team']);

    const { db } = openDatabase(url, () => {});
    const stored = await storedSubmissions(db, { email: 'an@voorbeeld.be' });
    expect(stored.map(({ id }) => id)).toEqual(['booking-1']);
    expect(listView(await storedSubmissions(db), 'table')).toContain('booking');
    const [contact] = await storedSubmissions(db, { form: 'contact' });
    expect(contact && showView(contact)).toMatch(/ticket +held/);
    expect(Object.keys(await countStates({ db }))).toEqual(['waiting', 'delivered', 'refused', 'dead']);
    expect(await purge(db, 30, NOON + 90 * 86_400_000)).toBe(0);
    await db.destroy();
  });

  for (const [change, problem] of [
    ['alter table deliveries drop column reason', 'its table deliveries has no column reason'],
    ['drop table subscribers', 'it has no table subscribers'],
    [
      'alter table submissions rename column content to answers',
      'its table submissions has no column content',
    ],
  ] as const) {
    test(`is not ready after «${change}», rejects submissions and says why`, async (url) => {
      await migrateAsNextRelease(url, [change]);
      const { delivery, lines } = startDelivery(url);
      delivery.start();
      const message = `the database belongs to a newer release of the site: ${problem}`;
      await eventually(() => delivery.databaseProblem()).toEqual({ check: 'migrations', message });
      await expect(delivery.accept(contactFrom(1), from('192.0.2.1', 'a'))).rejects.toBeInstanceOf(
        DeliveryUnavailable,
      );
      expect(lines).toContain(`ERROR delivery: ${message}`);
      expect(lines).toContain(`ERROR delivery: a submission could not be stored: ${message}`);
    });
  }

  test('is not ready after a newer release dropped a column while the process runs', async (url) => {
    const { delivery } = startDelivery(url);
    delivery.start();
    await eventually(() => delivery.databaseProblem()).toBeUndefined();
    await migrateAsNextRelease(url, ['alter table submissions rename column content to answers']);
    const sent = delivery.accept(contactFrom(1), from('192.0.2.1', 'a'));
    await expect(sent).rejects.toBeInstanceOf(DeliveryUnavailable);
    await eventually(() => delivery.databaseProblem()?.check).toBe('migrations');
  });

  test('rejects the database of a newer release if a column needs a value that this release does not write', async (url) => {
    await migrateAsNextRelease(url, [
      'drop table limits',
      'create table limits (bucket text primary key, count integer not null, until bigint not null, place text not null)',
    ]);
    const { db } = openDatabase(url, () => {});
    const error = await migrate(db).catch((thrown: unknown) => thrown);
    expect(complaintOf(error, url)).toBe(
      'De databank is van een nieuwere versie van de site, en deze kan er niet mee werken (the database belongs to a newer release of the site: its table limits needs a value in the column place).',
    );
    await db.destroy();
  });
});
