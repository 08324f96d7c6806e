import type { ComponentSchema } from '../folder/component-schema.ts';
import { isRecord } from '../stories/columns.ts';
import { isName } from './type-name.ts';

type Fields = ComponentSchema['schema'];
type FieldSchema = Fields[string];

/** A field of a content type in the schema. */
export interface TypedField {
  /** The name in the schema. The JSON of a table field `f` is named `f_json`. */
  name: string;
  /** The key in the content. */
  key: string;
  type:
    | 'String'
    | 'Boolean'
    | '[String]'
    | 'Story'
    | '[Story]'
    | 'Asset'
    | '[Asset]'
    | 'Link'
    | 'BlockScalar'
    | 'JsonScalar';
  isFilterable: boolean;
}

/** Returns the fields of a content type, according to Storyblok's table of field types. Omits tabs and sections. */
export function typedFields(schema: Fields): TypedField[] {
  const reserved = new Set(['_editable', '_uid', 'component']);
  return Object.entries(schema)
    .filter(([key]) => isName(key) && !reserved.has(key))
    .flatMap(([key, field]) => typedField(key, field));
}

function typedField(key: string, field: FieldSchema): TypedField[] {
  const one = (type: TypedField['type'], isFilterable = false) => [{ name: key, key, type, isFilterable }];
  const isRelation = field.source === 'internal_stories';
  switch (field.type) {
    case 'tab':
    case 'section':
      return [];
    case 'text':
    case 'number':
      return one('String', true);
    case 'textarea':
    case 'markdown':
    case 'datetime':
    case 'image':
    case 'file':
      return one('String');
    case 'boolean':
      return one('Boolean', true);
    case 'option':
      return one(isRelation ? 'Story' : 'String', true);
    case 'options':
      return one(isRelation ? '[Story]' : '[String]', true);
    case 'asset':
      return one('Asset');
    case 'multiasset':
      return one('[Asset]');
    case 'multilink':
      return one('Link');
    case 'bloks':
      return one('BlockScalar');
    case 'table':
      return [...one('String'), { name: `${key}_json`, key, type: 'JsonScalar', isFilterable: false }];
    default:
      return one('JsonScalar');
  }
}

/** Converts a plain value to the type of its field; null if the content has another type. */
export function plainValue(type: TypedField['type'], value: unknown): unknown {
  switch (type) {
    case 'String':
      return textOf(value);
    case 'Boolean':
      return value === undefined || value === null || value === ''
        ? null
        : value === true || value === 'true';
    case '[String]':
      return Array.isArray(value) ? value.map(textOf) : null;
    case 'Asset':
      return assetOf(value);
    case '[Asset]':
      return Array.isArray(value) ? value.map(assetOf) : null;
    default:
      return value ?? null;
  }
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function assetOf(value: unknown): unknown {
  return isRecord(value) && typeof value.filename === 'string' ? value : null;
}
