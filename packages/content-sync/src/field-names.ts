import type { Difference, FieldPath } from './field-merge.ts';
import { isRecord } from './stable-json.ts';

/** The names of blocks and fields as editors see them. */
export type FieldNames = {
  block(component: string): string;
  field(component: string, field: string): string;
};

/** The names of the properties of a story, as Storyblok's editor shows them. */
const PROPERTIES = new Map([
  ['name', 'Naam'],
  ['slug', 'Slug en map'],
  ['position', 'Volgorde'],
  ['tag_list', 'Tags'],
  ['path', 'Real path'],
  ['sort_by_date', 'Sorteerdatum'],
  ['meta_data', 'Metadata'],
  ['published', 'Gepubliceerd'],
  ['version', 'Versie'],
]);

/** Reads the names from a list of components. */
export function fieldNames(components: readonly Record<string, unknown>[]): FieldNames {
  const byName = new Map(components.map((component) => [component.name, component]));
  const named = (value: unknown, otherwise: string) =>
    isRecord(value) && typeof value.display_name === 'string' && value.display_name !== ''
      ? value.display_name
      : otherwise;
  return {
    block: (component) => named(byName.get(component), component),
    field: (component, field) => {
      const schema = byName.get(component)?.schema;
      return named(isRecord(schema) ? schema[field] : undefined, field);
    },
  };
}

/** Returns the path of a field in editors' words: `Inhoud › 2. Tekst › Kop`. `component` is that of the story. */
export function pathInWords(at: FieldPath, component: string, names: FieldNames): string {
  let within = component;
  const [first, ...rest] = at;
  if (first !== 'content') return PROPERTIES.get(String(first)) ?? String(first);
  const words = rest.map((step) => {
    if (typeof step === 'string') return names.field(within, step);
    within = step.component;
    return `${step.block + 1}. ${names.block(step.component)}`;
  });
  return words.join(' › ') || 'Inhoud';
}

/** Formats a difference as a line: `Titel: hier ‘…’, in de space ‘…’`. */
export function differenceLine(difference: Difference, component: string, names: FieldNames): string {
  const { at, here, there } = difference;
  const [one, other] = [here, there].map((value) => brief(value, names));
  // Two different values may look the same once they are shortened.
  const values = one === other ? 'verschilt' : `hier ${one}, in de space ${other}`;
  return `${pathInWords(at, component, names)}: ${values}`;
}

/** Maximum number of characters of a value in the line. */
const LONGEST = 60;

function brief(value: unknown, names: FieldNames): string {
  if (value === undefined || value === null || value === '') return 'leeg';
  if (typeof value === 'boolean') return value ? 'ja' : 'nee';
  const text = textIn(value, names);
  return `‘${text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text}’`;
}

function textIn(value: unknown, names: FieldNames): string {
  if (Array.isArray(value)) return value.map((item) => textIn(item, names)).join(', ');
  if (!isRecord(value)) return String(value);
  if (value.type === 'doc') return wordsOf(value).replace(/\s+/g, ' ').trim();
  if (typeof value.component === 'string') return names.block(value.component);
  const named = [value.filename, value.cached_url, value.url].find(
    (one) => typeof one === 'string' && one !== '',
  );
  return typeof named === 'string' ? named.slice(named.lastIndexOf('/') + 1) || named : JSON.stringify(value);
}

/** The text of a rich text document, without marks. */
function wordsOf(node: unknown): string {
  if (Array.isArray(node)) return node.map(wordsOf).join('');
  if (!isRecord(node)) return '';
  return typeof node.text === 'string' ? node.text : `${wordsOf(node.content)} `;
}
