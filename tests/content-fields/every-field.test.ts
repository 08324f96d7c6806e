import { expect, it } from 'vitest';
import { everyField } from './every-field.ts';

// With `npm run test:all -- samples`, every field of the content model; otherwise one field of each type.

it('reports every value that the site drops, or shows in a way that the editor did not intend', () => {
  const cells = everyField(process.env.LONG_FORM ? 'field' : 'type');
  expect(cells.length).toBeGreaterThan(80);
  expect(cells.filter(({ isSilent }) => isSilent)).toEqual([]);
});
