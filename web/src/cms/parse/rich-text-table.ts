import type { RichNode, TableCell, TableRow } from '../../domain/pages/rich-text.ts';
import { isRecord, list, record, typeName } from './fields.ts';
import type { ParseContext } from './parse-context.ts';
import { parseNodes } from './rich-text-nodes.ts';

/** A cell that spans more than this is a mistake; browsers would lay out every one of the rows it claims. */
const MAX_SPAN = 50;

/** A table: the leading rows that hold only header cells are its head, all others its body. */
export function parseTable(node: Record<string, unknown>, reading: ParseContext): RichNode[] {
  const rows = list
    .parse(node.content)
    .filter(isRecord)
    .map((row) => parseRow(row, reading))
    .filter((row) => row.length > 0);
  if (rows.length === 0) return [];
  const firstOfBody = rows.findIndex((row) => row.some((cell) => !cell.header));
  const headRows = firstOfBody === -1 ? rows.length : firstOfBody;
  return [{ kind: 'table', head: rows.slice(0, headRows), body: rows.slice(headRows) }];
}

function parseRow(row: Record<string, unknown>, reading: ParseContext): TableRow {
  return list
    .parse(row.content)
    .filter(isRecord)
    .map((cell): TableCell => {
      const attrs = record(cell.attrs);
      return {
        header: typeName(cell) === 'table_header',
        colspan: span(attrs.colspan),
        rowspan: span(attrs.rowspan),
        children: parseNodes(cell.content, reading),
      };
    });
}

function span(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) ? Math.min(MAX_SPAN, Math.max(1, value)) : 1;
}
