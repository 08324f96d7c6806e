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

/**
 * Returns the time for which the last mail with findings was due, and when its newest finding was first seen, in ms
 * since 1970.
 */
export async function lastFindingsMail({ db }: Pick<Store, 'db'>): Promise<{ due?: number; listed: number }> {
  const marks = await db.selectFrom('marks').selectAll().execute();
  const at = (name: string) => marks.find((mark) => mark.name === name)?.at;
  const due = at('mailed');
  return { ...(due !== undefined && { due }), listed: at('listed') ?? 0 };
}

/**
 * Stores the mail for the time `due` (ms since 1970) in the outbox, unless another process has stored it. `listed`: when
 * its newest finding was first seen. Returns whether it stored the mail.
 */
export async function keepFindingsMail(
  { db }: Pick<Store, 'db'>,
  mail: FindingsMail,
  { due, listed, now }: { due: number; listed: number; now: number },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const claimed = await transaction
      .insertInto('marks')
      .values({ name: 'mailed', at: due })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ at: due }).where('marks.at', '<', due))
      .returning('name')
      .executeTakeFirst();
    if (claimed === undefined) return false;
    await transaction
      .insertInto('marks')
      .values({ name: 'listed', at: listed })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ at: listed }))
      .execute();
    await keepMail(transaction, mail, now);
    return true;
  });
}
