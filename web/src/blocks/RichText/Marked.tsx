import type { CSSProperties, ReactNode } from 'react';
import type { Mark } from '../../domain/pages/block.ts';
import styles from './RichText.module.css';

/** Text inside its marks, the first one innermost. Links stand around whole runs: see link-runs.ts. */
export function Marked({ marks, children }: { marks: readonly Mark[]; children: ReactNode }) {
  return marks.reduce((inner, mark) => within(mark, inner), children);
}

/** Class names that editors may choose, in Dutch or as Storyblok's demo space has them. Others have no effect. */
const STYLED: Readonly<Record<string, string | undefined>> = {
  lead: styles.lead,
  intro: styles.lead,
  small: styles.small,
  klein: styles.small,
};

function within(mark: Mark, inner: ReactNode): ReactNode {
  switch (mark.kind) {
    case 'bold':
      return <strong>{inner}</strong>;
    case 'italic':
      return <em>{inner}</em>;
    case 'underline':
      return <u>{inner}</u>;
    case 'strike':
      return <s>{inner}</s>;
    case 'code':
      return <code>{inner}</code>;
    case 'subscript':
      return <sub>{inner}</sub>;
    case 'superscript':
      return <sup>{inner}</sup>;
    case 'highlight':
      return (
        <mark className={styles.highlight} style={chosen(mark.color)}>
          {inner}
        </mark>
      );
    case 'textColor':
      return (
        <span className={styles.coloured} style={chosen(mark.color)}>
          {inner}
        </span>
      );
    case 'styled':
      return <span className={styledClass(mark.className)}>{inner}</span>;
    case 'anchor':
      return (
        <span id={mark.id} className={styles.anchor}>
          {inner}
        </span>
      );
    case 'link':
      return inner;
  }
}

function styledClass(className: string): string | undefined {
  const known = className.split(/\s+/).flatMap((name) => (Object.hasOwn(STYLED, name) ? [STYLED[name]] : []));
  return known.join(' ') || undefined;
}

/** A custom property takes anything up to the next semicolon, so only the letters of a colour may pass. */
function chosen(colour: string | undefined): (CSSProperties & { '--chosen': string }) | undefined {
  return colour !== undefined && /^#?[a-z0-9(),.%\s]+$/i.test(colour) ? { '--chosen': colour } : undefined;
}
