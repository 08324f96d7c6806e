import { isRecord } from '../stories/columns.ts';
import type { IdType } from './schema-text.ts';

/** Resolvers for an alternate. Stories contain alternates with the snake_case keys of REST. */
export const alternateFields = {
  fullSlug: (alternate: unknown) => property(alternate, 'full_slug', 'fullSlug'),
  isFolder: (alternate: unknown) => property(alternate, 'is_folder', 'isFolder'),
  parentId: (alternate: unknown) => property(alternate, 'parent_id', 'parentId'),
};

/**
 * Returns the resolver for the id of an asset. If ids are `Int` and the id is too long, the result is null instead of
 * an error.
 */
export function assetFields(ids: IdType) {
  return {
    id: (asset: unknown) => {
      const id = property(asset, 'id');
      return typeof id === 'number' && (ids === 'BigInt' || Math.abs(id) < 2 ** 31) ? id : null;
    },
  };
}

function property(value: unknown, ...names: string[]): unknown {
  const name = isRecord(value) ? names.find((candidate) => value[candidate] !== undefined) : undefined;
  return isRecord(value) && name !== undefined ? value[name] : null;
}
