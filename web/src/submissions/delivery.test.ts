import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresDatabases, sqliteDatabases, type TestDatabases } from '../../test/submissions/databases.ts';
import { eventually } from '../../test/submissions/eventually.ts';
import { contactFrom, GROUP_REQUEST } from '../../test/submissions/sample-submissions.ts';
import { DONE, from, NOON, startDelivery } from '../../test/submissions/started-delivery.ts';
import { openDatabase } from './database.ts';
import { createDelivery, DeliveryUnavailable } from './delivery.ts';
import type { DeliveryOutcome } from './delivery-outcome.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe.each([
  ['SQLite', sqliteDatabases],
  ['PostgreSQL', postgresDatabases],
])('submissions stored in %s', (_name, databases) => {
  let made: TestDatabases;
  beforeAll(async () => {
    made = await databases();
  }, 60_000);
  afterAll(() => made.stop());

  const test = (title: string, check: (url: string) => Promise<void>) =>
    it(title, async () => {
      await check(await made.fresh());
    });

  test('stores a submission before it responds, and then sends mails to the team and the sender', async (url) => {
    const { delivery, carried, counts } = startDelivery(url);
    expect(await delivery.accept(contactFrom(1), from('192.0.2.1', 'a'))).toMatchObject({ outcome: 'kept' });
    expect(await delivery.accept(GROUP_REQUEST, from('192.0.2.1', 'b'))).toMatchObject({ outcome: 'kept' });
    expect(await counts()).toEqual({ waiting: 4, delivered: 0, refused: 0, dead: 0 });

    delivery.start();
    await eventually(() => carried.length).toBe(4);
    expect(carried.map((id) => id.replace(/^.*-/, '')).toSorted()).toEqual([
      'confirmation',
      'confirmation',
      'team',
      'team',
    ]);
  });

  test('delivers a stored submission after a restart', async (url) => {
    const first = createDelivery({
      database: openDatabase(url, () => {}),
      courier: () => async () => DONE,
      retentionDays: 90,
      log: () => {},
    });
    await first.accept(contactFrom(1), from('192.0.2.1', 'a'));
    await first.stop();

    const { delivery, carried, clock } = startDelivery(url);
    clock.now = Date.now();
    delivery.start();
    await eventually(() => carried.length).toBe(2);
  });

  test('stores one submission after a double click or a retry', async (url) => {
    const { delivery, counts } = startDelivery(url);
    const clicks = Array.from({ length: 8 }, () =>
      delivery.accept(contactFrom(1), from('192.0.2.1', 'same')),
    );
    expect(new Set((await Promise.all(clicks)).map(({ outcome }) => outcome))).toEqual(new Set(['kept']));
    expect((await counts()).waiting).toBe(2);
  });

  test('if the text changed or two people used the same cached page, stores a second submission', async (url) => {
    const { delivery, counts } = startDelivery(url);
    await delivery.accept(contactFrom(1, 'Vraag'), from('192.0.2.1', 'same'));
    await delivery.accept(contactFrom(1, 'Vraag, beter gesteld'), from('192.0.2.1', 'same'));
    await delivery.accept(contactFrom(2, 'Vraag'), from('192.0.2.1', 'same'));
    expect((await counts()).waiting).toBe(6);
  });

  test('limits the number of submissions per sender, and does not count a repeated submission', async (url) => {
    const { delivery, clock, counts } = startDelivery(url);
    for (let form = 0; form < 5; form += 1) {
      await delivery.accept(contactFrom('', `${form}`), from(`192.0.2.${form}`, 'a'));
    }
    expect(await delivery.accept(contactFrom('', '0'), from('192.0.2.1', 'a'))).toMatchObject({
      outcome: 'kept',
    });
    expect(await delivery.accept(contactFrom('', 'x'), from('192.0.2.9', 'a'))).toEqual({
      outcome: 'limited',
      retryAfterSeconds: 600,
    });
    expect((await counts()).waiting).toBe(10);
    clock.now += 10 * MINUTE;
    expect(await delivery.accept(contactFrom('', 'x'), from('192.0.2.9', 'a'))).toMatchObject({
      outcome: 'kept',
    });
  });

  test('limits the number of submissions per mailbox, however its address is written', async (url) => {
    const { delivery } = startDelivery(url);
    const send = (email: string) => delivery.accept({ form: 'newsletter', email }, from('192.0.2.1', email));
    for (const email of ['lezer@', 'Lezer@', 'lezer+a@', 'lezer+b@', 'LEZER+c+d@']) {
      expect(await send(`${email}voorbeeld.be`)).toMatchObject({ outcome: 'kept' });
    }
    expect(await send('lezer+e@VOORBEELD.be')).toMatchObject({ outcome: 'limited' });
    expect(await send('lezeres@voorbeeld.be')).toMatchObject({ outcome: 'kept' });
  });

  test('accepts 120 submissions from one address, enough for four school classes, and refuses the next one', async (url) => {
    const { delivery } = startDelivery(url);
    for (let pupil = 0; pupil < 120; pupil += 1) {
      const accepted = await delivery.accept(contactFrom(pupil), from('192.0.2.1', `${pupil}`));
      expect(accepted.outcome).toBe('kept');
    }
    expect((await delivery.accept(contactFrom(120), from('192.0.2.1', 'x'))).outcome).toBe('limited');
    expect((await delivery.accept(contactFrom(120), from('192.0.2.2', 'x'))).outcome).toBe('kept');
  });

  test('if a form is sent twice without scripts within five minutes, stores it once', async (url) => {
    const { delivery, clock, counts } = startDelivery(url);
    const press = () => delivery.accept(contactFrom(1), { address: '192.0.2.1' });
    clock.now = NOON + 5 * MINUTE - 1_000;
    const first = await press();
    clock.now = NOON + 5 * MINUTE + 1_000;
    expect(await press()).toEqual(first);
    clock.now += 4 * MINUTE;
    expect(await press()).toEqual(first);
    expect((await counts()).waiting).toBe(2);
    clock.now += MINUTE;
    expect(await press()).not.toEqual(first);
    expect((await counts()).waiting).toBe(4);
  });

  test('returns the same reference for a form that is sent several times', async (url) => {
    const { delivery } = startDelivery(url);
    const first = await delivery.accept(GROUP_REQUEST, from('192.0.2.1', 'a'));
    expect(first).toMatchObject({ outcome: 'kept', reference: expect.stringMatching(/^[\da-f]{8}$/) });
    expect(await delivery.accept(GROUP_REQUEST, from('192.0.2.1', 'a'))).toEqual(first);
  });

  test('attempts a delivery 28 times with growing pauses, and then stores it as a dead letter', async (url) => {
    const { delivery, clock, carried, lines, counts } = startDelivery(url, {
      outcome: () => ({ outcome: 'later', reason: 'smtp: ECONNREFUSED' }),
    });
    await delivery.accept({ form: 'newsletter', email: 'lezer@voorbeeld.be' }, from('192.0.2.1', 'a'));
    delivery.start();
    for (let attempt = 1; attempt <= 28; attempt += 1) {
      await eventually(() => lines.length).toBe(attempt);
      if (attempt === 1) expect(lines[0]).toMatch(/attempt 1 failed, again in 1\d s/);
      if (attempt < 28) expect((await counts()).waiting).toBe(1);
      // The outbox limits the number of attempts, not the time, so a clock that jumps by days has no effect.
      clock.now += attempt === 3 ? 2 * DAY : 61 * MINUTE;
    }
    expect(await counts()).toEqual({ waiting: 0, delivered: 0, refused: 0, dead: 1 });
    expect(carried).toHaveLength(28);
    expect(lines.at(-1)).toMatch(/is a dead letter: smtp: ECONNREFUSED$/);
    expect(lines.join()).not.toContain('voorbeeld.be');
  });

  test('does not retry a delivery that cannot succeed, and requires action only if it is a mail', async (url) => {
    const { delivery, carried, lines } = startDelivery(url, {
      outcome: () => ({ outcome: 'refused', reason: 'unsub' }),
    });
    await delivery.accept({ form: 'newsletter', email: 'lezer@voorbeeld.be' }, from('192.0.2.1', 'a'));
    await delivery.accept(contactFrom(1), from('192.0.2.1', 'b'));
    delivery.start();
    await eventually(() => carried.length).toBe(3);
    await delivery.stop();
    const { counts } = startDelivery(url);
    expect(await counts()).toEqual({ waiting: 0, delivered: 0, refused: 1, dead: 2 });
    expect(lines).toContainEqual(expect.stringMatching(/^delivery \S+-newsletter: refused for good: unsub$/));
  });

  test('deletes a submission after the retention period, unless the team still has to read it', async (url) => {
    const refused: DeliveryOutcome = { outcome: 'refused', reason: 'unsub' };
    const outcomes = [refused, refused, DONE];
    const removed: number[] = [];
    const { delivery, clock, carried, counts } = startDelivery(url, {
      outcome: () => outcomes.shift() ?? DONE,
      retentionDays: 30,
      removeOld: async (before) => {
        removed.push(before);
      },
    });
    await delivery.accept({ form: 'newsletter', email: 'vals@voorbeeld.be' }, from('192.0.2.1', 'a'));
    delivery.start();
    await eventually(() => carried.length).toBe(1);
    await delivery.accept(contactFrom(1), from('192.0.2.1', 'b'));
    await eventually(() => carried.length).toBe(3);
    await delivery.accept(contactFrom(2), from('192.0.2.1', 'c'));
    await eventually(counts).toEqual({ waiting: 0, delivered: 3, refused: 1, dead: 1 });

    clock.now = NOON + 29 * DAY;
    await eventually(() => removed.at(-1)).toBe(NOON - DAY);
    expect(await counts()).toEqual({ waiting: 0, delivered: 3, refused: 1, dead: 1 });
    clock.now = NOON + 31 * DAY;
    await eventually(() => removed.at(-1)).toBe(NOON + DAY);
    expect(await counts()).toEqual({ waiting: 0, delivered: 1, refused: 0, dead: 1 });
  });
});

describe('an unusable database', () => {
  it.each(['file:/dev/null/site.db', 'postgres://nobody@127.0.0.1:9/site'])(
    'rejects submissions while the database is unusable, and tries to open it for each: %s',
    async (url) => {
      const { delivery, lines } = startDelivery(url);
      const sent = () => delivery.accept(contactFrom(1), from('192.0.2.1', 'a'));
      await expect(sent()).rejects.toBeInstanceOf(DeliveryUnavailable);
      await expect(sent()).rejects.toBeInstanceOf(DeliveryUnavailable);
      await expect(delivery.confirmNewsletter('x')).rejects.toBeInstanceOf(DeliveryUnavailable);
      expect(delivery.lastCounts()).toBeUndefined();
      expect(lines).toHaveLength(3);
      expect(lines.join()).not.toContain('voorbeeld.be');
    },
  );
});
