import type { Field } from '../content-model.ts';
import type { ContentDates } from '../edition.ts';
import { type Complaint, complain, type Rule } from '../finding.ts';
import { isObject, listOf } from '../json.ts';
import { instantOf } from '../programme.ts';

type Fault = Pick<Complaint, 'severity' | 'what' | 'mend'>;

/** Field values must be valid: of the right type, among the listed options, and within the maximum length or count. */
export const fieldValues: Rule = ({ files, partsOf, dates }) =>
  files.flatMap((file) =>
    partsOf(file).fields.flatMap(({ path, field, value }) => {
      if (value === undefined || value === null || value === '') return [];
      const fault = shape(field, value, dates) ?? option(field, value) ?? length(field, value);
      return fault ? [complain(file, fault.severity, `${path} ${fault.what}`, fault.mend)] : [];
    }),
  );

const SHAPES: Record<string, (value: unknown) => boolean> = {
  text: isText,
  textarea: isText,
  markdown: isText,
  // Any time zone will do, because it does not affect whether a date is valid.
  datetime: (value) => isText(value) && instantOf(value, { dates: 'utc' }) !== undefined,
  // The site accepts the texts «true» and «false» too, because older stories contain them.
  boolean: (value) => typeof value === 'boolean' || value === 'true' || value === 'false',
  richtext: (value) => isObject(value) && value.type === 'doc',
  bloks: (value) => Array.isArray(value) && value.every(isObject),
  asset: isObject,
  multiasset: (value) => Array.isArray(value) && value.every(isObject),
  multilink: isObject,
  option: isText,
  options: (value) => Array.isArray(value) && value.every(isText),
};

function shape({ type }: Field, value: unknown, dates: ContentDates): Fault | undefined {
  if (SHAPES[type]?.(value) ?? true) return undefined;
  const shown = typeof value === 'object' ? '' : ` ‘${value}’`;
  if (type === 'datetime') {
    const mend = `Schrijf als 2025-10-25 08:00 (${dates === 'utc' ? 'UTC' : 'uur van Brussel'})`;
    return { severity: 'fout', what: `is geen datum:${shown}`, mend };
  }
  return {
    severity: 'fout',
    what: `past niet in een veld van soort ‘${type}’${shown}`,
    mend: 'Vul opnieuw in',
  };
}

function option({ options }: Field, value: unknown): Fault | undefined {
  const chosen = Array.isArray(value) ? value : [value];
  const isKnown = (one: unknown) => one === '' || options?.some(({ value: known }) => known === String(one));
  const unknown = chosen.find((one) => !isKnown(one));
  if (options === undefined || unknown === undefined) return undefined;
  const mend = `Kies uit: ${options.map(({ name }) => name).join(', ')}`;
  return { severity: 'fout', what: `kent geen keuze ‘${unknown}’`, mend };
}

function length({ maxLength, maximum }: Field, value: unknown): Fault | undefined {
  if (maxLength !== undefined && typeof value === 'string' && [...value].length > maxLength) {
    const what = `is te lang: ${[...value].length} tekens`;
    return { severity: 'waarschuwing', what, mend: `Hou het op ${maxLength} tekens` };
  }
  if (maximum !== undefined && listOf(value).length > maximum) {
    const what = `heeft te veel blokken: ${listOf(value).length}`;
    return { severity: 'waarschuwing', what, mend: `Hou het op ${maximum}` };
  }
  return undefined;
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
