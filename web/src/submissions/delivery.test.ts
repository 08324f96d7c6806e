import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { postgresDatabases, sqliteDatabases, type TestDatabases } from '../../test/submissions/databases.ts';
import { eventually } from '../../test/submissions/eventually.ts';
import { contactFrom, GROUP_REQUEST } from '../../test/submissions/sample-submissions.ts';
import { openDatabase } from './database.ts';
import {
  createDelivery,
  type Delivery,
  type DeliveryCounts,
  type DeliveryOptions,
  DeliveryUnavailable,
} from './delivery.ts';
import type { DeliveryOutcome } from './delivery-outcome.ts';
import { PACE } from './submission-queue.ts';

const NOON = Date.parse('2025-10-27T12:00:00+01:00');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const DONE: DeliveryOutcome = { outcome: 'delivered' };

/** A delivery with a clock of its own and a courier that notes what it is given. */
function start(url: string, given: Partial<DeliveryOptions> & { outcome?: () => DeliveryOutcome } = {}) {
  const clock = { now: NOON };
  const carried: string[] = [];
  const lines: string[] = [];
  const delivery = createDelivery({
    database: openDatabase(url, (line) => lines.push(line)),
    courier: () => async (due) => {
      carried.push(due.id);
      return given.outcome?.() ?? DONE;
    },
    retentionDays: 90,
    log: (line) => lines.push(line),
    now: () => clock.now,
    pace: { ...PACE, lookEveryMs: 10 },
    ...given,
  });
  onTestFinished(() => delivery.stop());
  return { delivery, clock, carried, lines };
}

/** The counts of this moment: they are kept for two seconds, so a few pass. */
function counts(delivery: Delivery, clock: { now: number }): Promise<DeliveryCounts> {
  clock.now += 3_000;
  return delivery.counts();
}

const from = (address: string, idempotencyKey: string) => ({ address, idempotencyKey });

describe.each([
  ['SQLite', sqliteDatabases],
  ['PostgreSQL', postgresDatabases],
])('what visitors send, kept in %s', (_name, databases) => {
  let made: TestDatabases;
  beforeAll(async () => {
    made = await databases();
  }, 60_000);
  afterAll(() => made.stop());

  const test = (title: string, check: (url: string) => Promise<void>) =>
    it(title, async (context) => {
      if (made.missing) context.skip(made.missing);
      await check(await made.fresh());
    });

  test('is kept before the answer and delivered after it, to the team and to the sender', async (url) => {
    const { delivery, carried } = start(url);
    expect(await delivery.accept(contactFrom(1), from('192.0.2.1', 'a'))).toEqual({ outcome: 'kept' });
    expect(await delivery.accept(GROUP_REQUEST, from('192.0.2.1', 'b'))).toEqual({ outcome: 'kept' });
    expect(await delivery.counts()).toEqual({ waiting: 4, delivered: 0, dead: 0 });

    delivery.start();
    await eventually(() => carried.length).toBe(4);
    expect(carried.map((id) => id.replace(/^.*-/, '')).toSorted()).toEqual([
      'confirmation',
      'confirmation',
      'team',
      'team',
    ]);
  });

  test('survives a restart', async (url) => {
    const first = createDelivery({
      database: openDatabase(url, () => {}),
      courier: () => async () => DONE,
      retentionDays: 90,
      log: () => {},
    });
    await first.accept(contactFrom(1), from('192.0.2.1', 'a'));
    await first.stop();

    const { delivery, carried, clock } = start(url);
    clock.now = Date.now();
    delivery.start();
    await eventually(() => carried.length).toBe(2);
  });

  test('is one submission after a double click or a second try', async (url) => {
    const { delivery } = start(url);
    const clicks = Array.from({ length: 8 }, () =>
      delivery.accept(contactFrom(1), from('192.0.2.1', 'same')),
    );
    expect(new Set((await Promise.all(clicks)).map(({ outcome }) => outcome))).toEqual(new Set(['kept']));
    expect((await delivery.counts()).waiting).toBe(2);
  });

  test('is another one where the text changed, or the same cached page was filled in by two', async (url) => {
    const { delivery } = start(url);
    await delivery.accept(contactFrom(1, 'Vraag'), from('192.0.2.1', 'same'));
    await delivery.accept(contactFrom(1, 'Vraag, beter gesteld'), from('192.0.2.1', 'same'));
    await delivery.accept(contactFrom(2, 'Vraag'), from('192.0.2.1', 'same'));
    expect((await delivery.counts()).waiting).toBe(6);
  });

  test('is limited per sender, which a second try does not count against', async (url) => {
    const { delivery, clock } = start(url);
    for (let form = 0; form < 5; form += 1) {
      await delivery.accept(contactFrom('', `${form}`), from(`192.0.2.${form}`, 'a'));
    }
    expect(await delivery.accept(contactFrom('', '0'), from('192.0.2.1', 'a'))).toEqual({ outcome: 'kept' });
    expect(await delivery.accept(contactFrom('', 'x'), from('192.0.2.9', 'a'))).toEqual({
      outcome: 'limited',
      retryAfterSeconds: 600,
    });
    expect((await delivery.counts()).waiting).toBe(10);
    clock.now += 10 * MINUTE;
    expect(await delivery.accept(contactFrom('', 'x'), from('192.0.2.9', 'a'))).toEqual({ outcome: 'kept' });
  });

  test('is not limited for four classes behind one address, and is for the pupil after them', async (url) => {
    const { delivery } = start(url);
    for (let pupil = 0; pupil < 120; pupil += 1) {
      const accepted = await delivery.accept(contactFrom(pupil), from('192.0.2.1', `${pupil}`));
      expect(accepted.outcome).toBe('kept');
    }
    expect((await delivery.accept(contactFrom(120), from('192.0.2.1', 'x'))).outcome).toBe('limited');
    expect((await delivery.accept(contactFrom(120), from('192.0.2.2', 'x'))).outcome).toBe('kept');
  });

  test('is tried again with growing pauses, and a dead letter after a day', async (url) => {
    const { delivery, clock, carried, lines } = start(url, {
      outcome: () => ({ outcome: 'later', reason: 'smtp: ECONNREFUSED' }),
    });
    await delivery.accept({ form: 'newsletter', email: 'lezer@voorbeeld.be' }, from('192.0.2.1', 'a'));
    delivery.start();
    await eventually(() => carried.length).toBe(1);
    for (let hour = 1; hour <= 25; hour += 1) {
      clock.now += 73 * MINUTE;
      if ((await delivery.counts()).dead === 1) break;
      await eventually(() => lines.length).toBe(hour + 1);
    }
    expect(await delivery.counts()).toEqual({ waiting: 0, delivered: 0, dead: 1 });
    expect(clock.now - NOON).toBeGreaterThanOrEqual(DAY);
    expect(lines.at(-1)).toMatch(/is a dead letter: smtp: ECONNREFUSED$/);
    expect(lines.join()).not.toContain('voorbeeld.be');
  });

  test('is not tried again where that cannot help', async (url) => {
    const { delivery, carried } = start(url, { outcome: () => ({ outcome: 'refused', reason: 'unsub' }) });
    await delivery.accept({ form: 'newsletter', email: 'lezer@voorbeeld.be' }, from('192.0.2.1', 'a'));
    delivery.start();
    await eventually(() => carried.length).toBe(1);
    await delivery.stop();
    const { delivery: after } = start(url);
    expect(await after.counts()).toEqual({ waiting: 0, delivered: 0, dead: 1 });
  });

  test('goes after the days that we keep it, unless somebody still has to read it', async (url) => {
    const outcomes: DeliveryOutcome[] = [{ outcome: 'refused', reason: 'unsub' }, DONE];
    const removed: number[] = [];
    const { delivery, clock, carried } = start(url, {
      outcome: () => outcomes.shift() ?? DONE,
      retentionDays: 30,
      removeOld: async (before) => {
        removed.push(before);
      },
    });
    await delivery.accept({ form: 'newsletter', email: 'dood@voorbeeld.be' }, from('192.0.2.1', 'a'));
    delivery.start();
    await eventually(() => carried.length).toBe(1);
    await delivery.accept(contactFrom(1), from('192.0.2.1', 'b'));
    await eventually(() => counts(delivery, clock)).toEqual({ waiting: 0, delivered: 2, dead: 1 });

    clock.now = NOON + 29 * DAY;
    await eventually(() => removed.at(-1)).toBe(NOON - DAY);
    expect(await delivery.counts()).toEqual({ waiting: 0, delivered: 2, dead: 1 });
    clock.now = NOON + 31 * DAY;
    await eventually(() => removed.at(-1)).toBe(NOON + DAY);
    expect(await delivery.counts()).toEqual({ waiting: 0, delivered: 0, dead: 1 });
  });
});

describe('a database that cannot be used', () => {
  it.each(['file:/dev/null/site.db', 'postgres://nobody@127.0.0.1:9/site'])(
    'is told to whoever wants something kept, and not remembered: %s',
    async (url) => {
      const { delivery, lines } = start(url);
      const sent = () => delivery.accept(contactFrom(1), from('192.0.2.1', 'a'));
      await expect(sent()).rejects.toBeInstanceOf(DeliveryUnavailable);
      await expect(sent()).rejects.toBeInstanceOf(DeliveryUnavailable);
      await expect(delivery.confirmNewsletter('x')).rejects.toBeInstanceOf(DeliveryUnavailable);
      await expect(delivery.counts()).rejects.toThrow();
      expect(lines).toHaveLength(3);
      expect(lines.join()).not.toContain('voorbeeld.be');
    },
  );
});
