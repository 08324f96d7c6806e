import { expect, it } from 'vitest';
import { ODD, readBlock } from '../fixtures/parsed-block.ts';

it('a hero has its title, intro, picture and buttons', () => {
  expect(readBlock('hero').block).toMatchObject({
    kind: 'hero',
    title: 'Boektopia',
    intro: [{ kind: 'paragraph' }],
    image: { width: 1800 },
    links: [{ label: 'Tickets', link: { href: '/praktisch' } }],
  });
});

it('a hero may have a title alone, not everything but a title', () => {
  expect(readBlock('hero', { intro: null, image: null, buttons: null })).toEqual({
    block: { kind: 'hero', uid: 'uid-hero', title: 'Boektopia', intro: [], links: [] },
    warnings: [],
  });
  for (const title of ODD)
    expect(readBlock('hero', { title }).block).toMatchObject({ kind: 'unreadable', reason: 'has no title' });
});
