import { expectedItems, readEdition } from '../support/edition.ts';
import { type Site, startSite } from '../support/running-site.ts';
import { NOTHING_CHOSEN } from '../support/selection.ts';
import type { Thing } from './driver.ts';
import { FIRST_TITLE, MONDAY, SAVE, SAVED } from './first-moment.ts';
import { arrive, test as base, DESK, expect, PHONE } from './visitor.ts';

/** A visitor to a separate site, which the test stops. */
const test = base.extend<{ site: Site }>({
  site: async ({}, provide) => {
    const site = await startSite();
    await provide(site);
    await site.stop();
  },
});

const talks = expectedItems(readEdition().items, MONDAY, { ...NOTHING_CHOSEN, type: ['gesprek'] });
const main: Thing = { role: 'main' };

test('a visitor who saved a moment and opened a second page reads both offline, sees that they are offline, and can open any other page once the network is back', async ({
  visitor,
  site,
  picture,
}) => {
  const title = (name: string | RegExp) =>
    expect.poll(visitor.page).toMatchObject({ title: expect.stringMatching(name) });
  const isReportedOffline = () =>
    expect
      .poll(() => visitor.texts({ role: 'banner' }))
      .toEqual([expect.stringMatching(/Stand van \d\d:\d\d · offline/)]);
  const rows = () => visitor.texts({ role: 'article', within: main });

  await visitor.resize(PHONE.width, PHONE.height);
  await arrive(visitor, `/programma/${MONDAY}`);
  await visitor.press(SAVE);
  await expect.poll(() => visitor.read(SAVED)).toHaveLength(1);
  await visitor.open('/mijn-stapel');
  await expect
    .poll(() => visitor.texts({ role: 'region', name: 'Zonder netwerk' }), { timeout: 60_000 })
    .toEqual([expect.stringContaining('Het hele programma staat op dit toestel, stand van ')]);
  await site.stop();

  // The browser's HTTP cache may still contain pages opened within the last 30 s. The unusual spellings of these
  // addresses are not in that cache.
  await visitor.open('/Mijn-Stapel/');
  await title('Mijn stapel');
  expect(await visitor.address()).toBe('/mijn-stapel');
  await isReportedOffline();
  await expect.poll(rows).toEqual([expect.stringContaining(FIRST_TITLE)]);
  await picture('offline-pile');

  await visitor.open('/');
  await title('Boektopia');
  await isReportedOffline();
  await expect
    .poll(() => visitor.texts({ role: 'navigation', within: main }))
    .toContainEqual(expect.stringMatching(/maandag|\bma\b/i));
  await picture('offline-home');

  await visitor.open('/NU');
  await title(/./);
  expect(await visitor.address()).toBe('/nu');
  await isReportedOffline();
  await expect.poll(rows).not.toEqual([]);
  await picture('offline-now');

  await visitor.open(`/Programma/${MONDAY}/`);
  await title('Maandag 27 oktober');
  expect(await visitor.address()).toBe(`/programma/${MONDAY}`);
  await isReportedOffline();
  await picture('offline-day');
  await visitor.resize(DESK.width, DESK.height);
  const types: Thing = { role: 'group', name: 'Types', within: { role: 'form', name: 'Filter' } };
  await expect.poll(() => visitor.texts({ role: 'checkbox', within: types })).not.toEqual([]);
  const names = await visitor.texts({ role: 'checkbox', within: types });
  await visitor.press({
    role: 'checkbox',
    name: names.find((name) => /^Gesprek \d+$/.test(name)),
    within: types,
  });
  await expect.poll(visitor.address).toBe(`/programma/${MONDAY}?type=gesprek`);
  await expect.poll(rows).toEqual(talks.map((talk) => expect.stringContaining(talk.title)));

  // Opens the last talk and not the first, whose page was prefetched when the day was opened: the browser may still
  // show the prefetched page.
  const talk = talks.at(-1);
  await visitor.press({ role: 'link', name: talk?.title, within: main });
  await expect.poll(visitor.address).toMatch(/^\/activiteiten\/[a-z0-9-]+\?moment=[\w-]{6}$/);
  await title(talk?.title ?? '');
  await isReportedOffline();
  await picture('offline-detail');

  await visitor.resize(PHONE.width, PHONE.height);
  await visitor.open('/nieuws');
  await title('Niet op dit toestel');
  expect(await visitor.address()).toBe('/nieuws');
  await picture('offline-not-held');
  const again: Thing = { role: 'link', name: 'Probeer opnieuw', within: main };
  await visitor.press(again);
  await title('Niet op dit toestel');
  const back = await startSite({ PORT: new URL(site.url).port });
  await visitor.press(again);
  await title(/nieuws/i);
  await back.stop();
});
