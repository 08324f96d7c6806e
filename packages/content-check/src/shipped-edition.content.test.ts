import { expect, it } from 'vitest';
import { SHIPPED_EDITION } from '../../../content-fixtures/editions.ts';
import { readContentFolder } from './content-folder.ts';
import { editionOf } from './edition.ts';
import { notation } from './rules/notation.ts';
import { sameAlt } from './rules/same-alt.ts';

// `npm run content:check` fails only on errors. These tests also forbid the warnings of two rules in the shipped
// edition.

const edition = editionOf(readContentFolder(SHIPPED_EDITION));

it('describes each image in different words', () => {
  expect(sameAlt(edition)).toEqual([]);
});

it('follows the house style for times, dates, prices and quotation marks', () => {
  expect(notation(edition)).toEqual([]);
});
