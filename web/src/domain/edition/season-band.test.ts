import { describe, expect, it } from 'vitest';
import { itemAt } from '../programme/fixtures/experience.ts';
import { editionsOf } from './edition.ts';
import { type SeasonSettings, seasonOf } from './season.ts';
import { seasonBand } from './season-band.ts';

const FIRST = ['2025-10-25', '2025-11-02'];
const BOTH = [...FIRST, '2026-10-24', '2026-11-01'];
const TEXTS = { announced: 'A', before: 'B', during: 'C', after: 'D' };
const SALES = new Date('2026-09-01T08:00:00Z');
const talk = itemAt('2025-10-25T08:00:00Z', { end: new Date('2025-10-25T09:00:00Z') });

/** Returns the band at an instant, with the items of the current edition if they are given. */
function bandAt(days: readonly string[], now: string, settings?: SeasonSettings, programme = [talk]) {
  const instant = new Date(now);
  const season = seasonOf(editionsOf(days.map((day) => ({ day }))), settings?.salesFrom, instant);
  return seasonBand({ season, settings, programme }, instant);
}

describe('the band of the home page', () => {
  it('names the days of the next edition and the start of its ticket sales', () => {
    const now = '2026-02-01T12:00:00Z';
    expect(bandAt(BOTH, now, undefined, [])).toMatchObject({
      title: 'Volgende editie: 24 oktober tot 1 november 2026',
      line: 'Het programma en de tickets volgen.',
    });
    expect(bandAt(BOTH, now, { salesFrom: SALES, texts: TEXTS }, [])).toEqual({
      kind: 'announced',
      title: 'Volgende editie: 24 oktober tot 1 november 2026',
      line: 'De ticketverkoop begint op dinsdag 1 september om 10:00.',
      until: SALES,
      previous: { name: 'Boektopia 2025', year: 2025 },
      text: 'A',
    });
  });

  it('omits a start of ticket sales that is past, or that is after the first day', () => {
    for (const salesFrom of ['2025-06-01T08:00:00Z', '2027-06-01T08:00:00Z'])
      expect(
        bandAt(BOTH, '2026-02-01T12:00:00Z', { salesFrom: new Date(salesFrom), texts: {} }, []),
      ).toMatchObject({ line: 'Het programma en de tickets volgen.' });
  });

  it('counts down to the first item, or to the first day while no item is known', () => {
    const settings = { texts: TEXTS };
    expect(bandAt(FIRST, '2025-10-13T10:00:00Z', settings)).toMatchObject({
      kind: 'before',
      title: 'Nog 12 dagen',
      text: 'B',
    });
    expect(bandAt(FIRST, '2025-10-13T10:00:00Z', settings, [])).toEqual({
      kind: 'announced',
      title: 'Nog 12 dagen',
      line: 'Boektopia begint op zaterdag 25 oktober.',
      text: 'B',
    });
    expect(bandAt(FIRST, '2025-10-24T21:59:00Z', settings, [])).toMatchObject({ title: 'Morgen begint het' });
  });

  it("shows the current items and the editors' text during the festival, and no band if nothing is planned", () => {
    const now = '2025-10-25T08:00:00Z';
    expect(bandAt(FIRST, now, { texts: TEXTS })).toMatchObject({ kind: 'open', text: 'C' });
    expect(bandAt(FIRST, now, { texts: TEXTS }, [])).toBeUndefined();
  });

  it("shows the editors' text for a finished edition as soon as its last item has ended", () => {
    const over = { kind: 'over', text: 'D' };
    expect(bandAt(FIRST, '2025-11-02T20:00:00Z', { texts: TEXTS })).toEqual(over);
    expect(bandAt(FIRST, '2025-11-03T12:00:00Z', { texts: TEXTS })).toEqual(over);
    expect(bandAt(FIRST, '2025-11-03T12:00:00Z', { texts: TEXTS }, [])).toEqual(over);
  });

  it('announces a next edition without dates while no day is known', () => {
    expect(bandAt([], '2025-05-01T12:00:00Z', { texts: TEXTS }, [])).toMatchObject({
      title: 'Er komt een volgende editie',
      line: 'De data volgen.',
      text: 'A',
    });
  });

  it('still shows the current items if the days are unavailable, and names the next edition if the items are unavailable', () => {
    const now = new Date('2025-10-25T08:00:00Z');
    expect(seasonBand({ season: undefined, settings: undefined, programme: [talk] }, now)).toMatchObject({
      kind: 'open',
    });
    const later = new Date('2026-02-01T12:00:00Z');
    const season = seasonOf(editionsOf(BOTH.map((day) => ({ day }))), undefined, later);
    expect(seasonBand({ season, settings: undefined, programme: undefined }, later)).toMatchObject({
      kind: 'announced',
    });
  });
});
