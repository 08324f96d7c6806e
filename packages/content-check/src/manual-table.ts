import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES } from './catalogue.ts';

// Writes the table of findings in the editors' manual, from the catalogue of rules:
//   node packages/content-check/src/manual-table.ts

const MANUAL = join(import.meta.dirname, '../../../docs/content-model.md');
const [BEGIN, END] = ['<!-- bevindingen: begin -->', '<!-- bevindingen: einde -->'];

/** Returns the manual with the table of the present catalogue. */
function withTable(manual: string): string {
  const rows = RULES.map(
    ({ name, looksFor, visitors, severity }) => `| ${name} | ${looksFor} | ${visitors} | ${severity} |`,
  );
  const table = ['| regel | wat ze zoekt | wat bezoekers merken | ernst |', '|---|---|---|---|', ...rows];
  const [before = '', rest = ''] = manual.split(BEGIN);
  const [, after = ''] = rest.split(END);
  return `${before}${BEGIN}\n\n${table.join('\n')}\n\n${END}${after}`;
}

export function manualIsCurrent(): boolean {
  const manual = readFileSync(MANUAL, 'utf8');
  return withTable(manual) === manual;
}

if (import.meta.main) writeFileSync(MANUAL, withTable(readFileSync(MANUAL, 'utf8')));
