import { describe, expect, it } from 'vitest';
import { checkRetiredNames, parseRetiredNames, retiredNames } from './retired-names.mjs';

const RETIRED = parseRetiredNames(
  '# A comment\n\ninTime withTimeout\nTooLate TimeoutError\nserve/ server/\nWaysOut -\n',
);

/** @param {string} path */
const found = (path, text = '') => retiredNames([{ path, text }], RETIRED);

describe('the check of retired names', () => {
  it('finds no retired names in the repository', () => {
    expect(checkRetiredNames()).toEqual([]);
  });

  it.each([
    ['web/src/cms/a.ts', 'export function inTime() {}', '«inTime» is now «withTimeout»'],
    ['web/src/cms/a.ts', 'const a = { inTime: 1 };', '«inTime» is now «withTimeout»'],
    ['web/src/cms/a.tsx', 'const a = <TooLate />;', '«TooLate» is now «TimeoutError»'],
    ['scripts/a.mjs', 'const { inTime } = a;', '«inTime» is now «withTimeout»'],
    ['web/src/serve/Header.tsx', '', '«serve/» is now «server/»'],
    ['web/src/features/WaysOut.tsx', '', '«WaysOut» is now «-»'],
    ['web/src/features/WaysOut.module.css', '', '«WaysOut» is now «-»'],
  ])('reports a retired name in code or in a path: %s %s', (path, text, line) => {
    expect(found(path, text)).toEqual([`${path}: ${line}`]);
  });

  it.each([
    ['web/src/cms/a.ts', '// inTime\nconst a = "inTime";'],
    ['web/src/cms/a.tsx', 'const a = <p>inTime</p>;'],
    ['web/src/cms/a.ts', 'const inTimeOnly = 1;'],
    ['web/src/cms/serve.ts', ''],
    ['docs/a.md', 'inTime'],
  ])('ignores comments, strings, longer names and other files: %s %s', (path, text) => {
    expect(found(path, text)).toEqual([]);
  });
});
