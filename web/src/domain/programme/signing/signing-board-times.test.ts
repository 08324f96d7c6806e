import { describe, expect, it } from 'vitest';
import { facet, itemAt } from '../fixtures/experience.ts';
import type { ProgrammeItem } from '../programme-item.ts';
import { tableOf } from '../programme-item.ts';
import { isSigning } from './signing.ts';
import { signingBoard, signingsOn, signingsPerDay } from './signing-board.ts';

const DAY = '2025-10-26';
const MORNING = new Date('2025-10-26T06:00:00Z');

const signingAt = (start: string, rest: Partial<ProgrammeItem> = {}) =>
  itemAt(start, { type: facet('Signeersessie'), location: facet('Signeerplein'), ...rest });

/** Returns the hours of a board with the signings at each table, for comparison. */
const shown = (items: readonly ProgrammeItem[], now = MORNING) => {
  const { hours, tables } = signingBoard(signingsOn(items, DAY), DAY, now);
  const nameOf = (key: string) => tables.find((table) => table.key === key)?.number ?? 'zonder';
  return hours.map(({ hour, cells }) => [
    hour,
    cells.map(({ table, signings }) => [nameOf(table), ...signings.map(({ who, title }) => who ?? title)]),
  ]);
};

describe('the table of a signing', () => {
  it.each([
    [{ table: '3' }, '3'],
    [{ table: 'Tafel 12' }, '12'],
    [{ table: 'de ronde' }, 'de ronde'],
    [{ table: '3', preciseLocation: 'Tafel 8' }, '3'],
    [{ preciseLocation: 'Tafel 8' }, '8'],
    [{ preciseLocation: 'tafel 8 ' }, '8'],
    [{ preciseLocation: 'Tafels 1 tot 6' }, undefined],
    [{ preciseLocation: 'Aan het raam' }, undefined],
    [{}, undefined],
  ])('parses the table of a signing from %j: %s', (told, table) => {
    expect(tableOf(signingAt('2025-10-26T09:00:00Z', told))).toBe(table);
  });
});

describe('the signing board', () => {
  it('sorts signings of the same time by table, with table 8 before table 10 and signings without a table last', () => {
    const items = [
      signingAt('2025-10-26T10:15:00Z', { table: '10', title: 'Elf uur' }),
      signingAt('2025-10-26T09:00:00Z', { table: '10', title: 'Aan tien' }),
      signingAt('2025-10-26T09:00:00Z', { title: 'Ergens' }),
      signingAt('2025-10-26T09:00:00Z', { preciseLocation: 'Tafel 8', title: 'Aan acht' }),
    ];
    expect(shown(items)).toEqual([
      [
        10,
        [
          ['8', 'Aan acht'],
          ['10', 'Aan tien'],
          ['zonder', 'Ergens'],
        ],
      ],
      [11, [['10', 'Elf uur']]],
    ]);
  });

  it('lists the tables of an hour by time, and tables with the same time in their order', () => {
    const items = [
      signingAt('2025-10-26T09:30:00Z', { table: '1', title: 'Half elf' }),
      signingAt('2025-10-26T09:15:00Z', { table: '3', title: 'Kwart na tien' }),
      signingAt('2025-10-26T09:15:00Z', { table: '2', title: 'Ook kwart na tien' }),
    ];
    expect(shown(items)).toEqual([
      [
        10,
        [
          ['2', 'Ook kwart na tien'],
          ['3', 'Kwart na tien'],
          ['1', 'Half elf'],
        ],
      ],
    ]);
  });

  it('sorts two signings at the same table in the same hour by time', () => {
    const items = [
      signingAt('2025-10-26T09:30:00Z', { table: '1', title: 'Later' }),
      signingAt('2025-10-26T09:00:00Z', { table: '1', title: 'Eerst' }),
    ];
    expect(shown(items)).toEqual([[10, [['1', 'Eerst', 'Later']]]]);
  });

  it('names the authors of a signing, and includes an empty hour between two hours with signings', () => {
    const items = [
      signingAt('2025-10-26T09:00:00Z', {
        table: '1',
        authors: [{ uuid: 'm', path: '/auteurs/mira', name: 'Mira Vandoorne' }],
      }),
      signingAt('2025-10-26T11:00:00Z', { table: '1', title: 'Twaalf' }),
    ];
    expect(shown(items)).toEqual([
      [10, [['1', 'Mira Vandoorne']]],
      [11, []],
      [12, [['1', 'Twaalf']]],
    ]);
  });

  it('lists past signings separately, and marks running signings unless they are cancelled', () => {
    const items = [
      signingAt('2025-10-26T09:00:00Z', { uuid: 'over', end: new Date('2025-10-26T10:00:00Z') }),
      signingAt('2025-10-26T10:00:00Z', { uuid: 'nu', end: new Date('2025-10-26T11:00:00Z') }),
      signingAt('2025-10-26T10:00:00Z', {
        uuid: 'af',
        end: new Date('2025-10-26T11:00:00Z'),
        statuses: ['cancelled'],
      }),
    ];
    const board = signingBoard(signingsOn(items, DAY), DAY, new Date('2025-10-26T10:01:00Z'));
    expect(board.past.map(({ uuid }) => uuid)).toEqual(['over']);
    const left = board.hours.flatMap(({ cells }) => cells.flatMap(({ signings }) => signings));
    expect(left.map(({ uuid, running }) => [uuid, running])).toEqual([
      ['af', false],
      ['nu', true],
    ]);
    expect(board.hours.map(({ hour }) => hour)).toEqual([11]);
  });

  it('adds the stage to the table numbers if the signings are at several stages', () => {
    const items = [
      signingAt('2025-10-26T09:00:00Z', { uuid: 'a', table: '1', location: facet('Stripkelder') }),
      signingAt('2025-10-26T09:00:00Z', { uuid: 'b', table: '1' }),
    ];
    expect(signingBoard(signingsOn(items, DAY), DAY, MORNING).tables).toMatchObject([
      { number: '1', stage: 'Signeerplein' },
      { number: '1', stage: 'Stripkelder' },
    ]);
  });

  it('returns an empty board for a day without signings, and lists the days with signings', () => {
    const items = [
      signingAt('2025-10-27T09:00:00Z'),
      signingAt('2025-10-26T22:30:00Z'),
      signingAt('2025-10-25T22:00:00Z'),
      itemAt('2025-10-25T09:00:00Z', { type: facet('Gesprek') }),
    ];
    expect(items.map(isSigning)).toEqual([true, true, true, false]);
    expect(signingsPerDay(items)).toEqual([
      { day: '2025-10-26', count: 2 },
      { day: '2025-10-27', count: 1 },
    ]);
    expect(signingBoard(signingsOn(items, '2025-10-25'), '2025-10-25', MORNING)).toMatchObject({
      hours: [],
      tables: [],
      past: [],
    });
  });
});
