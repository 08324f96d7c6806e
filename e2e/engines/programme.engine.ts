import { expectedItems, readEdition } from '../support/edition.ts';
import { NOTHING_CHOSEN } from '../support/selection.ts';
import type { Thing } from './driver.ts';
import { arrive, DESK, expect, test } from './visitor.ts';

const SUNDAY = '2025-10-26';
const main: Thing = { role: 'main' };
const { items } = readEdition();
const talks = expectedItems(items, SUNDAY, { ...NOTHING_CHOSEN, type: ['gesprek'] });

test('a visitor goes from the home page to a day, selects a filter, and opens a result (§1.2, §2.40, §2.53)', async ({
  visitor,
  picture,
}) => {
  await visitor.resize(DESK.width, DESK.height);
  await arrive(visitor, '/');
  await picture('home');
  await visitor.press({ role: 'link', name: 'Bekijk het programma', within: main });
  await expect.poll(visitor.address).toBe('/programma/2025-10-27');
  // Wait for the page, because the address changes before the page does. Home has the same links to days, and a press
  // on one of them would be lost.
  await expect.poll(() => visitor.texts({ role: 'heading', name: 'Maandag 27 oktober' })).toHaveLength(1);
  const days: Thing = { role: 'navigation', name: 'Dagen van het festival' };
  await visitor.press({ role: 'link', name: 'zondag 26 oktober', within: days });
  await expect.poll(visitor.address).toBe(`/programma/${SUNDAY}`);
  await expect.poll(() => visitor.texts({ role: 'heading', name: 'Zondag 26 oktober' })).toHaveLength(1);
  await picture('day');

  const types: Thing = { role: 'group', name: 'Types', within: { role: 'form', name: 'Filter' } };
  const names = await visitor.texts({ role: 'checkbox', within: types });
  const talk: Thing = {
    role: 'checkbox',
    name: names.find((name) => /^Gesprek \d+$/.test(name)),
    within: types,
  };
  await visitor.press(talk);
  await expect.poll(visitor.address).toBe(`/programma/${SUNDAY}?type=gesprek`);
  const rows = () => visitor.texts({ role: 'article', within: main });
  const whatIsLeft = talks.map(({ title }) => expect.stringContaining(title));
  await expect.poll(rows).toEqual(whatIsLeft);
  await picture('day-filtered');

  const [first] = talks;
  await visitor.press({ role: 'link', name: first?.title, within: main });
  await expect.poll(visitor.address).toMatch(/^\/activiteiten\/[a-z0-9-]+\?moment=[\w-]{6}$/);
  await expect.poll(() => visitor.texts({ role: 'heading', name: first?.title })).toHaveLength(1);
  await picture('detail');

  await visitor.press({ role: 'link', name: 'Terug naar zondag 26 oktober' });
  await expect.poll(visitor.address).toBe(`/programma/${SUNDAY}?type=gesprek`);
  await expect.poll(rows).toEqual(whatIsLeft);
  await expect.poll(() => visitor.read(talk)).toEqual([expect.objectContaining({ checked: true })]);
});

test('a day switches to a grid with every item of the paginated list, in order of time, and back to a list (§1.2)', async ({
  visitor,
  picture,
}) => {
  const display: Thing = { role: 'navigation', name: 'Weergave' };
  const rows = () => visitor.read({ role: 'article', within: main });
  const timed = expectedItems(items, SUNDAY, NOTHING_CHOSEN);
  await visitor.resize(DESK.width, DESK.height);
  await arrive(visitor, `/programma/${SUNDAY}`);
  await visitor.press({ role: 'link', name: 'Rooster', within: display });
  await expect.poll(visitor.address).toBe(`/programma/${SUNDAY}?weergave=rooster`);
  await expect.poll(rows).toHaveLength(timed.length);
  expect((await visitor.page()).beyond).toBeLessThanOrEqual(0);
  // Later items are lower on the page.
  const places = new Map((await rows()).map(({ text, top }) => [/\d\d:\d\d/.exec(text)?.[0] ?? '', top]));
  const byStart = [...places].sort(([one], [other]) => one.localeCompare(other)).map(([, top]) => top);
  expect(byStart.length).toBeGreaterThan(10);
  expect(byStart).toEqual([...new Set(byStart)].sort((a, b) => a - b));
  await picture('grid');
  await visitor.press({ role: 'link', name: 'Lijst', within: display });
  await expect.poll(visitor.address).toBe(`/programma/${SUNDAY}`);
  await expect.poll(rows).toHaveLength(24);
});
