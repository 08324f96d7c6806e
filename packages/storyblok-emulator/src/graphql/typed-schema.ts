import type { ComponentSchema } from '../folder/component-schema.ts';
import type { ContentRequest } from '../stories/content-request.ts';
import { type ItemsArguments, manyItems, oneItem, type StoryArguments } from './resolvers.ts';
import { ITEM_FIELDS, LIST_ARGUMENTS, STORY_ARGUMENTS } from './schema-text.ts';
import { typeName } from './type-name.ts';
import { plainValue, type TypedField, typedFields } from './typed-field.ts';
import { type ReferenceArguments, referredStories, referredStory, typedLink } from './typed-reference.ts';

type FieldResolver = (
  content: Record<string, unknown>,
  args: ReferenceArguments,
  question: ContentRequest,
) => unknown;

/** The part of the schema that depends on the content types of a space. */
export interface TypedSchema {
  typeDefs: string;
  query: Record<string, (parent: unknown, args: never, question: ContentRequest) => unknown>;
  contents: Record<string, Record<string, FieldResolver>>;
}

/** Creates `XItem`, `XItems`, `XComponent` and `XFilterQuery` for each content type. */
export function typedSchema(
  components: readonly ComponentSchema[],
  log: (line: string) => void,
): TypedSchema {
  const schema: TypedSchema = { typeDefs: '', query: {}, contents: {} };
  for (const component of components) {
    if (!component.is_root) continue;
    const name = typeName(component.name);
    if (name === undefined || `${name}Component` in schema.contents) {
      log(
        `components.json: ${component.name} has no valid unique name in GraphQL; it is only available through ContentNodes`,
      );
      continue;
    }
    const fields = typedFields(component.schema);
    schema.typeDefs += typeText(name, fields);
    schema.query[`${name}Item`] = (_, args: StoryArguments, question) =>
      oneItem(args, question, component.name);
    schema.query[`${name}Items`] = (_, args: ItemsArguments, question) =>
      manyItems(args, question, component.name);
    schema.contents[`${name}Component`] = Object.fromEntries(
      fields.map((field) => [field.name, fieldResolver(field)]),
    );
  }
  return schema;
}

function typeText(name: string, fields: readonly TypedField[]): string {
  const filterable = fields.filter((field) => field.isFilterable);
  const v2 = filterable.length > 0 ? `, filter_query_v2: ${name}FilterQuery` : '';
  return `
extend type QueryType {
  ${name}Item(${STORY_ARGUMENTS}): ${name}Item
  ${name}Items(${LIST_ARGUMENTS}${v2}): ${name}Items
}
type ${name}Item {${ITEM_FIELDS}
  content: ${name}Component
}
type ${name}Items { items: [${name}Item] total: Int }
type ${name}Component {
  _editable: String
  _uid: String
  component: String
  ${fields.map((field) => `${field.name}${argumentsOf(field)}: ${field.type}`).join('\n  ')}
}
${v2 ? `input ${name}FilterQuery { ${filterable.map((field) => `${field.name}: FilterQueryOperations`).join(' ')} }` : ''}
`;
}

function argumentsOf({ type }: TypedField): string {
  if (type === 'Story') return '(fields: [String], language: String, resolve_relations: String)';
  return type === '[Story]' ? '(fields: [String], language: String, sort_by: String)' : '';
}

function fieldResolver({ key, type }: TypedField): FieldResolver {
  switch (type) {
    case 'Story':
      return (content, args, question) => referredStory(content[key], args, question);
    case '[Story]':
      return (content, args, question) => referredStories(content[key], args, question);
    case 'Link':
      return (content, _args, question) => typedLink(content[key], question);
    default:
      return (content) => plainValue(type, content[key]);
  }
}
