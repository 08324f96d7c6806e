import { expect, it } from 'vitest';
import { everyField } from '../every-field.ts';

// With `npm run test:all -- samples`, every field of the content model; otherwise one field of each type.

/** Allows for a busy machine, in ms. */
const TIMEOUT_MS = 120_000;

it('reports every value that the site drops, or shows in a way that the editor did not intend', {
  timeout: TIMEOUT_MS,
}, () => {
  const cells = everyField(process.env.LONG_FORM ? 'field' : 'type');
  expect(cells.length).toBeGreaterThan(80);
  expect(cells.filter(({ isSilent }) => isSilent)).toEqual([]);
});
