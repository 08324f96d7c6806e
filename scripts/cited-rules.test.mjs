import { describe, expect, it } from 'vitest';
import { checkCitations, citationFindings, SPECIFICATION } from './cited-rules.mjs';

// Assembles citations from parts: the check also reads this file, and must not report its invented citations.
/** @param {string} id */
const rule = (id) => `\u00a7${id}`;
/** @param {string} number */
const record = (number) => ['docs', 'decisions', number].join('/');
const outside = ['..', 'shared', 'notes'].join('/');

/**
 * A small repository with two rules (one of them in a table), a test for each, one decision record and `added`.
 * @param {Readonly<Record<string, string>>} [added]
 */
const filesWith = (added) =>
  new Map(
    Object.entries({
      [SPECIFICATION]: `## ${rule('1')} What for\n\n- **1.1** A rule.\n\n| **1.2** | another |\n`,
      [`${record('0001')}-modules.md`]: '# 0001 Modules\n',
      'web/a.test.ts': `it('holds (${rule('1.1')}, ${rule('1.2')})', () => {});\n`,
      ...added,
    }),
  );

describe('citations', () => {
  it('accepts citations of existing rules, records and documents', () => {
    const cited = [
      `// The rule (spec ${rule('1')}), and exactly ${rule('1.2')}.`,
      `// ${record('0001')} and ${record('0001')}-modules.md; also record ${'0001'}, records [${'0001'}](0001-modules.md) and ${'0001'}.`,
      '// specification.md says so.',
    ];
    expect(citationFindings(filesWith({ 'web/a.ts': cited.join('\n') }))).toEqual([]);
  });

  it.each([
    ['a rule', 'web/a.ts', `// ${rule('1.3')}`, `web/a.ts:1 ${rule('1.3')} is not in ${SPECIFICATION}`],
    ['a rule in a test', 'web/b.test.ts', `it('${rule('2.1')}')`, `web/b.test.ts:1 ${rule('2.1')} is not in`],
    ['a chapter', 'web/a.css', `/* spec ${rule('7')} */`, `web/a.css:1 ${rule('7')} is not in`],
    ['a record', 'web/a.ts', `\n// ${record('0002')}`, `web/a.ts:2 ${record('0002')} does not exist`],
    ['a record by an old name', 'a.md', `${record('0001')}-rooms.md`, `${record('0001')}-rooms.md does not`],
    [
      'the second of two records',
      'a.md',
      `records ${'0001'} and ${'0002'}.`,
      `${record('0002')} does not exist`,
    ],
    ['a decision', 'web/a.ts', `// decision ${'0003'}`, `${record('0003')} does not exist`],
    ['a folder outside', 'e2e/a.mjs', `read('${outside}')`, 'names a folder outside the repository'],
    ['a document', 'web/a.ts', `// see ${'plan'}.md`, 'plan.md is not in the repository'],
    [
      'a document at an old place',
      'web/a.ts',
      `// see docs/${'old/specification'}.md`,
      'docs/old/specification.md is not',
    ],
  ])('reports a citation without a target: %s', (_, path, text, finding) => {
    const findings = citationFindings(filesWith({ [path]: text }));
    expect(findings).toContainEqual(expect.stringContaining(finding));
  });

  it('ignores file names invented by a test, and longer words that contain a citation', () => {
    const text = [`write('stories/${'leesmij'}.md')`, `import '${outside.replace('/notes', '-picture.ts')}'`];
    expect(citationFindings(filesWith({ 'web/a.ts': text.join('\n') }))).toEqual([]);
  });
});

describe('the specification', () => {
  it('reports a rule that the specification contains twice', () => {
    const twice = `## ${rule('1')}\n- **1.1** A.\n- **1.1** B.\n- **1.2** C.\n`;
    expect(citationFindings(filesWith({ [SPECIFICATION]: twice }))).toEqual([
      `${SPECIFICATION}: ${rule('1.1')} occurs 2 times`,
    ]);
  });

  it('reports a rule of the specification without a test', () => {
    expect(citationFindings(filesWith({ 'web/a.test.ts': `it('holds (${rule('1.1')})')` }))).toEqual([
      `${SPECIFICATION}: no test names ${rule('1.2')}`,
    ]);
  });
});

it('finds no broken citation in this repository', () => {
  expect(checkCitations()).toEqual([]);
});
