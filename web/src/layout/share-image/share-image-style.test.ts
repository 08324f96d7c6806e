import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readFields, readTokens } from '../../ui/design-tokens.ts';
import { COLOURS, fieldOf, type ShareImageColour } from './share-image-style.ts';

const css = (name: string) => readFileSync(new URL(`../../ui/${name}.css`, import.meta.url), 'utf8');

it('share images have the colours of the stylesheet, in its pairs', () => {
  const tokens = new Map(readTokens(css('tokens')).map(({ name, value }) => [name, value]));
  for (const [name, value] of Object.entries(COLOURS)) expect(tokens.get(name), name).toBe(value);
  const fields = readFields(css('colours'));
  expect(fields.length).toBeGreaterThan(8);
  for (const { colour, field, onField } of fields) {
    // `as`: a colour that share images do not have would be `undefined` here, and fails.
    expect(fieldOf(colour as ShareImageColour), colour).toEqual({
      field: tokens.get(field),
      onField: tokens.get(onField),
    });
  }
});
