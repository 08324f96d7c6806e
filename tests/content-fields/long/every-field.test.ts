import { expect, it } from 'vitest';
import { everyField } from '../every-field.ts';

it('reports every value that the site drops, or shows in a way that the editor did not intend', () => {
  const cells = everyField();
  expect(cells.length).toBeGreaterThan(80);
  expect(cells.filter(({ isSilent }) => isSilent)).toEqual([]);
});
