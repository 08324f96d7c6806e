import { expect, it } from 'vitest';
import type { Finding, Severity } from './finding.ts';
import { report } from './report.ts';

const finding = (severity: Severity, story: string, what: string, draft = false): Finding => ({
  rule: 'tag',
  severity,
  story,
  draft,
  what,
  mend: 'Doe iets',
});

it('aligns the columns of the report, marks drafts, and counts findings by severity', () => {
  const findings = [
    finding('fout', 'nieuws/een-lang-adres', 'kort'),
    finding('waarschuwing', 'a', 'iets langer', true),
    finding('waarschuwing', 'b', 'x'),
  ];
  expect(report(findings, 12)).toEqual([
    'fout          nieuws/een-lang-adres  kort         → Doe iets',
    'waarschuwing  a (concept)            iets langer  → Doe iets',
    'waarschuwing  b                      x            → Doe iets',
    '',
    'fout          tag  1',
    'waarschuwing  tag  2',
    '',
    '12 verhalen nagekeken: 1 fout, 2 waarschuwingen, 0 tips.',
  ]);
});

it('does not widen the columns for one very long cell', () => {
  const [, short] = report([finding('tip', 'a', 'x'.repeat(200)), finding('tip', 'b', 'y')], 2);
  expect(short).toBe(`tip  b  y${' '.repeat(75)}  → Doe iets`);
});

it('reports in one line that there are no findings', () => {
  expect(report([], 3)).toEqual(['3 verhalen nagekeken: 0 fouten, 0 waarschuwingen, 0 tips.']);
});
