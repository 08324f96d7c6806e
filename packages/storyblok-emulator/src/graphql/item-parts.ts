import { isRecord } from '../stories/columns.ts';
import type { IdType } from './schema-text.ts';

/** The fields of an alternate, which stories hold with the snake_case keys of REST. */
export const alternateFields = {
  fullSlug: (alternate: unknown) => property(alternate, 'full_slug', 'fullSlug'),
  isFolder: (alternate: unknown) => property(alternate, 'is_folder', 'isFolder'),
  parentId: (alternate: unknown) => property(alternate, 'parent_id', 'parentId'),
};

/** The number of an asset; where ids are `Int` and it is longer than that, none rather than an error. */
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
