import { expect, it } from 'vitest';
import { narrowedSizes } from './narrowed-sizes.ts';

it.each([
  [
    '(min-width: 1420px) 708px, (min-width: 1024px) 50vw, 92vw',
    '(min-width: 1420px) 542px, (min-width: 1200px) 37vw, (min-width: 1024px) 50vw, 92vw',
  ],
  [
    '(min-width: 1420px) 295px, (min-width: 1200px) 20.8vw, (min-width: 1024px) 28.5vw, 74vw',
    '(min-width: 1420px) 226px, (min-width: 1200px) 15.4vw, (min-width: 1024px) 28.5vw, 74vw',
  ],
  ['100vw', '(min-width: 1200px) 74vw, 100vw'],
  ['77px', '77px'],
  ['(min-width: 913px) 840px, min(91vw, 400px)', '(min-width: 913px) 840px, min(91vw, 400px)'],
])('adapts the sizes «%s» to «%s» beside another column', (whole, beside) => {
  expect(narrowedSizes(whole)).toBe(beside);
});
