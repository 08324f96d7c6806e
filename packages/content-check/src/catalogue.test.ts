import { describe, expect, it } from 'vitest';
import { RULES } from './catalogue.ts';
import { found } from './made-up-edition.ts';
import { manualIsCurrent } from './manual-table.ts';

describe.each(RULES.map((rule) => [rule.name, rule] as const))('%s', (_, rule) => {
  it('reports the bad example of the rule, and accepts the good one', () => {
    const [bad, good] = [rule.bad(), rule.good()];
    expect(found(rule, bad.files, bad)).not.toEqual([]);
    expect(found(rule, good.files, good)).toEqual([]);
  });

  it('describes the problem in Dutch words that start in lower case and end without a full stop', () => {
    const bad = rule.bad();
    const texts = found(rule, bad.files, bad).flatMap(({ what, visitors }) => [what, visitors]);
    for (const text of [rule.looksFor, rule.visitors, ...texts])
      expect(text, text).toMatch(/^(?![\p{Lu}]).*[^.\s]$/u);
  });
});

it('contains no two rules with the same name', () => {
  expect(new Set(RULES.map(({ name }) => name)).size).toBe(RULES.length);
});

it("lists every rule in the editors' manual (to update it, run `node packages/content-check/src/manual-table.ts`)", () => {
  expect(manualIsCurrent()).toBe(true);
});
