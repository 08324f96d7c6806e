import fc from 'fast-check';
import type { readEdition } from './edition.ts';
import type { Group } from './selection.ts';

/**
 * Generates random selections from the filter options of the edition. The day with the most items occurs more
 * often than other days.
 */
export function drawnSelections({ items, options }: ReturnType<typeof readEdition>) {
  const days = [...new Set(items.map(({ day }) => day))].sort();
  const some = (group: Group, maxLength = 3) => fc.subarray([...options[group].keys()], { maxLength });
  /** Usually chooses no option of a group, otherwise a few. A selection in all groups at once would match no items. */
  const seldom = (group: Group) =>
    fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: some(group, 2) });
  return fc.record({
    day: fc.constantFrom('2025-10-26', ...days),
    choice: fc.record({
      doelgroep: seldom('doelgroep'),
      leeftijd: seldom('leeftijd'),
      type: some('type'),
      thema: some('thema'),
      locatie: some('locatie'),
      toegang: seldom('toegang'),
      reservatie: seldom('reservatie'),
      dagdeel: seldom('dagdeel'),
    }),
  });
}
