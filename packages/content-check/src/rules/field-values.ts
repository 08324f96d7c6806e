import type { ContentDates } from 'web/content-rules';
import type { Field } from '../content-model.ts';
import { story } from '../examples.ts';
import { isObject, listOf } from '../json.ts';
import { instantOf } from '../programme.ts';
import type { Complaint, Rule } from '../rule.ts';

type Fault = Pick<Complaint, 'severity' | 'what' | 'mend' | 'visitors'>;

export const fieldValues: Rule = {
  name: 'waarde van een veld',
  looksFor:
    'een waarde van de verkeerde soort, een keuze die niet bestaat, of een tekst of lijst die te lang is',
  visitors: 'ze zien niet wat hier staat',
  severity: 'fout',
  find: ({ files, partsOf, dates }) =>
    files.flatMap((file) =>
      partsOf(file).fields.flatMap((at): Complaint[] => {
        const { field, value } = at;
        if (value === undefined || value === null || value === '') return [];
        const fault = shape(field, value, dates) ?? option(field, value) ?? length(field, value);
        return fault ? [{ file, at, ...fault }] : [];
      }),
    ),
  bad: () => ({ files: [story('a', { component: 'page', page_color: 'mauve' })] }),
  good: () => ({ files: [story('a', { component: 'page', page_color: 'red' })] }),
};

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

/** Descriptions of the values that each type of field accepts. */
const KINDS: Record<string, string> = {
  text: 'tekst',
  textarea: 'tekst',
  boolean: 'een vinkje',
  richtext: 'tekst met opmaak',
  bloks: 'een lijst van blokken',
  asset: 'een beeld of bestand',
  multiasset: 'een lijst van beelden',
  multilink: 'een link',
  option: 'één keuze uit de lijst',
  options: 'een lijst van keuzes',
};

function shape({ type }: Field, value: unknown, dates: ContentDates): Fault | undefined {
  if (SHAPES[type]?.(value) ?? true) return undefined;
  const shown = typeof value === 'object' ? '' : ` ‘${value}’`;
  if (type === 'datetime') {
    const mend = `Kies de datum opnieuw, of schrijf ze als 2025-10-25 08:00 (${dates === 'utc' ? 'UTC' : 'uur van Brussel'})`;
    const visitors = 'ze zien geen datum, en een item zonder begin staat niet in het programma';
    return { what: `${shown.trim() || 'dit'} is geen datum die bestaat`, visitors, mend };
  }
  return {
    what: `in dit veld past ${KINDS[type] ?? 'iets anders'}, maar er staat iets anders${shown}`,
    mend: 'Maak het veld leeg en vul het opnieuw in',
  };
}

function option({ options }: Field, value: unknown): Fault | undefined {
  const chosen = Array.isArray(value) ? value : [value];
  const isKnown = (one: unknown) => one === '' || options?.some(({ value: known }) => known === String(one));
  const unknown = chosen.find((one) => !isKnown(one));
  if (options === undefined || unknown === undefined) return undefined;
  const mend = `Kies uit: ${options.map(({ name }) => name).join(', ')}`;
  return { what: `‘${unknown}’ is geen keuze van dit veld`, mend };
}

function length({ maxLength, maximum }: Field, value: unknown): Fault | undefined {
  if (maxLength !== undefined && typeof value === 'string' && [...value].length > maxLength) {
    const what = `de tekst is te lang: ${[...value].length} tekens`;
    const visitors = 'ze zien een tekst die afgebroken is of die de pagina uit evenwicht brengt';
    return {
      severity: 'waarschuwing',
      what,
      visitors,
      mend: `Kort hem in tot hoogstens ${maxLength} tekens`,
    };
  }
  if (maximum !== undefined && listOf(value).length > maximum) {
    const what = `er staan er te veel: ${listOf(value).length}`;
    const visitors = 'ze zien er meer dan er plaats is';
    return { severity: 'waarschuwing', what, visitors, mend: `Hou er hoogstens ${maximum}` };
  }
  return undefined;
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
