import { expect, it } from 'vitest';
import type { GenericPage } from '../pages/page.ts';
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

it('returns the address of a stage on the plan of the hall', () => {
  expect(placeOnPlan(stagesOnPlan(page), 'forum')).toBe('/praktisch#zaal-forum');
});

it('finds a plan inside a text block of the page', () => {
  const text = [{ kind: 'blocks' as const, blocks: page.body }];
  const around = { ...page, body: [{ kind: 'richText' as const, uid: 't', text }] };
  expect(placeOnPlan(stagesOnPlan(around), 'forum')).toBe('/praktisch#zaal-forum');
});

it('returns undefined for a stage that is not on the plan, or if there is no plan', () => {
  expect(placeOnPlan(stagesOnPlan(page), 'agora')).toBeUndefined();
  expect(placeOnPlan(stagesOnPlan({ ...page, body: [] }), 'forum')).toBeUndefined();
  expect(placeOnPlan(stagesOnPlan(undefined), 'forum')).toBeUndefined();
  expect(placeOnPlan(stagesOnPlan(page), undefined)).toBeUndefined();
});
