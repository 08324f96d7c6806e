import { expect, it } from 'vitest';
import { SHIPPED_EDITION } from '../../../content-fixtures/editions.ts';
import { readContentFolder } from './content-folder.ts';
import { editionOf } from './edition.ts';
import { notation } from './rules/notation.ts';
import { sameAlt } from './rules/same-alt.ts';

// `npm run content:check` fails on errors only. The shipped edition has no warning of these two rules either.

const edition = editionOf(readContentFolder(SHIPPED_EDITION));

it('describes no two pictures in the same words', () => {
  expect(sameAlt(edition)).toEqual([]);
});

it('follows the house style in hours, dates, prices and quotation marks', () => {
  expect(notation(edition)).toEqual([]);
});
