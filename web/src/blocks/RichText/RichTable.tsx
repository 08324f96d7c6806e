import type { ReactNode } from 'react';
import { plainText, type RichText, type TableCell, type TableRow } from '../../domain/rich-text.ts';
import { inOrder } from './in-order.ts';
import styles from './RichText.module.css';

/** A table that scrolls by itself on a narrow screen, named by the heads of its columns. */
export function RichTable({
  head,
  body,
  cell,
}: {
  head: readonly TableRow[];
  body: readonly TableRow[];
  /** Shows the content of a cell. */
  cell: (children: RichText) => ReactNode;
}) {
  const names = (head[0] ?? []).map((column) => plainText(column.children)).filter((name) => name !== '');
  const rows = (of: readonly TableRow[], scope: 'col' | 'row') =>
    inOrder(of.map((row) => tableRow(row.map((one) => tableCell(one, scope, cell)))));
  return (
    <section
      className={styles.table}
      aria-label={names.length > 0 ? `Tabel: ${names.join(', ')}` : 'Tabel'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <table>
        {head.length > 0 && <thead>{rows(head, 'col')}</thead>}
        {body.length > 0 && <tbody>{rows(body, 'row')}</tbody>}
      </table>
    </section>
  );
}

function tableRow(cells: readonly ReactNode[]): ReactNode {
  return <tr>{inOrder(cells)}</tr>;
}

function tableCell(one: TableCell, scope: 'col' | 'row', cell: (children: RichText) => ReactNode): ReactNode {
  const span = {
    colSpan: one.colspan > 1 ? one.colspan : undefined,
    rowSpan: one.rowspan > 1 ? one.rowspan : undefined,
  };
  return one.header ? (
    <th scope={scope} {...span}>
      {cell(one.children)}
    </th>
  ) : (
    <td {...span}>{cell(one.children)}</td>
  );
}
