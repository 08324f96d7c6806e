import { expect, it } from 'vitest';
import { ODD, readBlock } from '../fixtures/parsed-block.ts';

it('a hall plan has its stages, with what one finds there', () => {
  expect(readBlock('hall_plan').block).toMatchObject({
    kind: 'hallPlan',
    stages: [{ slug: 'forum', title: 'Forum', description: 'Het grote podium.' }],
  });
});

it('a hall plan without stages cannot be shown', () => {
  for (const stages of ODD) {
    expect(readBlock('hall_plan', { stages }).block).toMatchObject({
      kind: 'unreadable',
      reason: 'has no stages',
    });
  }
});
