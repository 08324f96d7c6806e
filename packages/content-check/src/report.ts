import { type Finding, sentencesOf } from './finding.ts';
import type { Checked } from './findings.ts';
import { SEVERITIES, type Severity } from './rule.ts';

const PLURALS: Record<Severity, [one: string, many: string]> = {
  fout: ['fout', 'fouten'],
  waarschuwing: ['waarschuwing', 'waarschuwingen'],
  tip: ['tip', 'tips'],
};

/**
 * Formats findings in the given order, each with its address, followed by the number of findings per rule and severity.
 */
export function report({ findings, approved }: Checked, stories: number): string[] {
  const present = findings.filter(({ urgency }) => urgency !== 'voorbij');
  const over = findings.length - present.length;
  return [
    ...present.flatMap((finding) => [...entry(finding), '']),
    ...(over > 0 ? [`${over} bij wat al voorbij is; --json toont ze.`, ''] : []),
    ...countsByRule(findings),
    total(findings, stories),
    ...(approved.length > 0 ? [`${approved.length} goedgekeurd in de Globale gegevens.`] : []),
  ];
}

function entry(finding: Finding): string[] {
  const [what = '', visitors = '', mend = ''] = sentencesOf(finding);
  const { severity, rule, story } = finding;
  return [`${severity} · ${story} · ${rule}`, `  ${what}`, `  ${visitors}`, `  ${mend}`];
}

/** Formats rows of cells as lines; each column is as wide as its longest cell. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries())
      widths[column] = Math.max(widths[column] ?? 0, [...cell].length);
  }
  return rows.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length))
      .join('  ')
      .trimEnd(),
  );
}

function countsByRule(findings: readonly Finding[]): string[] {
  const counts = new Map<string, number>();
  for (const { severity, rule } of findings) {
    const key = `${severity}\0${rule}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const rows = [...counts].map(([key, count]) => [...key.split('\0'), String(count)]);
  return rows.length > 0 ? [...aligned(rows), ''] : [];
}

function total(findings: readonly Finding[], stories: number): string {
  const counts = SEVERITIES.map((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return `${count} ${PLURALS[severity][count === 1 ? 0 : 1]}`;
  });
  return `${stories} verhalen nagekeken: ${counts.join(', ')}.`;
}
