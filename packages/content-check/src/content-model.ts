import { isObject, type JsonObject, listOf, objectOf, textOf } from './json.ts';

/** One field of a component, as far as it can be held to something. */
export type Field = {
  /** As editors see it. */
  label: string;
  type: string;
  required: boolean;
  /** The values to choose from; undefined where the choice is stories or nothing is listed. */
  options?: readonly string[];
  /** The field points to stories, perhaps only of these content types. */
  stories?: { types: readonly string[] };
  /** The blocks that may stand in it; undefined where any may. */
  blocks?: readonly string[];
  /** At most so many blocks. */
  maximum?: number;
  /** At most so many characters. */
  maxLength?: number;
  /** A day without an hour. */
  dateOnly: boolean;
};

type Component = {
  name: string;
  /** As editors see it. */
  label: string;
  /** A content type: a story may be of it. */
  isRoot: boolean;
  isNestable: boolean;
  fields: ReadonlyMap<string, Field>;
};

export type ContentModel = ReadonlyMap<string, Component>;

/** A field of such a kind as editors see it. */
export const fieldName = (model: ContentModel, component: string, field: string): string =>
  model.get(component)?.fields.get(field)?.label ?? field;

/** A kind of story or block as editors see it. */
export const kindName = (model: ContentModel, component: string): string =>
  model.get(component)?.label ?? component;

/** Reads `components.json` in either layout of Storyblok's CLI. Throws where it is not JSON. */
export function readContentModel(source: string): ContentModel {
  const json: unknown = JSON.parse(source);
  const components = Array.isArray(json) ? json : listOf(objectOf(json).components);
  return new Map(components.filter(isObject).map((component) => [textOf(component.name), read(component)]));
}

function read(component: JsonObject): Component {
  const fields = Object.entries(objectOf(component.schema)).map(
    // The editor numbers a field that stands in a tab, as `0-title`; stories do not.
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
  const options = listOf(field.options).map((option) => textOf(objectOf(option).value));
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
  };
}

/** Storyblok stores the bounds that an editor typed as text. */
function count(value: unknown): number | undefined {
  const number = Number(value ?? 0);
  return number > 0 ? number : undefined;
}
