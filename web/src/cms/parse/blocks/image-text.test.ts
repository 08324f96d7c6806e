import { expect, it } from 'vitest';
import { ODD, readBlock } from '../fixtures/parsed-block.ts';

it('an image with text has its words, buttons, picture and three ways to lie (§3.21, §2.35)', () => {
  expect(readBlock('image_text').block).toMatchObject({
    kind: 'imageText',
    title: 'Met de trein',
    description: [{ kind: 'paragraph' }],
    links: [{ label: 'Praktisch', link: { href: '/praktisch' } }],
    image: { width: 1800 },
    large: true,
    reverse: true,
    contain: true,
  });
});

it('it stands in its plain form when nothing is chosen', () => {
  for (const odd of ODD.filter((value) => value !== true && !Array.isArray(value))) {
    expect(
      readBlock('image_text', { link: [], image: odd, large: odd, reverse: odd, contain_image: odd }).block,
    ).toMatchObject({
      kind: 'imageText',
      links: [],
      image: undefined,
      large: false,
      reverse: false,
      contain: false,
    });
  }
});

it('it may lack its title or its words, not both', () => {
  expect(readBlock('image_text', { title: '' })).toMatchObject({
    block: { kind: 'imageText', title: '' },
    warnings: [],
  });
  expect(readBlock('image_text', { description: null })).toMatchObject({
    block: { kind: 'imageText', description: [] },
    warnings: [],
  });
  for (const odd of ODD) {
    expect(readBlock('image_text', { title: odd, description: odd }).block).toMatchObject({
      kind: 'unreadable',
      reason: 'has no title and no text',
    });
  }
});

it('a button to a script is left out, the rest stands', () => {
  const link = [
    { _uid: 'l', component: 'link', label: 'Klik', link: { linktype: 'url', url: 'javascript:alert(1)' } },
  ];
  expect(readBlock('image_text', { link })).toMatchObject({
    block: { kind: 'imageText', links: [] },
    warnings: ['the link «Klik» leads nowhere or is not allowed'],
  });
});
