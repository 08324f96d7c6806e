import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './places.mjs';

/** The number of criteria of WCAG 2.2 at levels A and AA. */
export const CRITERIA = 55;

/** Reads docs/accessibility.md. */
export const readTable = () => readFileSync(join(ROOT, 'docs', 'accessibility.md'), 'utf8');

/** Reads the rows of the table in docs/accessibility.md: criterion, level, verdict, evidence, gaps. */
export const readRows = () =>
  [...readTable().matchAll(/^\| (\d\.\d\.\d+) [^|]+\|([^|]*)\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm)].map(
    ([, criterion = '', ...cells]) => [criterion, ...cells.map((cell) => cell.trim())],
  );
