import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { ComponentSchema } from './component-schema.ts';
import { jsonScalar } from './json-scalar.ts';
import { genericResolvers, type Question } from './resolvers.ts';
import { GENERIC_SCHEMA } from './schema-text.ts';
import { type TypedSchema, typedSchema } from './typed-schema.ts';

const schemas = new WeakMap<readonly ComponentSchema[], GraphQLSchema>();

/** The schema of a space, made once for each state of its content types. */
export function spaceSchema(
  components: readonly ComponentSchema[],
  log: (line: string) => void,
): GraphQLSchema {
  const kept = schemas.get(components);
  if (kept) return kept;
  let schema: GraphQLSchema;
  try {
    schema = madeOf(typedSchema(components, log));
  } catch (error) {
    // Two fields of one name, for instance; whoever asks for ContentNodes needs no types.
    log(`components.json: no types can be made of it: ${error instanceof Error ? error.message : error}`);
    schema = madeOf({ typeDefs: '', query: {}, contents: {} });
  }
  schemas.set(components, schema);
  return schema;
}

function madeOf({ typeDefs, query, contents }: TypedSchema): GraphQLSchema {
  return createSchema<Question>({
    typeDefs: `${GENERIC_SCHEMA}${typeDefs}`,
    resolvers: {
      QueryType: { ...genericResolvers, ...query },
      ...contents,
      JsonScalar: jsonScalar,
      BlockScalar: jsonScalar,
      ISO8601DateTime: jsonScalar,
    },
  });
}
