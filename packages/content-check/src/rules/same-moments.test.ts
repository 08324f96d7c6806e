import { expect, it } from 'vitest';
import { item, story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { sameMoments } from './same-moments.ts';

const soup = story('soep', { component: 'experience' });
const at = (slug: string) => item(slug, '2025-10-25 08:00', '', { experience: 'uuid-soep' });

it('names the slug of the other item', () => {
  expect(said(sameMoments, [soup, at('a'), at('b')])).toEqual([
    expect.stringMatching(/^waarschuwing b: .*\(a\) is dezelfde activiteit/),
  ]);
});

it('leaves an item in the folder of another day to the rule for folders', () => {
  const astray = at('programma-items/2025-10-26/soep');
  expect(said(sameMoments, [soup, astray, at('programma-items/2025-10-25/soep')])).toEqual([]);
});
