import { type EventDocument, textsAt, valuesAt } from './document-values.ts';
import { fieldTexts } from './event-fields.ts';
import { givenList } from './parameters.ts';
import { notFound } from './problem.ts';
import type { QueryParameters } from './query-string.ts';

interface FacetValue {
  key: string;
  name: Readonly<Record<string, string>>;
}

/** For each facet, a function that returns the values of an event that the facet counts. */
const facets: ReadonlyMap<string, (event: EventDocument) => FacetValue[]> = new Map([
  ['regions', (event) => fieldTexts(event, 'regions').map((key) => ({ key, name: { nl: key } }))],
  ['types', termsOf('eventtype')],
  ['themes', termsOf('theme')],
  ['facilities', termsOf('facility')],
  [
    'labels',
    (event) =>
      fieldTexts(event, 'labels').map((key) => ({ key, name: { nl: key, fr: key, de: key, en: key } })),
  ],
]);

/** Returns the names of the requested facets. Throws a problem for an unknown facet. */
export function facetNames(parameters: QueryParameters): string[] {
  return givenList(parameters, 'facets').map((given) => {
    const name = given.toLowerCase();
    if (!facets.has(name)) throw notFound(`Unknown facet name '${given}'.`);
    return name;
  });
}

/** Counts the events for each value of a facet, by the id of the value, most frequent first. */
export function countFacet(name: string, events: readonly EventDocument[]): Record<string, unknown> {
  const counts = new Map<string, { name: FacetValue['name']; count: number }>();
  for (const event of events) {
    const values = new Map(
      facets
        .get(name)?.(event)
        .map((value) => [value.key, value]),
    );
    for (const { key, name } of values.values()) {
      counts.set(key, { name, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  }
  return Object.fromEntries([...counts].sort(([, a], [, b]) => b.count - a.count));
}

function termsOf(domain: string): (event: EventDocument) => FacetValue[] {
  return (event) =>
    valuesAt(event, 'terms').flatMap((term) => {
      const [key] = textsAt(term, 'id');
      if (key === undefined || textsAt(term, 'domain')[0] !== domain) return [];
      return [{ key, name: { nl: textsAt(term, 'label')[0] ?? key } }];
    });
}
