import { describe, expect, it } from 'vitest';
import { CATEGORIES, categoryOf, categoryOfThemes } from './category.ts';

describe('the category of a theme', () => {
  it.each([
    ['society', 'society'],
    ['lifestyle', 'lifestyle'],
    ['thriller', 'thriller'],
    ['literature-romans', 'literature-romans'],
    ['strips', 'strips'],
    ['young-adult', 'young-adult'],
    ['kids', 'kids'],
  ])('finds a category by its slug in the design, %s (§3.38)', (slug, category) => {
    expect(categoryOf(slug)).toBe(category);
  });

  it.each([
    ['fantasy', 'fantasy'],
    ['kinderen-en-jeugd', 'kids'],
    ['lifestyle', 'lifestyle'],
    ['literatuur-romans', 'literature-romans'],
    ['samenleving', 'society'],
    ['spannende-boeken', 'thriller'],
    ['strips', 'strips'],
    ['young-adult-fantasy', 'young-adult'],
  ])('finds a category by its slug in the content, %s (§3.39)', (slug, category) => {
    expect(categoryOf(slug)).toBe(category);
  });

  it.each(['', 'poezie', 'Samenleving', 'constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'returns no category for the theme %j (§8.10)',
    (slug) => {
      expect(categoryOf(slug)).toBeUndefined();
    },
  );
});

describe('the category of an item with several themes', () => {
  it('uses the first theme that has a category', () => {
    expect(categoryOfThemes([{ slug: 'poezie' }, { slug: 'samenleving' }, { slug: 'strips' }])).toBe(
      'society',
    );
  });

  it('returns no category for an item without a known theme', () => {
    expect(categoryOfThemes([{ slug: 'poezie' }])).toBeUndefined();
    expect(categoryOfThemes([])).toBeUndefined();
  });
});

describe('the colour of a category', () => {
  it('gives each category the specified colour (§3.44, §1.10)', () => {
    expect(CATEGORIES).toEqual({
      society: 'green',
      lifestyle: 'pink',
      thriller: 'purple',
      'literature-romans': 'orange',
      'young-adult': 'dark-blue',
      fantasy: 'dark-blue',
      strips: 'dark-blue',
      kids: 'blue',
    });
  });
});
