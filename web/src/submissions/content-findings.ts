import type { Store } from './store.ts';
import { type FindingsMail, keepMail } from './submission-repository.ts';

/** Number of rows in one statement, because databases limit its parameters. */
const BATCH = 500;

/**
 * Records the findings of a check and forgets those that are gone. Returns when each finding was first seen, in ms
 * since 1970; 0 if the first check of this site already found it.
 */
export async function noteFindings(
  { db }: Pick<Store, 'db'>,
  keys: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  return db.transaction().execute(async (transaction) => {
    // Write first: in SQLite, a transaction that has already read cannot wait for another writer.
    const first = await transaction
      .insertInto('marks')
      .values({ name: 'checked', at: now })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    const known = await transaction.selectFrom('content_findings').selectAll().execute();
    const seen = new Map(known.map(({ key, first_seen }) => [key, first_seen]));
    const present = new Set(keys);
    const added = [...present].filter((key) => !seen.has(key));
    const gone = [...seen.keys()].filter((key) => !present.has(key));
    const firstSeen = first === undefined ? now : 0;
    for (const batch of batches(added)) {
      const rows = batch.map((key) => ({ key, first_seen: firstSeen }));
      await transaction
        .insertInto('content_findings')
        .values(rows)
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute();
    }
    for (const batch of batches(gone))
      await transaction.deleteFrom('content_findings').where('key', 'in', batch).execute();
    return new Map(keys.map((key) => [key, seen.get(key) ?? firstSeen]));
  });
}

function batches(keys: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(keys.length / BATCH) }, (_, at) =>
    keys.slice(at * BATCH, (at + 1) * BATCH),
  );
}

/** Returns the time for which the last mail with findings was stored, in ms since 1970. */
export async function lastFindingsMail({ db }: Pick<Store, 'db'>): Promise<number | undefined> {
  const mark = await db.selectFrom('marks').select('at').where('name', '=', 'mailed').executeTakeFirst();
  return mark?.at;
}

/**
 * Stores the mail for the time `due` (ms since 1970) in the outbox, unless another process has stored it. Returns
 * whether it did.
 */
export async function keepFindingsMail(
  { db }: Pick<Store, 'db'>,
  mail: FindingsMail,
  { due, now }: { due: number; now: number },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const claimed = await transaction
      .insertInto('marks')
      .values({ name: 'mailed', at: due })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ at: due }).where('marks.at', '<', due))
      .returning('name')
      .executeTakeFirst();
    if (claimed !== undefined) await keepMail(transaction, mail, now);
    return claimed !== undefined;
  });
}
