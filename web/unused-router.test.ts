import { expect, it } from 'vitest';
import { emptied } from './unused-router.ts';

const CODE = `function used() {
  async function inner({
    path
  }) {
    if (path) {
      return 1;
    }
  }
  return inner({});
}
function last() {
}`;

it('leaves out what a function does, and keeps the others', () => {
  expect(emptied(CODE, 'inner')).toBe(`function used() {
  async function inner() {
  }
  return inner({});
}
function last() {
}`);
});

it('stops the build where a function is not there', () => {
  expect(() => emptied(CODE, 'gone')).toThrow('no function gone');
});
