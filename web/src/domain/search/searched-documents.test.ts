import { expect, it } from 'vitest';
import { NOTHING_ARCHIVED } from '../edition/archived.ts';
import { editionsOf } from '../edition/edition.ts';
import type { PageKind } from '../pages/page.ts';
import { dayAt } from '../programme/fixtures/experience.ts';
import type { SearchDocument } from './search-hit.ts';
import { searchedDocuments } from './searched-documents.ts';

const documentOf = (uuid: string, kind: PageKind): SearchDocument => ({
  uuid,
  path: `/${uuid}`,
  title: uuid,
  kind,
  text: '',
  headings: '',
  parts: [],
});
const DOCUMENTS = [
  documentOf('2025-10-25', 'festivalDay'),
  documentOf('2026-10-24', 'festivalDay'),
  documentOf('soep', 'experience'),
  documentOf('elk-jaar', 'experience'),
  documentOf('praktisch', 'page'),
];
const editions = editionsOf(['2025-10-25', '2026-10-24'].map(dayAt));
const archived = { ...NOTHING_ARCHIVED, experiences: new Map([['soep', 'Boektopia 2025']]) };
const AFTER_2025 = new Date('2025-11-02T23:00:00Z');

const found = (allEditions: boolean, now = AFTER_2025) =>
  searchedDocuments(DOCUMENTS, { editions, archived, allEditions }, now).map(({ uuid, edition }) =>
    edition === undefined ? uuid : `${uuid} (${edition})`,
  );

it('leaves out pages of other editions, unless all editions are searched', () => {
  expect(found(false)).toEqual(['2026-10-24', 'elk-jaar', 'praktisch']);
  expect(found(true)).toEqual([
    '2025-10-25 (Boektopia 2025)',
    '2026-10-24',
    'soep (Boektopia 2025)',
    'elk-jaar',
    'praktisch',
  ]);
});

it('leaves out the day pages of the next edition during the present one', () => {
  expect(found(false, new Date('2025-10-25T08:00:00Z'))).not.toContain('2026-10-24');
});

it('covers every page while only one edition is known', () => {
  const one = { editions: editionsOf([dayAt('2025-10-25')]), archived: NOTHING_ARCHIVED };
  for (const allEditions of [false, true])
    expect(searchedDocuments(DOCUMENTS, { ...one, allEditions }, AFTER_2025)).toBe(DOCUMENTS);
});
