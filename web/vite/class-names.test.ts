import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shortClassName } from './class-names.ts';

const CSS = '.row { color: red } .row .title:hover { color: blue } .row[data-off] .title-2 { inset: 0 }';
const named = (name: string, file: string) =>
  shortClassName(name, join(import.meta.dirname, 'src', file), CSS);

it('names each class by the prefix of its stylesheet and the position of the class in that stylesheet', () => {
  const [row, title, other] = ['row', 'title', 'title-2'].map((name) => named(name, 'cards/Row.module.css'));
  const prefix = row?.slice(0, 4) ?? '';
  expect([row, title, other]).toEqual([`${prefix}0`, `${prefix}1`, `${prefix}2`]);
  expect(prefix).toMatch(/^[a-z][a-z0-9]{3}$/);
});

it('gives a class a different name in each stylesheet, but the same name if a stylesheet is imported with a query', () => {
  expect(named('row', 'cards/Other.module.css')).not.toBe(named('row', 'cards/Row.module.css'));
  expect(named('row', 'cards/Row.module.css?used')).toBe(named('row', 'cards/Row.module.css'));
});

it('gives each keyframe animation a number that no class and no other animation has', () => {
  const css =
    '.toast { animation: rise 1s } @keyframes rise { to { scale: 1 } } @keyframes sink { to { scale: 0 } }';
  const file = join(import.meta.dirname, 'src', 'ui/Moves.module.css');
  const names = ['toast', 'rise', 'sink'].map((name) => shortClassName(name, file, css).slice(4));
  expect(names).toEqual(['0', '1', '2']);
});
