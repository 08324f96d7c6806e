import { expect, it } from 'vitest';
import { ODD, readBlock } from '../fixtures/parsed-block.ts';
import { EMPTY_ASSET } from '../fixtures/stories.ts';

it('an image has its caption and may float (§2.30)', () => {
  expect(readBlock('image').block).toMatchObject({
    kind: 'image',
    image: { alt: 'Een boek', width: 1800, height: 1200 },
    caption: 'Het rek',
    floating: true,
  });
});

it('an image needs no caption', () => {
  expect(readBlock('image', { caption: '', should_float: '' })).toMatchObject({
    block: { kind: 'image', floating: false },
    warnings: [],
  });
  expect(readBlock('image', { caption: '' }).block).toHaveProperty('caption', undefined);
});

it('an image without a picture cannot be shown', () => {
  for (const image of [...ODD, EMPTY_ASSET, { filename: 'javascript:alert(1)' }]) {
    expect(readBlock('image', { image })).toMatchObject({
      block: { kind: 'unreadable', reason: 'has no image' },
      warnings: ['block image (uid-image): has no image'],
    });
  }
});
