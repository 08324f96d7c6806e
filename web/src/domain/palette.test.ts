import { expect, it } from 'vitest';
import { PAGE_COLOURS, parsePageColour, spineColour } from './palette.ts';

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

it('never draws the spine of a day in pink, which means «now», nor in white or red', () => {
  const drawn = [...PAGE_COLOURS, undefined].flatMap((colour) =>
    Array.from({ length: 9 }, (_, index) => spineColour(colour, index)),
  );
  expect(drawn.filter((colour) => ['pink', 'white', 'red'].includes(colour))).toEqual([]);
  expect(spineColour('green', 4)).toBe('green');
});
