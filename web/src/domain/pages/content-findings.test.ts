import { expect, it } from 'vitest';
import { type ContentFinding, filteredFindings, findingsFilter, findingsQuery } from './content-findings.ts';

const NOW = Date.parse('2025-10-27T12:00:00Z');
const HOUR = 3_600_000;
const finding = (key: string, severity: ContentFinding['severity'], since?: number): ContentFinding => ({
  key,
  severity,
  since,
  urgency: 'eerst',
  rule: 'regel',
  title: key,
  story: key,
  what: '',
  visitors: '',
  mend: '',
});
const ALL = [
  finding('a', 'waarschuwing', NOW - HOUR),
  finding('b', 'fout', NOW - 25 * HOUR),
  finding('c', 'fout', 0),
  finding('d', 'fout', NOW - 23 * HOUR),
  finding('e', 'tip'),
];
const shown = (query: string) =>
  filteredFindings(ALL, findingsFilter(new URLSearchParams(query)), NOW)
    .map(({ key }) => key)
    .join('');

it('filters findings by kind and by age, keeps their order, and ignores unknown values', () => {
  expect(shown('')).toBe('abcde');
  expect(shown('soort=fout')).toBe('bcd');
  expect(shown('sinds=gisteren')).toBe('ad');
  expect(shown('soort=fout&sinds=gisteren')).toBe('d');
  expect(shown('soort=ramp&sinds=ooit&x=1')).toBe('abcde');
});

it('writes a filter as the query that it reads', () => {
  for (const query of ['?', '?soort=tip', '?sinds=gisteren', '?soort=fout&sinds=gisteren'])
    expect(findingsQuery(findingsFilter(new URLSearchParams(query)))).toBe(query);
});
