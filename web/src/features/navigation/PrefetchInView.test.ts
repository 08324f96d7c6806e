import { expect, it } from 'vitest';
import { isSpare } from './PrefetchInView.tsx';

it.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '3g', saveData: false }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('a connection of which is said %j is spare: %s', (connection, spare) => {
  expect(isSpare(connection)).toBe(spare);
});
