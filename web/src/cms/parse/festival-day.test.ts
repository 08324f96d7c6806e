import { describe, expect, it } from 'vitest';
import { parseFestivalDay } from './festival-day.ts';
import { recordedReading } from './fixtures/recorded-context.ts';
import { asset, paragraph, rootStory } from './fixtures/stories.ts';

const parse = (slug: string, content: object, dates: 'utc' | 'wall' = 'utc') =>
  parseFestivalDay(
    rootStory(slug, { component: 'date_overview', ...content }),
    recordedReading(dates).reading,
  );

describe('a day of the programme', () => {
  it('has its date, words and colour (§3.16)', () => {
    const content = {
      title: 'Zaterdag',
      date: '2025-10-25 00:00',
      intro: paragraph('Kom.'),
      image: asset(),
      page_color: 'red',
      seo: { title: 'S' },
    };
    expect(parse('programma/2025-10-25', content)).toMatchObject({
      path: '/programma/2025-10-25',
      day: '2025-10-25',
      title: 'Zaterdag',
      intro: [{ kind: 'paragraph' }],
      image: { width: 1800 },
      colour: 'red',
      seo: { title: 'S' },
    });
  });

  it('is the day in Brussels, also where midnight there is stored as the evening before', () => {
    expect(parse('d', { date: '2025-10-24 22:00' })?.day).toBe('2025-10-25');
    expect(parse('d', { date: '2025-10-26 23:00' })?.day).toBe('2025-10-27');
    expect(parse('d', { date: '2025-10-25 00:00' }, 'wall')?.day).toBe('2025-10-25');
    expect(parse('d', { date: '2025-10-25' })?.day).toBe('2025-10-25');
  });

  it('is told by its slug when its date is missing or no date', () => {
    for (const date of ['', null, undefined, 'zaterdag', {}])
      expect(parse('programma/2025-10-26', { date })?.day).toBe('2025-10-26');
  });

  it('is none without any date, and says so', () => {
    const { reading, warnings } = recordedReading();
    expect(parseFestivalDay(rootStory(reading.story, { date: '' }), reading)).toBeUndefined();
    expect(warnings).toEqual(['a day page without a date is not shown']);
    for (const odd of [null, 'uuid', {}, []]) expect(parseFestivalDay(odd, reading)).toBeUndefined();
  });
});
