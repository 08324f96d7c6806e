import { expect, it } from 'vitest';
import { ODD, readBlock } from '../fixtures/parsed-block.ts';
import { nestedStory } from '../fixtures/stories.ts';

it('a grid of the programme has its items, a title and a link', () => {
  expect(readBlock('program_grid').block).toMatchObject({
    kind: 'programGrid',
    title: 'Straks',
    items: [{ title: 'Het stille rek', start: new Date('2025-10-25T08:00:00Z') }],
    links: [{ label: 'Programma', link: { href: '/programma' } }],
  });
});

it('an item without a start is left out and told under its own name', () => {
  const broken = nestedStory('programma-items/rooster-zonder-begin', {
    component: 'program',
    start_date: '',
  });
  const good = nestedStory('programma-items/met-begin', {
    component: 'program',
    start_date: '2025-10-25 08:00',
  });
  const { block, warnings } = readBlock('program_grid', { programs: [broken, good] });
  expect(block?.kind === 'programGrid' && block.items).toHaveLength(1);
  expect(warnings).toEqual(['a programme item without a start is not shown']);
});

it('a grid without items cannot be shown', () => {
  for (const programs of [...ODD, ['908f3116-cf37-59be-ac58-c8e116afbeb4']]) {
    expect(readBlock('program_grid', { programs }).block).toMatchObject({
      kind: 'unreadable',
      reason: 'has no programme items',
    });
  }
});
