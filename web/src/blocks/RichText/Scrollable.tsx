import type { ReactNode } from 'react';
import type { RichText, TableCell, TableRow } from '../../domain/pages/body/block.ts';
import { plainText } from '../../domain/pages/body/rich-text.ts';
import { inOrder } from './Inlines.tsx';
import styles from './RichText.module.css';

/** Maximum length of a cell that must stay on one line, such as «2,40 euro» or «10 tot 18 uur», in characters. */
const VALUE = 14;
/** Minimum length of a cell that counts as sentences, in characters. */
const SENTENCES = 40;

/**
 * A table. If the table is wider than the text, it scrolls inside a focusable region that is named by the column
 * headings. Until scrollable.browser.ts measures the width, and without scripts, the table counts as scrollable.
 */
export function RichTable({
  head,
  body,
  cell,
}: {
  head: readonly TableRow[];
  body: readonly TableRow[];
  /** Renders the content of a cell. */
  cell: (children: RichText) => ReactNode;
}) {
  const names = (head[0] ?? []).map((column) => plainText(column.children)).filter((name) => name !== '');
  const name = names.length > 0 ? `Tabel: ${names.join(', ')}` : 'Tabel';
  const rows = (of: readonly TableRow[], scope: 'col' | 'row') =>
    inOrder(of.map((row) => tableRow(row.map((one) => tableCell(one, scope, cell)))));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
    <section className={styles.table} data-wide aria-label={name} tabIndex={0}>
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
    <td {...span} className={lengthClass(plainText(one.children).length)}>
      {cell(one.children)}
    </td>
  );
}

/** Returns the class that keeps a short value on one line, or gives sentences a minimum width. */
function lengthClass(letters: number): string | undefined {
  if (letters <= VALUE) return styles.value;
  return letters >= SENTENCES ? styles.sentences : undefined;
}

/** Preformatted code. Long lines scroll. The element is focusable only if a line is too long. */
export function CodeBlock({ text }: { text: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
    <pre data-wide tabIndex={0}>
      <code>{text}</code>
    </pre>
  );
}
