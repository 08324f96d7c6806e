import fc from 'fast-check';
import ICAL from 'ical.js';
import { type EditionItem, expectedItems, isChosen, readEdition } from '../../e2e/support/edition.ts';
import { type Choice, GROUPS, type Group, NOTHING_CHOSEN, queryOf } from '../../e2e/support/selection.ts';
import { expect, test } from './our-site.ts';

const { items, options } = readEdition();
const SUNDAY = '/programma/2025-10-26.ics';

/** Requests a calendar and reads it with an independent parser. */
async function calendarAt(url: string) {
  const response = await fetch(url, { redirect: 'manual' });
  const text = await response.text();
  const events =
    response.status === 200
      ? new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
      : [];
  return { status: response.status, headers: response.headers, text, events };
}

const uidsOf = (found: readonly Pick<EditionItem, 'uuid'>[]) =>
  found.map(({ uuid }) => `${uuid}@www.boektopia.be`).sort();

/** Returns the items in the list of a day: the timetable and the all-day items. */
const listOf = (day: string, choice: Choice) => [
  ...expectedItems(items, day, choice),
  ...items.filter((item) => item.ongoing && isChosen(item, choice) && runsOn(item, day)),
];

/** Whether the item takes place on this day in Brussels, at least in part. */
function runsOn({ start, end }: EditionItem, day: string): boolean {
  const dayAt = (instant: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels', dateStyle: 'short' }).format(instant);
  return dayAt(Date.parse(`${start}Z`)) <= day && dayAt(Date.parse(`${end}Z`) - 1) >= day;
}

/** Number of random selections to test. `npm run test:all -- samples` tests fifty. */
const SELECTIONS = process.env.LONG_FORM === undefined ? 12 : 50;

test('for random selections of filters, a calendar has exactly the items of the list', async ({ site }) => {
  const days = [...new Set(items.map(({ day }) => day))].sort();
  const some = (group: Group) => {
    const slugs = [...options[group].keys()];
    return fc.oneof(fc.constant([]), fc.subarray(slugs, { maxLength: Math.min(3, slugs.length) }));
  };
  const choice = fc.record(
    // The cast is safe: `GROUPS.map` builds an entry for every group.
    Object.fromEntries(GROUPS.map((group) => [group, some(group)])) as Record<Group, fc.Arbitrary<string[]>>,
  );
  const selections = fc.sample(fc.record({ day: fc.constantFrom('', ...days), choice }), {
    numRuns: SELECTIONS,
    seed: 104,
  });
  let filled = 0;
  for (const one of [{ day: '', choice: NOTHING_CHOSEN }, ...selections]) {
    const address = `/programma${one.day && '/'}${one.day}.ics?${queryOf(one.choice)}`;
    const list =
      one.day === '' ? items.filter((item) => isChosen(item, one.choice)) : listOf(one.day, one.choice);
    const { events, status } = await calendarAt(site.url + address);
    expect([status, events.map(({ uid }) => uid).sort()], address).toEqual([200, uidsOf(list)]);
    if (list.length > 0) filled += 1;
  }
  expect(filled).toBeGreaterThan(0.3 * SELECTIONS);
});

test('an unknown value in the query gets a 404 instead of an empty calendar, and unknown parameters are ignored', async ({
  site,
}) => {
  for (const address of [
    `${SUNDAY}?type=bestaat-niet`,
    `${SUNDAY}?type=gesprek&thema=strips&thema=bestaat-niet`,
    `${SUNDAY}?leeftijd=100`,
    `${SUNDAY}?toegang=nee`,
    '/programma.ics?locatie=nergens',
    '/programma/2025-11-03.ics',
    '/programma/morgen.ics',
    '/m/zzzzzz.ics',
  ])
    expect((await calendarAt(site.url + address)).status, address).toBe(404);
  const whole = await calendarAt(`${site.url}${SUNDAY}`);
  const other = await calendarAt(`${site.url}${SUNDAY}?pagina=2&weergave=rooster&utm_source=krant&type=`);
  expect(other.text).toBe(whole.text);
});

test('a calendar can be read by apps and by other sites, is cached like a page, and gets a 304 if it has not changed', async ({
  site,
}) => {
  const { headers, text } = await calendarAt(`${site.url}${SUNDAY}?thema=strips`);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('inline; filename="boektopia-2025-10-26.ics"');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=/);
  expect(text).toContain('X-WR-CALNAME:Boektopia: Belevingen rond Strips op zondag 26 oktober\r\n');
  expect(text).toContain('X-PUBLISHED-TTL:PT1H\r\n');
  const held = { 'if-none-match': headers.get('etag') ?? '' };
  expect((await fetch(`${site.url}${SUNDAY}?thema=strips`, { headers: held })).status).toBe(304);
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  expect(sitemap).not.toContain('.ics');
});

test('each moment has its own calendar file, with the same event as the complete calendar', async ({
  site,
}) => {
  const whole = await calendarAt(`${site.url}/programma.ics`);
  const html = await (await fetch(`${site.url}/activiteiten/circus-komma`)).text();
  const [, address = ''] = /href="(\/m\/[\w-]{6}\.ics)"/.exec(html) ?? [];
  const { events, headers, text } = await calendarAt(site.url + address);
  expect(headers.get('content-disposition')).toBe('inline; filename="circus-komma.ics"');
  expect(text).not.toContain('X-PUBLISHED-TTL');
  expect(events).toHaveLength(1);
  const event = (calendar: string) =>
    calendar.match(/BEGIN:VEVENT[\s\S]*?END:VEVENT/g)?.find((one) => one.includes(events[0]?.uid ?? '?'));
  expect(event(text)).toBe(event(whole.text));
  expect(event(text)).toMatch(/LOCATION:[\s\S]*Kortrijk Xpo/);
  expect(event(text)?.replaceAll('\r\n ', '')).toContain('/praktisch#zaal-');
});
