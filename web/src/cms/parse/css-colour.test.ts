import { expect, it } from 'vitest';
import { cssColour } from './css-colour.ts';

it('a colour is hex of three, six or eight digits, rgb of numbers, or a name', () => {
  for (const colour of [
    '#fff',
    '#FFEE00',
    '#ffee0080',
    'rgb(1, 2, 3)',
    'rgba(1,2,3,0.5)',
    'rgb(10%, 20%, 30%)',
    'red',
    'RebeccaPurple',
  ]) {
    expect(cssColour(colour)).toBe(colour);
  }
  expect(cssColour(' red ')).toBe('red');
});

it('anything that could be more than a colour is none', () => {
  const hostile = [
    'red;position:fixed',
    'red}body{display:none',
    'url(https://evil.example/x.png)',
    'expression(alert(1))',
    'var(--x)',
    'rgb(1,2,3);x',
    'rgb(1,2,url(x))',
    'rgba(calc(1),2,3)',
    '#ff',
    '#ffff',
    '#12345',
    '#gggggg',
    '#fff"onclick="x',
    'a'.repeat(10_000),
    '',
    ' ',
  ];
  for (const colour of [...hostile, null, undefined, 3, {}, ['red']])
    expect(cssColour(colour)).toBeUndefined();
});
