import type { GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import type { ComponentSchema } from '../folder/component-schema.ts';
import type { ContentRequest } from '../stories/content-request.ts';
import { alternateFields, assetFields } from './item-parts.ts';
import { genericResolvers } from './resolvers.ts';
import { bigInt, jsonScalar } from './scalars.ts';
import { GENERIC_SCHEMA, type IdType, withIds } from './schema-text.ts';
import { type TypedSchema, typedSchema } from './typed-schema.ts';

const schemas: Record<IdType, WeakMap<readonly ComponentSchema[], GraphQLSchema>> = {
  Int: new WeakMap(),
  BigInt: new WeakMap(),
};

/** Returns the schema of a space, memoized for each state of its content types. */
export function spaceSchema(
  components: readonly ComponentSchema[],
  ids: IdType,
  log: (line: string) => void,
): GraphQLSchema {
  const kept = schemas[ids].get(components);
  if (kept) return kept;
  let schema: GraphQLSchema;
  try {
    schema = madeOf(typedSchema(components, log), ids);
  } catch (error) {
    // The content types may be invalid, for example if two fields have the same name. `ContentNodes` needs no types.
    log(`components.json: cannot create types: ${error instanceof Error ? error.message : error}`);
    schema = madeOf({ typeDefs: '', query: {}, contents: {} }, ids);
  }
  schemas[ids].set(components, schema);
  return schema;
}

function madeOf({ typeDefs, query, contents }: TypedSchema, ids: IdType): GraphQLSchema {
  return createSchema<ContentRequest>({
    typeDefs: withIds(`${GENERIC_SCHEMA}${typeDefs}`, ids),
    resolvers: {
      QueryType: { ...genericResolvers, ...query },
      ...contents,
      Alternate: alternateFields,
      Asset: assetFields(ids),
      JsonScalar: jsonScalar,
      BlockScalar: jsonScalar,
      ISO8601DateTime: jsonScalar,
      ...(ids === 'BigInt' ? { BigInt: bigInt } : {}),
    },
  });
}
