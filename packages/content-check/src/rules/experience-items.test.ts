import { expect, it } from 'vitest';
import { item, story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { experienceItems } from './experience-items.ts';

const experience = story('activiteiten/a', { component: 'experience', title: 'A' });
const one = item('i', '2025-10-25 08:00', '', { experience: 'uuid-activiteiten/a' });

it('accepts an experience with a programme item, and an unpublished experience', () => {
  expect(said(experienceItems, [experience, one])).toEqual([]);
  expect(said(experienceItems, [{ ...experience, draft: true }])).toEqual([]);
});

it('warns of an experience without a published programme item', () => {
  expect(said(experienceItems, [experience, { ...one, draft: true }])).toEqual([
    'waarschuwing activiteiten/a: geen enkel gepubliceerd programma-item hoort bij deze activiteit',
  ]);
});
