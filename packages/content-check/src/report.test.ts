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

it('aligns what it says, marks drafts, and counts by kind', () => {
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

it('lets one very long line push only itself aside', () => {
  const [, short] = report([finding('tip', 'a', 'x'.repeat(200)), finding('tip', 'b', 'y')], 2);
  expect(short).toBe(`tip  b  y${' '.repeat(75)}  → Doe iets`);
});

it('is one line when nothing is wrong', () => {
  expect(report([], 3)).toEqual(['3 verhalen nagekeken: 0 fouten, 0 waarschuwingen, 0 tips.']);
});
