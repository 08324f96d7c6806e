import { expect, it } from 'vitest';
import { placeOnPlan } from './hall-plan.ts';
import type { GenericPage } from './page.ts';

const page: GenericPage = {
  kind: 'page',
  component: 'page',
  uuid: 'u',
  path: '/praktisch',
  title: 'Praktisch',
  intro: [],
  body: [{ kind: 'hallPlan', uid: 'h', stages: [{ slug: 'forum', title: 'Forum' }] }],
  seo: {},
  publishers: [],
};

it('a stage on the plan has an address there', () => {
  expect(placeOnPlan(page, 'forum')).toBe('/praktisch#zaal-forum');
});

it('a stage that is not on the plan, or without a plan, has none', () => {
  expect(placeOnPlan(page, 'agora')).toBeUndefined();
  expect(placeOnPlan({ ...page, body: [] }, 'forum')).toBeUndefined();
  expect(placeOnPlan(undefined, 'forum')).toBeUndefined();
  expect(placeOnPlan(page, undefined)).toBeUndefined();
});
