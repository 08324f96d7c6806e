import { expect, it } from 'vitest';
import { PAGE_COLOURS, parsePageColour } from './palette.ts';

it('defines nine page colours (§3.41)', () => {
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

it.each(PAGE_COLOURS)('parses the colour %s', (colour) => {
  expect(parsePageColour(colour)).toBe(colour);
});

it.each(['dark blue', 'Dark Blue', 'dark_blue', 'darkBlue', 'DarkBlue', ' dark-blue '])(
  'parses «%s» as dark blue',
  (chosen) => {
    expect(parsePageColour(chosen)).toBe('dark-blue');
  },
);

it.each(['', 'beige', '#ff0000', 'red;position:fixed'])(
  'rejects %j, which is no colour of the palette',
  (chosen) => {
    expect(parsePageColour(chosen)).toBeUndefined();
  },
);
