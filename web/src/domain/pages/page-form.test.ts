import { expect, it } from 'vitest';
import type { GenericPage } from './page.ts';
import { bodyWithForm } from './page-form.ts';

const text = { kind: 'richText', uid: 't', text: [] } as const;
const form = { kind: 'forms', uid: 'f', form: 'contact' } as const;
const pageOf = (given: Partial<GenericPage>): GenericPage => ({
  kind: 'page',
  component: 'page',
  uuid: 'u',
  path: '/p',
  title: 'P',
  intro: [],
  body: [text],
  seo: {},
  publishers: [],
  ...given,
});

it('a contact page and a form page begin with their form (§2.13)', () => {
  expect(bodyWithForm(pageOf({ component: 'contact' }))).toEqual([
    { kind: 'forms', uid: 'u', form: 'contact' },
    text,
  ]);
  expect(bodyWithForm(pageOf({ component: 'form', form: 'groupPurchase' }))).toEqual([
    { kind: 'forms', uid: 'u', form: 'groupPurchase' },
    text,
  ]);
});

it('a form that an editor gave a place stays there, alone', () => {
  expect(bodyWithForm(pageOf({ component: 'contact', body: [text, form] }))).toEqual([text, form]);
});

it('any other page has no form of its own', () => {
  expect(bodyWithForm(pageOf({}))).toEqual([text]);
});
