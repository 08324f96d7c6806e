import { type Finding, SEVERITIES, type Severity } from './finding.ts';

/** Maximum column width in characters. A longer cell shifts only the rest of its own line. */
const WIDEST = 76;

const PLURALS: Record<Severity, [one: string, many: string]> = {
  fout: ['fout', 'fouten'],
  waarschuwing: ['waarschuwing', 'waarschuwingen'],
  tip: ['tip', 'tips'],
};

/** Formats findings as aligned lines in the given order, followed by the count of each severity. */
export function report(findings: readonly Finding[], stories: number): string[] {
  const rows = findings.map(({ severity, story, draft, what, mend }) => [
    severity,
    draft ? `${story} (concept)` : story,
    what,
    `→ ${mend}`,
  ]);
  return [
    ...aligned(rows),
    ...(rows.length > 0 ? [''] : []),
    ...countsByRule(findings),
    total(findings, stories),
  ];
}

/** Formats rows of cells as lines; each column is as wide as its longest cell, up to a maximum. */
export function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      const width = Math.min(WIDEST, [...cell].length);
      widths[column] = Math.max(widths[column] ?? 0, width);
    }
  }
  return rows.map((row) =>
    row
      .map((cell, column) => cell + ' '.repeat(Math.max(0, (widths[column] ?? 0) - [...cell].length)))
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
