import { describe, expect, it } from 'vitest';
import type { RowItem } from '../programme-item.ts';
import {
  countdown,
  fitting,
  itemsAround,
  nextFitting,
  nowState,
  openingOf,
  runningNow,
  shareLeft,
  startingSoon,
  whenNext,
  whenWords,
} from './now-view.ts';

const at = (time: string, day = '2025-10-27') => new Date(`${day}T${time}:00+01:00`);
const NOW = at('13:52');

function item(uuid: string, start: string, end: string | undefined, more: Partial<RowItem> = {}): RowItem {
  return {
    uuid,
    title: uuid,
    start: at(start),
    end: end === undefined ? undefined : at(end),
    location: { slug: 'forum', title: 'Forum' },
    themes: [],
    ongoing: false,
    statuses: [],
    access: [],
    ...more,
  };
}
const names = (items: readonly RowItem[]) => items.map(({ uuid }) => uuid);
const AGORA = { location: { slug: 'agora', title: 'Agora' } };
const spender = { now: NOW, minutes: 45, at: 'forum', walks: { 'agora forum': 8 } };

describe('items that start soon', () => {
  it('lists the items that start now or within 90 minutes, sorted by start and then by stage', () => {
    const items = [
      item('later', '15:23', '16:00'),
      item('last', '15:22', '16:00'),
      item('forum', '14:00', '14:30'),
      item('agora', '14:00', '14:30', AGORA),
      item('now', '13:52', '14:30'),
      item('begun', '13:51', '14:30'),
      item('whole day', '14:00', '18:00', { ongoing: true }),
    ];
    expect(names(startingSoon(items, NOW))).toEqual(['now', 'agora', 'forum', 'last']);
  });
});

describe('running items', () => {
  it('lists running items, sorted by end, until the minute in which they end; without an end, for two hours', () => {
    const items = [
      item('long', '13:00', '15:00'),
      item('ends now', '13:00', '13:52'),
      item('is over', '13:00', '13:51'),
      item('without an end', '11:53', undefined),
      item('cancelled', '13:00', '15:00', { statuses: ['cancelled'] }),
    ];
    expect(names(runningNow(items, NOW))).toEqual(['ends now', 'without an end', 'long']);
  });

  it('computes the remaining share of an item, from 1 to 0', () => {
    const lesson = item('lesson', '13:00', '14:00');
    expect([at('13:00'), at('13:45'), at('14:10')].map((now) => shareLeft(lesson, now))).toEqual([
      1, 0.25, 0,
    ]);
  });
});

describe('items that fit the visitor’s free time', () => {
  it('lists items that the visitor can walk to in time and attend until their end', () => {
    const items = [
      item('here', '13:52', '14:37'),
      item('a minute too long', '13:52', '14:38'),
      item('just in time', '14:00', '14:30', AGORA),
      item('a minute too early', '13:59', '14:30', AGORA),
    ];
    expect(names(fitting(items, spender))).toEqual(['here', 'just in time']);
  });

  it('assumes a walk of five minutes if the visitor’s position is unknown', () => {
    const items = [item('in five', '13:57', '14:20'), item('in four', '13:56', '14:20')];
    expect(names(fitting(items, { ...spender, at: undefined }))).toEqual(['in five']);
  });

  it('omits full, cancelled, all-day and open-ended items, and includes moved and new ones', () => {
    const items = [
      item('full', '14:00', '14:30', { statuses: ['soldOut'] }),
      item('cancelled', '14:00', '14:30', { statuses: ['cancelled'] }),
      item('whole day', '14:00', '14:30', { ongoing: true }),
      item('without an end', '14:00', undefined),
      item('moved', '14:00', '14:30', { statuses: ['moved', 'new'] }),
    ];
    expect(names(fitting(items, spender))).toEqual(['moved']);
  });

  it('returns the next item that would fit if the visitor had more time', () => {
    const items = [item('too early', '13:55', '14:30', AGORA), item('too long', '14:12', '15:02')];
    expect(fitting(items, spender)).toEqual([]);
    expect(nextFitting(items, spender)?.uuid).toBe('too long');
    expect(nextFitting([], spender)).toBeUndefined();
  });
});

describe('the state of the hall', () => {
  const day = (uuid: string, start: string, on: string) =>
    item(uuid, '00:00', '00:00', { start: at(start, on), end: new Date(+at(start, on) + 3_600_000) });
  const items = [
    day('a', '10:00', '2025-10-27'),
    day('b', '21:00', '2025-10-27'),
    ...[1, 2, 3, 4, 5, 6, 7].map((one) => day(`c${one}`, `1${one}:00`, '2025-10-28')),
    day('d', '10:00', '2025-10-29'),
  ];
  const stateAt = (now: Date) => nowState(items, openingOf(items), now);

  it('returns the state «before», «open», «pause» or «over», and switches to «open» 90 minutes before a start', () => {
    expect(stateAt(at('08:29')).kind).toBe('before');
    expect(stateAt(at('08:30')).kind).toBe('open');
    expect(stateAt(at('11:00')).kind).toBe('open');
    expect(stateAt(at('11:01')).kind).toBe('pause');
    expect(stateAt(at('11:00', '2025-10-29')).kind).toBe('open');
    expect(stateAt(at('11:01', '2025-10-29')).kind).toBe('over');
    expect(nowState([], undefined, NOW).kind).toBe('unknown');
  });

  it('shows the first six items of the next day when the festival is closed for the night', () => {
    const state = stateAt(at('23:00'));
    expect(state.kind === 'pause' && names(state.next.items)).toEqual(['c1', 'c2', 'c3', 'c4', 'c5', 'c6']);
  });

  it('states the next start while the last items of a day are running', () => {
    const state = stateAt(at('21:30'));
    expect(state.kind === 'open' && +(state.next?.start ?? 0)).toBe(+at('11:00', '2025-10-28'));
  });

  it('reports the festival as over only if the known items show it', () => {
    expect(nowState([], openingOf(items), NOW).kind).toBe('unknown');
  });

  it('derives the same state from the items around the current time as from the whole programme, for the next hour and a half', () => {
    for (const now of [at('06:00'), at('10:30'), at('19:00'), at('23:00'), at('12:00', '2025-10-28')]) {
      const travelled = itemsAround(items, now);
      for (let minutes = 0; minutes <= 90; minutes += 5) {
        const then = new Date(+now + minutes * 60_000);
        const opening = openingOf(items);
        expect(nowState(travelled, opening, then).kind).toBe(nowState(items, opening, then).kind);
        expect(startingSoon(travelled, then)).toEqual(startingSoon(items, then));
        expect(runningNow(travelled, then)).toEqual(runningNow(items, then));
      }
    }
  });
});

describe('the next start, in words', () => {
  it.each([
    [at('09:00'), 'Straks om 10:00'],
    [at('00:10'), 'Straks om 10:00'],
    [at('23:59', '2025-10-26'), 'Morgen om 10:00'],
    [new Date('2025-10-25T23:30:00+02:00'), 'Op maandag 27 oktober om 10:00'],
  ])('formats the next start as of %s: «%s»', (now, words) => {
    expect(whenNext(at('10:00'), now)).toBe(words);
  });

  it.each([
    ['13:52', 'nu'],
    ['13:53', 'over een minuut'],
    ['15:22', 'over anderhalf uur'],
    ['15:23', 'straks om 15:23'],
  ])('formats a near start in minutes: %s becomes «%s»', (start, words) => {
    expect(whenWords(at(start), NOW)).toBe(words);
  });

  it('counts the nights until the start, also when one of them has 25 hours', () => {
    const start = new Date('2025-10-27T10:00:00+01:00');
    expect(countdown(start, new Date('2025-10-15T23:59:00+02:00'))).toBe('Nog 12 dagen');
    expect(countdown(start, new Date('2025-10-25T00:10:00+02:00'))).toBe('Nog 2 dagen');
    expect(countdown(start, new Date('2025-10-26T00:10:00+02:00'))).toBe('Morgen om 10:00 begint het');
    expect(countdown(start, new Date('2025-10-27T00:10:00+01:00'))).toBe('Vandaag om 10:00 begint het');
  });
});
