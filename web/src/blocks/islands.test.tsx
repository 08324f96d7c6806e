import { expect, it } from 'vitest';
import { hydrated } from '../islands/fixtures/hydrated.tsx';
import { PostcardForm } from './Forms/PostcardForm.island.tsx';
import { StagesOnPlan } from './HallPlan/StagesOnPlan.island.tsx';
import { NewsletterForm } from './Newsletter/NewsletterForm.island.tsx';

const again = {
  place: '/contact#f1',
  values: { message: 'Dag', vat: 'BE0123456700' },
  errors: { email: 'E-mailadres is een verplicht veld' },
  failure: 'Received an error HTTP status code: Service Unavailable.',
};

it.each([
  ['new', {}],
  ['shown again after an error', { again }],
])('hydrates a form that is %s', async (_, rest) => {
  for (const kind of ['contact', 'group-purchase'] as const) {
    const props = { kind, id: 'f1', days: 90, date: '27.10.25', ...rest };
    expect(await hydrated(PostcardForm, props, { address: '/contact' })).toContain('novalidate');
  }
  const props = { id: 'n1', title: 'Post', days: 30, ...rest };
  expect(await hydrated(NewsletterForm, props, { address: '/' })).toContain('novalidate');
});

it('hydrates a form after it was sent without scripts', async () => {
  const address = '/groepen?verzonden=f1&referentie=7e6f9a12';
  const props = { kind: 'group-purchase', id: 'f1', days: 90, date: '27.10.25' } as const;
  expect(await hydrated(PostcardForm, props, { address })).toContain('<strong>7e6f9a12</strong>');
});

it('restores form input that was typed earlier in this tab', async () => {
  const html = await hydrated(
    PostcardForm,
    { kind: 'contact', id: 'f1', days: 90, date: '27.10.25' },
    {
      address: '/contact',
      before: ({ sessionStorage }) =>
        sessionStorage.setItem('formulier:f1', '{"key":"k","values":{"firstName":"Lore"}}'),
    },
  );
  expect(html).toContain('novalidate');
});

it('hydrates the stages of the hall plan, with and without saved items', async () => {
  const props = {
    stages: [
      { slug: 'forum', title: 'Forum', description: 'Achthonderd stoelen.' },
      { slug: 'vijver', title: 'De vijver' },
    ],
    now: new Date('2025-10-27T22:30:00Z'),
  };
  expect(await hydrated(StagesOnPlan, props, { address: '/praktisch' })).toContain('De vijver');
  const before = (window: { localStorage: { setItem(name: string, value: string): void } }) =>
    window.localStorage.setItem('stapel.1.a', '{"title":"x"}');
  expect(await hydrated(StagesOnPlan, props, { address: '/praktisch', before })).toContain('De vijver');
});
