import { isObject, type JsonObject, listOf, objectOf, textOf } from './json.ts';

/** A field of a component, with the constraints that can be checked. */
export type Field = {
  /** The name that editors see. */
  label: string;
  type: string;
  required: boolean;
  /** The allowed values with the names that editors see; undefined if the field refers to stories or has no list. */
  options?: readonly { name: string; value: string }[];
  /** Set if the field refers to stories. A non-empty list limits their content types. */
  stories?: { types: readonly string[] };
  /** The allowed blocks; undefined if any block is allowed. */
  blocks?: readonly string[];
  /** Maximum number of blocks. */
  maximum?: number;
  /** Maximum number of characters. */
  maxLength?: number;
  /** Whether the field is a date without a time. */
  dateOnly: boolean;
  /** The name of the plugin of a custom field. */
  plugin?: string;
};

type Component = {
  name: string;
  /** The name that editors see. */
  label: string;
  /** Whether the component is a content type. Only content types can be the component of a story. */
  isRoot: boolean;
  isNestable: boolean;
  fields: ReadonlyMap<string, Field>;
};

export type ContentModel = ReadonlyMap<string, Component>;

/** Returns the name of a field as editors see it. */
export const fieldName = (model: ContentModel, component: string, field: string): string =>
  model.get(component)?.fields.get(field)?.label ?? field;

/** Returns the name of a content type or block as editors see it. */
export const kindName = (model: ContentModel, component: string): string =>
  model.get(component)?.label ?? component;

/** Reads `components.json` in either layout of Storyblok's CLI. Throws if it is not JSON. */
export function readContentModel(source: string): ContentModel {
  const json: unknown = JSON.parse(source);
  const components = Array.isArray(json) ? json : listOf(objectOf(json).components);
  return new Map(components.filter(isObject).map((component) => [textOf(component.name), read(component)]));
}

function read(component: JsonObject): Component {
  const fields = Object.entries(objectOf(component.schema)).map(
    // The model numbers fields within a tab (`0-title`), but stories use the plain name.
    ([written, field]) => {
      const name = written.replace(/^\d+-/, '');
      return [name, readField(name, objectOf(field))] as const;
    },
  );
  return {
    name: textOf(component.name),
    label: textOf(component.display_name) || textOf(component.name),
    isRoot: component.is_root === true,
    isNestable: component.is_nestable !== false,
    fields: new Map(fields.filter(([, { type }]) => type !== 'tab' && type !== 'section')),
  };
}

function readField(name: string, field: JsonObject): Field {
  const source = textOf(field.source);
  const texts = (value: unknown) => listOf(value).map(textOf).filter(Boolean);
  const options = listOf(field.options)
    .map(objectOf)
    .map((option) => ({ name: textOf(option.name) || textOf(option.value), value: textOf(option.value) }));
  const isChoice = /^options?$/.test(textOf(field.type)) && (source === '' || source === 'self');
  const blocks = texts(field.component_whitelist);
  return {
    label: textOf(field.display_name) || name,
    type: textOf(field.type),
    required: field.required === true,
    options: isChoice && options.length > 0 ? options : undefined,
    stories: source === 'internal_stories' ? { types: texts(field.filter_content_type) } : undefined,
    blocks: field.restrict_components === true && blocks.length > 0 ? blocks : undefined,
    maximum: count(field.maximum),
    maxLength: count(field.max_length),
    dateOnly: field.disable_time === true,
    plugin: textOf(field.field_type) || undefined,
  };
}

/** Parses a limit, which Storyblok stores as text. Returns undefined if there is no limit. */
function count(value: unknown): number | undefined {
  const number = Number(value ?? 0);
  return number > 0 ? number : undefined;
}
