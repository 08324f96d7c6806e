import { expect, it } from 'vitest';
import { story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { ages } from './ages.ts';

const aged = (fields: object) => [story('a', { component: 'experience', ...fields })];

it('accepts ages in whole years, a single minimum or maximum age, and missing ages', () => {
  expect(said(ages, aged({ age_from: '6', age_to: '9' }))).toEqual([]);
  expect(said(ages, aged({ age_from: 0, age_to: 120 }))).toEqual([]);
  expect(said(ages, aged({ age_from: '8', age_to: '8' }))).toEqual([]);
  expect(said(ages, aged({ age_from: '12', age_to: '' }))).toEqual([]);
  expect(said(ages, aged({ age_to: '5' }))).toEqual([]);
  expect(said(ages, aged({}))).toEqual([]);
});

it('reports a minimum age above the maximum age', () => {
  expect(said(ages, aged({ age_from: '9', age_to: '6' }))).toEqual([
    'fout a: Leeftijd vanaf: dit is voor wie 9 tot en met 6 jaar is, dus voor niemand',
  ]);
});

it('reports values that are not ages', () => {
  expect(said(ages, aged({ age_from: 'zes', age_to: '121' }))).toEqual([
    'fout a: Leeftijd vanaf: ‘zes’ is geen leeftijd',
    'fout a: Leeftijd tot en met: ‘121’ is geen leeftijd',
  ]);
  expect(said(ages, aged({ age_from: '-1' }))).toEqual(['fout a: Leeftijd vanaf: ‘-1’ is geen leeftijd']);
  expect(said(ages, aged({ age_to: 6.5 }))).toEqual(['fout a: Leeftijd tot en met: ‘6.5’ is geen leeftijd']);
});
