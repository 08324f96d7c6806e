import { story } from '../examples.ts';
import type { Rule } from '../rule.ts';

const example = (...approved_findings: readonly unknown[]) => ({
  files: [story('globaal/global-data', { component: 'global_data', approved_findings })],
});

/**
 * This rule finds nothing itself. `findings.ts` adds its complaints, which depend on the findings of all other rules.
 */
export const approvedFindings: Rule = {
  name: 'goedgekeurde bevinding',
  looksFor: 'een goedgekeurde bevinding van een regel die niet bestaat, of die niets meer tegenhoudt',
  visitors: 'niets; alleen de lijst van goedgekeurde bevindingen klopt niet meer',
  severity: 'tip',
  find: () => [],
  bad: () => example({ component: 'approved_finding', rule: 'tag', story: '', reason: 'Bewust zo.' }),
  good: () => example(),
};
