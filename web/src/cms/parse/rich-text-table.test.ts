import { expect, it } from 'vitest';
import article from './fixtures/article.json' with { type: 'json' };
import { recordedReading } from './fixtures/recorded-context.ts';
import { parseRichText } from './rich-text.ts';

const parse = (...rows: unknown[]) =>
  parseRichText({ type: 'doc', content: [{ type: 'table', content: rows }] }, recordedReading().reading);
const cell = (words: string, type = 'tableCell', attrs: unknown = {}) => ({
  type,
  attrs,
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});
const row = (...cells: unknown[]) => ({ type: 'tableRow', content: cells });
const parsed = (words: string, more: object = {}) => ({
  header: false,
  colspan: 1,
  rowspan: 1,
  children: [{ kind: 'paragraph', children: [{ kind: 'text', text: words, marks: [] }] }],
  ...more,
});

it('the recorded table has its header row in the head and spans in the body', () => {
  const table = parseRichText(article, recordedReading().reading).find((node) => node.kind === 'table');
  expect(table).toEqual({
    kind: 'table',
    head: [[parsed('Head A', { header: true }), parsed('Head B', { header: true })]],
    body: [[parsed('wide', { colspan: 2 })]],
  });
});

it('only leading rows of header cells alone are the head', () => {
  const th = (words: string) => cell(words, 'tableHeader');
  const [table] = parse(row(th('a'), th('b')), row(th('c'), cell('d')), row(th('e'), th('f')));
  expect(table?.kind === 'table' && [table.head.length, table.body.length]).toEqual([1, 2]);
  const [all] = parse(row(th('a')), row(th('b')));
  expect(all?.kind === 'table' && [all.head.length, all.body.length]).toEqual([2, 0]);
});

it('spans are whole numbers from one to fifty', () => {
  const spans = [2, 0, -1, 1.5, 65_534, '3', null, undefined].map((colspan) => {
    const [table] = parse(row(cell('a', 'tableCell', { colspan })));
    return table?.kind === 'table' ? table.body[0]?.[0]?.colspan : undefined;
  });
  expect(spans).toEqual([2, 1, 1, 1, 50, 1, 1, 1]);
});

it('rows and cells of another shape are left out, and an empty table is none', () => {
  expect(parse(null, 'x', row(), { type: 'tableRow', content: 'x' })).toEqual([]);
  expect(parse(row(null, 'x', cell('a')))).toEqual([{ kind: 'table', head: [], body: [[parsed('a')]] }]);
  expect(parse(row({ type: 'tableCell', attrs: 'x', content: null }))).toMatchObject([
    { body: [[{ children: [] }]] },
  ]);
});
