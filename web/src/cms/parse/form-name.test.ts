import { expect, it } from 'vitest';
import { formName } from './form-name.ts';

it('a form is known by its name, however the option is written', () => {
  expect(formName('contact')).toBe('contact');
  for (const written of ['groupPurchase', 'group-purchase', 'group_purchase', ' groupPurchase ']) {
    expect(formName(written)).toBe('groupPurchase');
  }
  for (const odd of ['', 'constructor', 'newsletter', null, undefined, 3, {}, ['contact']])
    expect(formName(odd)).toBeUndefined();
});
