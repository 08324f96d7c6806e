import { formatDayName } from '../../web/src/domain/time/format.ts';
import { readEdition } from '../support/edition.ts';
import type { Thing } from './driver.ts';
import { arrive, DESK, expect, PHONE, test } from './visitor.ts';

const main: Thing = { role: 'main' };

test('a visitor in the hall with 45 minutes sees the items that fit, at an address that contains the choice', async ({
  visitor,
  picture,
}) => {
  const told = async () => (await visitor.texts(main)).join(' ');
  await visitor.resize(PHONE.width, PHONE.height);
  await arrive(visitor, '/nu?tijd=45');
  await expect.poll(told).toMatch(/Dit past tot 10:\d\d\./);
  await expect.poll(told).toMatch(/Begint binnen het uur/);
  await picture('now-with-time');
  await visitor.reload();
  await expect.poll(told).toMatch(/Dit past tot 10:\d\d\./);
});

test('the signing page of another day lists every signing session of that day', async ({
  visitor,
  picture,
}) => {
  const day = '2025-10-28';
  const signings = readEdition().items.filter((item) => item.type === 'Signeersessie' && item.day === day);
  const name = formatDayName(day);
  await visitor.resize(PHONE.width, PHONE.height);
  await arrive(visitor, '/signeren');
  const days: Thing = { role: 'navigation', name: 'Dagen met signeersessies' };
  const count = signings.length === 1 ? '1 signeersessie' : `${signings.length} signeersessies`;
  await visitor.press({ role: 'link', name: `${name}, ${count}`, within: days });
  await expect.poll(visitor.address).toBe(`/signeren?dag=${day}`);
  const title: Thing = { role: 'heading', name: 'Dinsdag 28 oktober', within: main };
  await expect.poll(() => visitor.texts(title)).toHaveLength(1);
  await expect.poll(() => visitor.texts({ role: 'article', within: main })).toHaveLength(signings.length);
  await picture('signing');
});

test('the hall screen shows the time, updated every second, and the next items', async ({
  visitor,
  picture,
}) => {
  const clock = async () => /\d\d:\d\d ?:\d\d/.exec((await visitor.texts(main)).join(' '))?.[0];
  await visitor.resize(DESK.width, DESK.height);
  await visitor.open('/live');
  await expect.poll(clock).toBeDefined();
  const before = await clock();
  await expect.poll(clock).not.toBe(before);
  await expect.poll(() => visitor.texts(main)).toEqual([expect.stringMatching(/\bover \d+ min\b/)]);
  await picture('live');
});
