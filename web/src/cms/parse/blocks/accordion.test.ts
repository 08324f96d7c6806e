import { expect, it } from 'vitest';
import { ODD, readBlock } from '../fixtures/parsed-block.ts';
import { paragraph } from '../fixtures/stories.ts';

it('an accordion has a title and items that open (§3.22, §2.34)', () => {
  expect(readBlock('accordion').block).toMatchObject({
    kind: 'accordion',
    title: 'Vragen',
    items: [{ uid: 'item', title: 'Mag mijn hond mee?', text: [{ kind: 'paragraph' }] }],
  });
});

it('an item without a title is left out and told, one without a text stays', () => {
  const items = [null, 'x', { text: paragraph('Zomaar.') }, { _uid: 'a', title: 'Kort', text: null }];
  expect(readBlock('accordion', { items })).toEqual({
    block: {
      kind: 'accordion',
      uid: 'uid-accordion',
      title: 'Vragen',
      items: [{ uid: 'a', title: 'Kort', text: [] }],
    },
    warnings: ['an accordion item has no title'],
  });
});

it('an accordion without items cannot be shown', () => {
  for (const items of ODD)
    expect(readBlock('accordion', { items }).block).toMatchObject({
      kind: 'unreadable',
      reason: 'has no items',
    });
});
