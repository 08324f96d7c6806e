import { expect, it } from 'vitest';
import { ODD, readBlock } from '../fixtures/parsed-block.ts';

it('a forms block names one of our two forms (§2.36)', () => {
  expect(readBlock('forms').block).toMatchObject({
    kind: 'forms',
    uid: 'uid-forms',
    title: 'Schrijf ons',
    form: 'contact',
  });
  expect(readBlock('forms', { form: 'groupPurchase', title: null }).block).toMatchObject({
    form: 'groupPurchase',
  });
});

it('a form that is not ours cannot be shown', () => {
  for (const form of [...ODD, 'login', 'constructor']) {
    expect(readBlock('forms', { form }).block).toMatchObject({
      kind: 'unreadable',
      reason: 'names no form of ours',
    });
  }
});
