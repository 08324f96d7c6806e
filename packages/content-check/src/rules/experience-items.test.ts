import { expect, it } from 'vitest';
import { item, said, story } from '../made-up-edition.ts';
import { experienceItems } from './experience-items.ts';

const experience = story('activiteiten/a', { component: 'experience', title: 'A' });
const one = item('i', '2025-10-25 08:00', '', { experience: 'uuid-activiteiten/a' });

it('accepts an experience with a programme item, and an unpublished experience', () => {
  expect(said(experienceItems, [experience, one])).toEqual([]);
  expect(said(experienceItems, [{ ...experience, draft: true }])).toEqual([]);
});

it('warns of an experience without a published programme item', () => {
  expect(said(experienceItems, [experience, { ...one, draft: true }])).toEqual([
    'waarschuwing activiteiten/a: activiteit zonder programma-items: er staat geen uur en geen plaats bij',
  ]);
});
