import { expect, it } from 'vitest';
import { ourContent, PATIENCE_MS } from '../../server/content/fixtures/our-content.ts';
import { wholeCalendar } from './programme-calendars.ts';

const cms = ourContent();
const calendarAt = (search: string, redirects: readonly { from: string; to: string }[] = []) =>
  wholeCalendar({
    cms: { ...cms, redirects: async () => redirects },
    now: new Date('2025-10-27T08:30:00Z'),
    url: new URL(`https://www.boektopia.be/programma.ics${search}`),
    site: { origin: 'https://www.boektopia.be', canonical: 'https://www.boektopia.be', indexed: true },
  }).catch((thrown: unknown) => thrown);

it(
  'accepts the former slug of a stage if its hall screen redirects to the new slug, and rejects other unknown values',
  async () => {
    const forum = await calendarAt('?locatie=forum');
    expect(forum).toContain('BEGIN:VEVENT');
    const moved = [
      { from: '/live/grote-zaal', to: '/live/zaal' },
      { from: '/live/zaal', to: '/live/forum' },
    ];
    expect(await calendarAt('?locatie=grote-zaal', moved)).toBe(forum);
    expect(await calendarAt('?locatie=grote-zaal&locatie=forum', moved)).toBe(forum);
    expect(await calendarAt('?locatie=grote-zaal')).toMatchObject({ status: 404 });
    expect(await calendarAt('?type=grote-zaal', moved)).toMatchObject({ status: 404 });
    const elsewhere = [{ from: '/live/grote-zaal', to: '/programma' }];
    expect(await calendarAt('?locatie=grote-zaal', elsewhere)).toMatchObject({ status: 404 });
  },
  PATIENCE_MS,
);
