import { expect, it } from 'vitest';
import type { GenericPage } from '../pages/page.ts';
import { facet } from './fixtures/experience.ts';
import { placeOnPlan, stagesOnPlan } from './hall-plan.ts';

const page: GenericPage = {
  kind: 'page',
  uuid: 'u',
  path: '/praktisch',
  title: 'Praktisch',
  intro: [],
  body: [{ kind: 'hallPlan', uid: 'h', stages: [{ slug: 'forum', title: 'Forum' }] }],
  seo: {},
  publishers: [],
};

const at = (title: string, preciseLocation?: string) => ({ location: facet(title), preciseLocation });

it('returns the address of a stage on the plan of the hall', () => {
  expect(placeOnPlan(stagesOnPlan(page), at('Forum'))).toBe('/praktisch#zaal-forum');
});

it('returns the address of a table at the signing stage; for any other spot, the address of its stage', () => {
  const plan = { path: '/praktisch', stages: ['forum', 'signeerplein'] };
  expect(placeOnPlan(plan, at('Signeerplein', 'Tafel 3'))).toBe('/praktisch#zaal-signeerplein-tafel-3');
  for (const spot of ['Tafel 9', 'Tafel 0', 'Het gordijn achter tafel 8', 'De rode zetel', undefined])
    expect(placeOnPlan(plan, at('Signeerplein', spot)), spot).toBe('/praktisch#zaal-signeerplein');
  expect(placeOnPlan(plan, at('Forum', 'Tafel 3'))).toBe('/praktisch#zaal-forum');
});

it('finds a plan inside a text block of the page', () => {
  const text = [{ kind: 'blocks' as const, blocks: page.body }];
  const around = { ...page, body: [{ kind: 'richText' as const, uid: 't', text }] };
  expect(placeOnPlan(stagesOnPlan(around), at('Forum'))).toBe('/praktisch#zaal-forum');
});

it('returns undefined for a stage that is not on the plan, or if there is no plan', () => {
  expect(placeOnPlan(stagesOnPlan(page), at('Agora'))).toBeUndefined();
  expect(placeOnPlan(stagesOnPlan({ ...page, body: [] }), at('Forum'))).toBeUndefined();
  expect(placeOnPlan(stagesOnPlan(undefined), at('Forum'))).toBeUndefined();
  expect(placeOnPlan(stagesOnPlan(page), {})).toBeUndefined();
});
