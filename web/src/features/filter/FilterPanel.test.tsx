import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import {
  eachGroup,
  type FilterOptions,
  NOTHING_CHOSEN,
  type Selection,
} from '../../domain/programme/filter/selection.ts';
import { facet } from '../../domain/programme/fixtures/experience.ts';
import { FilterPanel } from './FilterPanel.tsx';

const named = { type: [facet('Gesprek')], theme: [], location: [facet('Forum')] };
const withAges = {
  ...named,
  audience: [facet('Met kinderen')],
  age: [{ slug: '4-6', title: '4 tot 6 jaar' }],
};

/** Returns the summary of each group of a panel; `*` marks an open group. */
function foldsOf(options: FilterOptions, selection: Selection = NOTHING_CHOSEN, idle?: readonly 'age'[]) {
  const html = renderToStaticMarkup(
    <FilterPanel
      path="/programma/2025-10-27"
      options={options}
      selection={selection}
      counts={eachGroup(() => new Map())}
      idle={idle}
      show="Toon"
      choose={() => {}}
    />,
  );
  const folds = html.slice(html.indexOf('<form')).matchAll(/<details([^>]*)><summary>(.*?)<\/summary>/g);
  return [...folds].map(
    ([, attributes = '', words = '']) =>
      `${attributes.includes('open') ? '*' : ''}${words.replace(/<[^>]*>/g, ' ').trim()}`,
  );
}

it('omits groups without options, and opens all groups if the audience and age groups are missing', () => {
  expect(foldsOf(named)).toEqual(['*Types', '*Locaties']);
});

it('opens the audience and age groups, and lists the chosen options in each summary', () => {
  expect(foldsOf(withAges, { ...NOTHING_CHOSEN, age: ['4-6', '35'], type: ['gesprek'] })).toEqual([
    '*Voor wie',
    '*Leeftijd 4 tot 6, 35 jaar',
    'Types Gesprek',
    'Locaties',
  ]);
});

it('omits a group that cannot narrow the list, unless one of its options is chosen', () => {
  expect(foldsOf(withAges, NOTHING_CHOSEN, ['age'])).toEqual(['*Voor wie', 'Types', 'Locaties']);
  expect(foldsOf(withAges, { ...NOTHING_CHOSEN, age: ['5'] }, ['age'])).toContain('*Leeftijd 5 jaar');
});
