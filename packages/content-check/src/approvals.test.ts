import { expect, it } from 'vitest';
import { story } from './examples.ts';
import { checkedBy } from './findings.ts';
import { edition } from './made-up-edition.ts';
import { titles } from './rules/titles.ts';

const pages = ['a', 'b'].map((slug) => story(slug, { component: 'page', title: 'WIE ZET DE PUNT?' }));
const approving = (...approvals: readonly { rule: string; story: string }[]) => {
  const approved_findings = approvals.map((one) => ({
    component: 'approved_finding',
    reason: 'Ja.',
    ...one,
  }));
  const data = story('globaal/global-data', { component: 'global_data', approved_findings });
  const { findings, approved } = checkedBy([titles], edition([...pages, data]));
  return { open: findings.map((one) => one.story), approved: approved.map((one) => one.story), findings };
};

it('counts approved findings separately, whether editors approved them for one story or for a whole rule', () => {
  expect(approving({ rule: 'Titel', story: 'uuid-a' })).toMatchObject({ open: ['b'], approved: ['a'] });
  expect(approving({ rule: 'titel', story: '' })).toMatchObject({ open: [], approved: ['a', 'b'] });
});

it('reports an approval of an unknown rule, and an approval that matches no finding', () => {
  const { findings } = approving(
    { rule: 'titel', story: 'uuid-a' },
    { rule: 'titel', story: 'uuid-weg' },
    { rule: 'onzin', story: 'uuid-a' },
  );
  expect(findings.filter(({ rule }) => rule === 'goedgekeurde bevinding').map(({ what }) => what)).toEqual([
    'deze rij keurt een bevinding van de regel ‘titel’ goed, maar die bevinding is er niet meer',
    'er is geen regel met de naam ‘onzin’',
  ]);
});
