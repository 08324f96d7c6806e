import { expect, it } from 'vitest';
import { PAGE_COLOURS, parsePageColour } from './palette.ts';

it('there are nine colours to choose from (§3.41)', () => {
  expect(PAGE_COLOURS).toEqual([
    'white',
    'red',
    'orange',
    'blue',
    'dark-blue',
    'grey',
    'purple',
    'pink',
    'green',
  ]);
});

it.each(PAGE_COLOURS)('%s is read as itself', (colour) => {
  expect(parsePageColour(colour)).toBe(colour);
});

it.each(['dark blue', 'Dark Blue', 'dark_blue', 'darkBlue', 'DarkBlue', ' dark-blue '])(
  'dark blue may be written «%s»',
  (chosen) => {
    expect(parsePageColour(chosen)).toBe('dark-blue');
  },
);

it.each(['', 'beige', '#ff0000', 'red;position:fixed'])('%j is no colour of the house', (chosen) => {
  expect(parsePageColour(chosen)).toBeUndefined();
});
