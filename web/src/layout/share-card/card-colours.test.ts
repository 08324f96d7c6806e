import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readColouredFields, readTokens } from '../../ui/design-tokens.ts';
import { type CardColour, COLOURS, fieldOf } from './card-colours.ts';

const css = (name: string) => readFileSync(new URL(`../../ui/${name}.css`, import.meta.url), 'utf8');

it('cards have the colours of the stylesheet, in its pairs', () => {
  const tokens = new Map(readTokens(css('tokens')).map(({ name, value }) => [name, value]));
  for (const [name, value] of Object.entries(COLOURS)) expect(tokens.get(name), name).toBe(value);
  const fields = readColouredFields(css('colours'));
  expect(fields.length).toBeGreaterThan(8);
  for (const { colour, field, onField } of fields) {
    // `as`: a colour that is none of the card's would be `undefined` here, and fails.
    expect(fieldOf(colour as CardColour), colour).toEqual({
      field: tokens.get(field),
      onField: tokens.get(onField),
    });
  }
});
