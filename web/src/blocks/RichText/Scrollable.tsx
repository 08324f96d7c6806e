import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { RichText, TableCell, TableRow } from '../../domain/pages/block.ts';
import { plainText } from '../../domain/pages/rich-text.ts';
import { inOrder } from './Inlines.tsx';
import styles from './RichText.module.css';

/** Letters of a value that reads as one thing, such as «2,40 euro» or «10 tot 18 uur». */
const VALUE = 14;
/** From here on a cell holds sentences. */
const SENTENCES = 40;

/**
 * A table. Where it is wider than its text it scrolls by itself, in a region that is named by the heads of its
 * columns and that the keyboard reaches.
 */
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
  const region = useRef<HTMLElement>(null);
  const scrolls = useScrolls(region);
  const names = (head[0] ?? []).map((column) => plainText(column.children)).filter((name) => name !== '');
  const name = names.length > 0 ? `Tabel: ${names.join(', ')}` : 'Tabel';
  const rows = (of: readonly TableRow[], scope: 'col' | 'row') =>
    inOrder(of.map((row) => tableRow(row.map((one) => tableCell(one, scope, cell)))));
  return (
    <section
      ref={region}
      className={styles.table}
      aria-label={scrolls ? name : undefined}
      tabIndex={scrolls ? 0 : undefined}
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
    <td {...span} className={lengthClass(plainText(one.children).length)}>
      {cell(one.children)}
    </td>
  );
}

/** A value stays on its line; sentences get the room to be read, be it by scrolling. */
function lengthClass(letters: number): string | undefined {
  if (letters <= VALUE) return styles.value;
  return letters >= SENTENCES ? styles.sentences : undefined;
}

/** Lines of code as they were written; long ones scroll, and only then the keyboard stops here. */
export function CodeBlock({ text }: { text: string }) {
  const region = useRef<HTMLPreElement>(null);
  const scrolls = useScrolls(region);
  return (
    <pre ref={region} tabIndex={scrolls ? 0 : undefined}>
      <code>{text}</code>
    </pre>
  );
}

/**
 * Whether what is in an element is wider than the element, so that it scrolls. Until it has been measured, and
 * where no scripts run, it may be.
 */
function useScrolls(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const resized = new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth));
    resized.observe(current);
    // The content grows by itself when its font arrives.
    for (const child of current.children) resized.observe(child);
    return () => resized.disconnect();
  }, [element]);
  return scrolls;
}
