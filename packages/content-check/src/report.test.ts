import { expect, it } from 'vitest';
import type { Finding } from './finding.ts';
import { report as reportOf } from './report.ts';

const report = (findings: Finding[], stories: number) => reportOf({ findings, approved: [] }, stories);

const finding = (more: Partial<Finding>): Finding => ({
  rule: 'tag',
  severity: 'waarschuwing',
  urgency: 'daarna',
  story: 'a',
  uuid: 'u',
  title: 'Soep',
  kind: 'Activiteit',
  path: '',
  draft: false,
  what: 'de tag ‘x’ bestaat niet',
  visitors: 'ze zien er geen label van',
  mend: 'Kies een andere tag',
  also: [],
  ...more,
});

it('prints each finding in full sentences, marks drafts, and counts findings by severity', () => {
  const findings = [finding({ severity: 'fout', path: 'Tags' }), finding({ draft: true, story: 'b' })];
  expect(report(findings, 12)).toEqual([
    'fout · a · tag',
    '  Activiteit ‘Soep’, Tags: de tag ‘x’ bestaat niet.',
    '  Bezoekers: ze zien er geen label van.',
    '  → Kies een andere tag.',
    '',
    'waarschuwing · b · tag',
    '  Activiteit ‘Soep’ (concept): de tag ‘x’ bestaat niet.',
    '  Bezoekers: ze zien er geen label van.',
    '  → Kies een andere tag.',
    '',
    'fout          tag  1',
    'waarschuwing  tag  1',
    '',
    '12 verhalen nagekeken: 1 fout, 1 waarschuwing, 0 tips.',
  ]);
});

it('names at most ten of the other places of a finding', () => {
  const place = (name: string) => ({ story: name, uuid: name, title: name, path: 'Thema’s' });
  expect(report([finding({ also: [place('b')] })], 2)[1]).toBe(
    '  Activiteit ‘Soep’: de tag ‘x’ bestaat niet (ook: ‘b’, Thema’s).',
  );
  const many = Array.from({ length: 12 }, (_, index) => place(`p${index}`));
  expect(report([finding({ also: many })], 2)[1]).toMatch(
    /\(12 andere plaatsen: ‘p0’, .*‘p9’, Thema’s en 2 meer\)\.$/,
  );
});

it('counts the findings about past content instead of printing them', () => {
  expect(report([finding({ urgency: 'voorbij' })], 2)[0]).toBe('1 bij wat al voorbij is; --json toont ze.');
});

it('reports in one line that there are no findings', () => {
  expect(report([], 3)).toEqual(['3 verhalen nagekeken: 0 fouten, 0 waarschuwingen, 0 tips.']);
});

it('counts the findings that editors approved', () => {
  expect(reportOf({ findings: [], approved: [finding({}), finding({})] }, 3)).toEqual([
    '3 verhalen nagekeken: 0 fouten, 0 waarschuwingen, 0 tips.',
    '2 goedgekeurd in de Globale gegevens.',
  ]);
});
