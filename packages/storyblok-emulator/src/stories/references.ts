import { isRecord } from './columns.ts';

/** Calls `visit` with every object in a value, outer objects first, in reading order. */
export function eachRecord(value: unknown, visit: (record: Record<string, unknown>) => void): void {
  if (Array.isArray(value)) for (const item of value) eachRecord(item, visit);
  else if (isRecord(value)) {
    visit(value);
    for (const inner of Object.values(value)) eachRecord(inner, visit);
  }
}

/** Whether a field of a block is among the `component.field` pairs of `resolve_relations`. */
export function isRelation(
  block: Readonly<Record<string, unknown>>,
  field: string,
  pairs: ReadonlySet<string>,
): boolean {
  return pairs.size > 0 && typeof block.component === 'string' && pairs.has(`${block.component}.${field}`);
}

/** Returns the uuids in these fields of a story's content, at any depth. */
export function relationsIn(content: unknown, pairs: ReadonlySet<string>): string[] {
  const uuids: string[] = [];
  eachRecord(content, (block) => {
    for (const [field, value] of Object.entries(block)) {
      if (!isRelation(block, field, pairs)) continue;
      for (const uuid of Array.isArray(value) ? value : [value])
        if (typeof uuid === 'string') uuids.push(uuid);
    }
  });
  return uuids;
}

/** Returns the uuid of the target story of a link field, or of a link mark in rich text. */
export function linkedUuid(record: Readonly<Record<string, unknown>>): string | undefined {
  if (record.linktype !== 'story') return undefined;
  const uuid = record.fieldtype === 'multilink' ? record.id : record.uuid;
  return typeof uuid === 'string' && uuid !== '' ? uuid : undefined;
}

/** Returns the uuids of the target stories of all links in a story's content. */
export function linksIn(content: unknown): string[] {
  const uuids: string[] = [];
  eachRecord(content, (record) => {
    const uuid = linkedUuid(record);
    if (uuid !== undefined) uuids.push(uuid);
  });
  return uuids;
}
