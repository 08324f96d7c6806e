import { expect, it } from 'vitest';
import { item, linkTo, story } from './examples.ts';
import { checkedBy } from './findings.ts';
import { edition } from './made-up-edition.ts';
import { titles } from './rules/titles.ts';

const SHOUTED = { title_overwrite: 'WIE ZET DE PUNT?' };
const NOW = new Date('2025-10-25T10:00:00Z');
const orderOf = (files: Parameters<typeof edition>[0]) =>
  checkedBy([titles], edition(files, { now: NOW })).findings.map(({ story: slug, urgency }) => [
    slug,
    urgency,
  ]);

it('ranks stories of today and tomorrow before those of next week, and past stories last', () => {
  expect(
    orderOf([
      item('gisteren', '2025-10-24 08:00', '2025-10-24 09:00', SHOUTED),
      item('volgende-week', '2025-11-02 09:00', '2025-11-02 10:00', SHOUTED),
      item('overmorgen', '2025-10-28 09:00', '2025-10-28 10:00', SHOUTED),
      item('morgen', '2025-10-26 09:00', '2025-10-26 10:00', SHOUTED),
    ]),
  ).toEqual([
    ['morgen', 'eerst'],
    ['overmorgen', 'daarna'],
    ['volgende-week', 'later'],
    ['gisteren', 'voorbij'],
  ]);
});

it('ranks an activity by its next moment, and the home page before pages that are more clicks away', () => {
  const title = 'WIE ZET DE PUNT?';
  const link = (slug: string) => ({ component: 'link', label: slug, link: linkTo(slug) });
  expect(
    orderOf([
      story('diep', { component: 'page', title }),
      story('ver', { component: 'page', title, body: [{ component: 'hero', buttons: [link('diep')] }] }),
      story('activiteiten/soep', { component: 'experience', title }),
      item('i', '2025-10-25 12:00', '2025-10-25 13:00', { experience: 'uuid-activiteiten/soep' }),
      story('home', { component: 'home', title, hero_buttons: [link('ver')] }),
    ]),
  ).toEqual([
    ['home', 'eerst'],
    ['activiteiten/soep', 'eerst'],
    ['ver', 'daarna'],
    ['diep', 'daarna'],
  ]);
});
