import type { Event as SchemaEvent } from 'schema-dts';
import { expect, it } from 'vitest';
import type { ProgrammeItem } from '../../domain/programme/programme-item.ts';
import { festivalEvents } from '../../layout/head/structured-data/events.ts';
import { ourContent, PATIENCE_MS } from '../../server/content/fixtures/our-content.ts';

// Checks the structured data of our programme around the hour that repeats when the clocks go back.

const NOW = new Date('2025-10-20T10:00:00Z');
/** Sunday 26 October, 03:00 summer time: the clock goes back to 02:00. */
const CLOCK_CHANGE = new Date('2025-10-26T01:00:00Z');
const EACH_SIDE = 25;

/** The properties that Google documents. The first three are required, the others recommended. */
type Known = Extract<SchemaEvent, { '@type': 'Event' }>;
const DOCUMENTED = [
  'name',
  'startDate',
  'location',
  'endDate',
  'eventStatus',
  'eventAttendanceMode',
  'image',
  'description',
  'organizer',
  'url',
] as const satisfies readonly (keyof Known)[];

const cms = ourContent();

async function thingOf(item: ProgrammeItem) {
  const path = item.experience?.path ?? '';
  const experience = await cms.experienceBySlug(path.slice(1));
  if (experience === undefined) throw new Error(`no experience at ${path}`);
  const { venue, reservationUrl } = await cms.frame();
  const site = { origin: 'https://www.boektopia.be', canonical: `https://www.boektopia.be${path}` };
  return festivalEvents({ experience, items: [item], venue, reservationUrl, now: NOW, site })[0];
}

it(
  'describes fifty items around the clock change, with the properties that Google documents and the right UTC offset',
  async () => {
    const items = await cms.programmeItems(NOW);
    const before = items.filter(({ start }) => +start < +CLOCK_CHANGE).slice(-EACH_SIDE);
    const after = items.filter(({ start }) => +start >= +CLOCK_CHANGE).slice(0, EACH_SIDE);
    expect([before.length, after.length]).toEqual([EACH_SIDE, EACH_SIDE]);
    for (const [side, offset] of [
      [before, '+02:00'],
      [after, '+01:00'],
    ] as const) {
      for (const item of side) {
        const thing = await thingOf(item);
        for (const property of DOCUMENTED) expect(thing, item.title).toHaveProperty(property);
        expect(thing).toMatchObject({
          location: { '@type': 'Place', address: { addressLocality: 'Kortrijk', addressCountry: 'BE' } },
        });
        const start = String(thing?.startDate);
        expect(start, item.title).toMatch(new RegExp(`T\\d\\d:\\d\\d:00\\${offset}$`));
        // The time that the editors entered.
        expect(+new Date(start)).toBe(+item.start);
        expect(+new Date(String(thing?.endDate))).toBe(+(item.end ?? Number.NaN));
      }
    }
  },
  PATIENCE_MS,
);
