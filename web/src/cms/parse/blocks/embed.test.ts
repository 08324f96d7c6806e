import { expect, it } from 'vitest';
import { ODD, readBlock } from '../fixtures/parsed-block.ts';

it('embed code is kept exactly as pasted (§3.25, §2.33)', () => {
  expect(readBlock('code_embed').block).toMatchObject({
    kind: 'embed',
    uid: 'uid-code_embed',
    title: 'Kaart',
    code: '<iframe src="https://kaart.example?a=1&amp;b=2"></iframe>',
  });
});

it('an embed without code cannot be shown', () => {
  for (const embed_code of ODD) {
    expect(readBlock('code_embed', { embed_code }).block).toMatchObject({
      kind: 'unreadable',
      reason: 'has no embed code',
    });
  }
});
