import { describe, expect, it } from 'vitest';
import { checkReplacedNames, replacedNames } from './replaced-names.mjs';

/** @param {string} path */
const found = (path, text = '') => replacedNames([{ path, text }]);

describe('replaced names', () => {
  it('do not occur in the repository', () => {
    expect(checkReplacedNames()).toEqual([]);
  });

  it.each([
    ['web/src/cms/a.ts', 'export function inTime() {}', 'exports «inTime»'],
    ['web/src/cms/a.ts', 'export class TooLate extends Error {}', 'exports «TooLate»'],
    ['web/src/cms/a.ts', 'const a = 1; export { a as trapped };', 'exports «trapped»'],
    ['web/src/cms/a.ts', 'export type { Envelope } from "./b.ts";', 'exports «Envelope»'],
    ['web/src/site/Header.tsx', '', 'the folder «site»'],
    ['content-server/src/main.ts', '', 'the folder «content-server»'],
    ['web/src/features/WaysOut.tsx', '', 'the file «WaysOut»'],
    ['web/src/features/WaysOut.module.css', '', 'the file «WaysOut»'],
    ['web/src/uit/live.ts', '', '«live» may only mean the hall screen'],
  ])('are reported: %s %s', (path, text, line) => {
    expect(found(path, text).join()).toContain(line);
  });

  it.each([
    ['web/src/cms/a.ts', 'const remembered = 1;'],
    ['web/src/routes/live.tsx', ''],
    ['content/stories/site/x.json', ''],
    ['web/src/cms/a.ts', 'export const envelope = 1; export type Stories = 2;'],
  ])('are not reported for other names: %s %s', (path, text) => {
    expect(found(path, text)).toEqual([]);
  });
});
