import { describe, expect, it } from 'vitest';
import { AGE_GROUPS, audiencesOf, isForAge } from './audience.ts';
import { formatAges } from './programme-item.ts';

const KIDS = [{ slug: 'kinderen-en-jeugd' }];

describe('age ranges', () => {
  it('includes both ends of an age range; if one end is missing, sets no limit at that end', () => {
    const fits = (ages: Parameters<typeof isForAge>[0]) =>
      [0, 5, 6, 9, 10, 99].filter((age) => isForAge(ages, String(age)));
    expect(fits({ from: 6, to: 9 })).toEqual([6, 9]);
    expect(fits({ from: 6 })).toEqual([6, 9, 10, 99]);
    expect(fits({ to: 5 })).toEqual([0, 5]);
    expect(fits({ from: 0 })).toEqual([0, 5, 6, 9, 10, 99]);
    expect(fits(undefined)).toEqual([]);
  });

  it('puts an item in each age group that its ages overlap', () => {
    const groupsOf = (ages: Parameters<typeof isForAge>[0]) =>
      [...AGE_GROUPS.keys()].filter((slug) => isForAge(ages, slug));
    expect(groupsOf({ from: 3, to: 7 })).toEqual(['0-3', '4-6', '7-9']);
    expect(groupsOf({ from: 11 })).toEqual(['10-11', 'tieners', 'volwassenen']);
    expect(groupsOf({ to: 12 })).toEqual(['0-3', '4-6', '7-9', '10-11', 'tieners']);
    expect(groupsOf({ from: 18, to: 18 })).toEqual(['volwassenen']);
    expect(groupsOf(undefined)).toEqual([]);
  });

  it('formats age ranges in words', () => {
    const told = [{ from: 6, to: 9 }, { from: 8, to: 8 }, { from: 12 }, { to: 5 }, { from: 0 }, { to: 0 }];
    expect(told.map(formatAges)).toEqual([
      '6 tot 9 jaar',
      '8 jaar',
      'vanaf 12 jaar',
      '0 tot 5 jaar',
      'alle leeftijden',
      '0 jaar',
    ]);
  });
});

describe('the audiences of an item', () => {
  it('derives audiences from the ages, whatever the themes', () => {
    expect(audiencesOf({ from: 6, to: 9 }, [])).toEqual(['kinderen']);
    expect(audiencesOf({ from: 11 }, [])).toEqual(['kinderen', 'tieners']);
    expect(audiencesOf({ from: 12, to: 12 }, KIDS)).toEqual(['tieners']);
    expect(audiencesOf({ from: 18 }, KIDS)).toEqual([]);
    expect(audiencesOf({ from: 0 }, [])).toEqual(['kinderen', 'tieners']);
  });

  it('derives audiences from the themes if the ages are unknown, for the theme slugs of both the content and the design', () => {
    expect(audiencesOf(undefined, KIDS)).toEqual(['kinderen']);
    expect(audiencesOf(undefined, [{ slug: 'lifestyle' }, { slug: 'kids' }])).toEqual(['kinderen']);
    expect(audiencesOf(undefined, [{ slug: 'young-adult-fantasy' }])).toEqual(['tieners']);
  });

  it('returns no audience if neither ages nor themes indicate one', () => {
    expect(audiencesOf(undefined, [{ slug: 'lifestyle' }])).toEqual([]);
    expect(audiencesOf(undefined, [])).toEqual([]);
  });
});
