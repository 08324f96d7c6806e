import type { Datasource } from '../folder/datasource.ts';
import { given, listOf } from './operand.ts';
import { type Page, pageOf } from './page.ts';

/** An entry of a datasource, as a response contains it. */
export interface DatasourceEntry {
  id: number;
  name: string;
  value: string;
  /** The value in the requested dimension; null if no dimension is requested. */
  dimensionValue: string | null;
  /** Other properties of the entry from its file, which Storyblok wrote. */
  origin: { datasource_id?: number | null; created_at?: string | null; updated_at?: string | null };
}

type Text = string | null | undefined;

/** Maximum number of datasource entries or links on one page of a response. For stories the maximum is lower. */
export const MOST_ENTRIES_PER_PAGE = 1000;

/** Returns the datasources whose name or slug contains a text, and whose id is in a list. */
export function requestedDatasources(
  datasources: readonly Datasource[],
  { search, byIds }: { search: Text; byIds: Text | readonly (string | null)[] },
): Datasource[] {
  const text = given(search)?.toLowerCase() ?? '';
  const ids = typeof byIds === 'string' ? listOf(given(byIds) ?? []) : (byIds ?? []);
  return datasources.filter(
    ({ id, name, slug }) =>
      (ids.length === 0 || ids.includes(String(id))) && `${name} ${slug}`.toLowerCase().includes(text),
  );
}

/** Returns the datasource with this id or slug. */
export function datasourceBy(datasources: readonly Datasource[], id: string): Datasource | undefined {
  return datasources.find((one) => String(one.id) === id || one.slug === id);
}

/** Returns a page of the entries of one datasource, or of all datasources. */
export function requestedEntries(
  datasources: readonly Datasource[],
  requested: { datasource?: Text; dimension?: Text; page?: number | null; per_page?: number | null },
): Page<DatasourceEntry> {
  const slug = given(requested.datasource);
  const dimension = given(requested.dimension);
  const entries = datasources
    .filter((datasource) => slug === undefined || datasource.slug === slug)
    .flatMap((datasource) => datasource.entries)
    .map(({ id, name, value, dimension_value: values, ...origin }) => ({
      id,
      name,
      value,
      origin,
      dimensionValue: dimension === undefined ? null : valueIn(values, dimension),
    }));
  return pageOf(entries, requested, MOST_ENTRIES_PER_PAGE);
}

function valueIn(values: Datasource['entries'][number]['dimension_value'], dimension: string): string | null {
  if (values === null || values === undefined) return null;
  return typeof values === 'string' ? values : (values[dimension] ?? null);
}
