import { describe, expect, it } from 'vitest';
import { facet, itemAt } from '../fixtures/experience.ts';
import type { ProgrammeItem } from '../programme-item.ts';
import { isDropIn, isOpenAt } from './drop-in.ts';
import { answerNow, festivalState, itemsAround, type NowQuestion, openingOf } from './now-answer.ts';

const at = (time: string, day = '2025-10-27') => new Date(`${day}T${time}:00+01:00`);
const NOW = at('13:52');
const FORUM = facet('Forum');
const AGORA = facet('Agora');
const SIGNING = facet('Signeersessie');

const item = (uuid: string, start: string, end: string | undefined, more: Partial<ProgrammeItem> = {}) =>
  itemAt(at(start).toISOString(), {
    uuid,
    title: uuid,
    end: end === undefined ? undefined : at(end),
    location: FORUM,
    type: facet('Gesprek'),
    ...more,
  });

function answered(items: readonly ProgrammeItem[], more: Partial<NowQuestion> = {}) {
  const { running, soon, later } = answerNow(items, { now: NOW, walks: { 'agora forum': 8 }, ...more });
  const names = (entries: typeof running) => entries.map((entry) => entry.item.uuid);
  return { running: names(running), soon: names(soon), later: names(later) };
}

describe('drop-in items', () => {
  it.each([
    ['an all-day item', { ongoing: true, type: facet('Voorstelling') }, true],
    ['a signing', { type: SIGNING }, true],
    ['a treasure hunt', { type: facet('Zoektocht') }, true],
    ['an exhibition', { type: facet('Tentoonstelling') }, true],
    ['a show', { type: facet('Voorstelling') }, false],
    ['an item without a type', { type: undefined }, false],
  ])('classifies %s as a drop-in item or as a performance', (_, facts, expected) => {
    expect(isDropIn(item('x', '13:00', '15:00', facts))).toBe(expected);
  });

  it('closes an item of several days at night, by the local times of its start and end', () => {
    const long = item('x', '13:00', undefined, {
      start: new Date('2025-10-25T10:00:00+02:00'),
      end: new Date('2025-11-02T18:00:00+01:00'),
    });
    const open = (instant: Date) => isOpenAt(long, instant);
    expect([at('09:59'), at('10:00'), at('17:59'), at('18:00')].map(open)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(open(new Date('2025-10-25T09:59:00+02:00'))).toBe(false);
    expect(open(new Date('2025-11-03T11:00:00+01:00'))).toBe(false);
  });
});

describe('running items', () => {
  it('lists performances only in their first ten minutes, and before drop-in items', () => {
    const items = [
      item('signing', '13:00', '15:00', { type: SIGNING }),
      item('all day', '10:00', '18:00', { ongoing: true }),
      item('ten minutes', '13:42', '15:00'),
      item('nine minutes', '13:43', '15:00'),
      item('begins now', '13:52', '15:00'),
      item('ends now', '13:00', '13:52', { type: SIGNING }),
    ];
    expect(answered(items).running).toEqual(['begins now', 'nine minutes', 'signing', 'all day']);
  });

  it('omits full and cancelled items from the running items', () => {
    const closed = (['soldOut', 'cancelled'] as const).map((status) =>
      item(status, '13:00', '15:00', { type: SIGNING, statuses: [status] }),
    );
    expect(answered(closed).running).toEqual([]);
  });

  it('lists the nearest items first if the position of the visitor is known', () => {
    const items = [
      item('near', '10:00', '18:00', { ongoing: true }),
      item('far', '12:00', '18:00', { ongoing: true, location: AGORA }),
    ];
    expect(answered(items).running).toEqual(['far', 'near']);
    expect(answered(items, { place: 'forum' }).running).toEqual(['near', 'far']);
  });
});

describe('upcoming items', () => {
  it('lists the items of the next hour by time, with all-day items last, and the later items of that day', () => {
    const items = [
      item('last', '14:52', '16:00'),
      item('all day', '14:00', '18:00', { ongoing: true }),
      item('soon', '14:00', '14:30'),
      item('cancelled', '14:10', '14:30', { statuses: ['cancelled'] }),
      item('later', '14:53', '16:00'),
      item('cancelled later', '15:00', '16:00', { statuses: ['cancelled'] }),
      item('tomorrow', '14:00', '15:00', { start: at('10:00', '2025-10-28') }),
    ];
    const { soon, later } = answered(items);
    expect(soon).toEqual(['soon', 'all day', 'cancelled', 'last']);
    expect(later).toEqual(['later']);
    expect(answered(items.slice(-1)).later).toEqual(['tomorrow']);
  });
});

describe('a visitor with little time', () => {
  const minutes = 45;

  it('includes performances that the visitor reaches in time and that end within the available time', () => {
    const items = [
      item('here', '13:53', '14:37'),
      item('a minute too long', '13:53', '14:38'),
      item('just in time', '14:00', '14:30', { location: AGORA }),
      item('a minute too early', '13:59', '14:30', { location: AGORA }),
      item('open end', '14:00', undefined),
      item('full', '14:00', '14:30', { statuses: ['soldOut'] }),
    ];
    expect(answered(items, { minutes, place: 'forum' }).soon).toEqual(['here', 'just in time']);
  });

  it('includes a drop-in item if it stays open for a visit of ten minutes', () => {
    const items = [
      item('signing', '13:00', '16:00', { type: SIGNING, location: AGORA }),
      item('closes', '13:00', '14:09', { type: SIGNING, location: AGORA }),
      item('opens', '14:00', '16:00', { ongoing: true }),
    ];
    const fits = (time: number) => {
      const { running, soon } = answered(items, { minutes: time, place: 'forum' });
      return [...running, ...soon];
    };
    expect(fits(15)).toEqual([]);
    expect(fits(30)).toEqual(['signing', 'opens']);
  });

  it('includes a performance that has begun only if the visitor arrives within its first ten minutes', () => {
    const items = [
      item('reached', '13:51', '14:30', { location: AGORA }),
      item('missed', '13:50', '14:30', { location: AGORA }),
    ];
    expect(answered(items, { minutes, place: 'forum' }).running).toEqual(['reached']);
  });

  it('assumes a walk of five minutes if the position is unknown', () => {
    const items = [item('in five', '13:57', '14:20'), item('in four', '13:56', '14:20')];
    expect(answered(items, { minutes }).soon).toEqual(['in five']);
  });
});

it('returns the walking time and the saved moment that overlaps the visit, except an all-day moment', () => {
  const items = [
    item('all day', '10:00', '18:00', { ongoing: true }),
    item('talk', '14:00', '15:00', { location: AGORA }),
  ];
  const moment = (id: string, start: string, end: string) => ({
    id,
    title: id,
    start: at(start),
    end: at(end),
  });
  const saved = [
    moment('all day', '10:00', '18:00'),
    moment('talk', '14:00', '15:00'),
    moment('x', '14:30', '15:30'),
  ];
  const question = { now: NOW, place: 'forum', walks: { 'agora forum': 8 }, saved };
  const { running, soon } = answerNow(items, question);
  expect(running[0]).toMatchObject({ walk: 0, clash: { id: 'talk' }, words: 'tot 18:00' });
  expect(soon[0]).toMatchObject({ walk: 8, clash: { id: 'x' }, words: 'over 8 min' });
  expect(answerNow(items, { now: NOW }).soon[0]?.walk).toBeUndefined();
});

describe('the state of the festival', () => {
  const day = (uuid: string, start: string, on: string) =>
    item(uuid, '00:00', undefined, { start: at(start, on), end: new Date(+at(start, on) + 3_600_000) });
  const items = [
    day('a', '10:00', '2025-10-27'),
    day('b', '21:00', '2025-10-27'),
    ...[1, 2, 3, 4, 5, 6, 7].map((one) => day(`c${one}`, `1${one}:00`, '2025-10-28')),
    day('d', '10:00', '2025-10-29'),
  ];
  const opening = openingOf(items);
  const stateAt = (now: Date, among: readonly ProgrammeItem[] = items) =>
    opening && festivalState(answerNow(among, { now }), opening, now);

  it.each([
    [at('08:59'), 'before'],
    [at('09:00'), 'open'],
    [at('10:09'), 'open'],
    [at('10:10'), 'pause'],
    [at('23:00'), 'pause'],
    [at('10:30', '2025-10-29'), 'ending'],
    [at('11:01', '2025-10-29'), 'over'],
  ])('returns at %s the state «%s»', (now, state) => {
    expect(stateAt(now)).toBe(state);
  });

  it('returns no start and end of the programme if nothing is planned', () => {
    expect(openingOf([item('x', '10:00', '11:00', { statuses: ['cancelled'] })])).toBeUndefined();
  });

  it('returns the same answer with a part of the programme as with all of it, for the next hour and a half', () => {
    for (const now of [at('06:00'), at('10:30'), at('19:00'), at('23:00'), at('12:00', '2025-10-28')]) {
      const around = itemsAround(items, now);
      for (let minutes = 0; minutes <= 90; minutes += 5) {
        const then = new Date(+now + minutes * 60_000);
        const [few, all] = [answerNow(around, { now: then }), answerNow(items, { now: then })];
        expect(few.running).toEqual(all.running);
        expect(few.soon).toEqual(all.soon);
        expect(few.later.slice(0, 6)).toEqual(all.later.slice(0, 6));
        expect(stateAt(then, around)).toBe(stateAt(then));
      }
    }
  });
});
