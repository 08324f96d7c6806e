import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react';
import type { Inline, Mark } from '../../domain/pages/body/block.ts';
import { safeHref } from '../../domain/pages/body/link.ts';
import { Anchor } from '../../ui/Anchor.tsx';
import { WHOLE_COLUMN } from '../../ui/pictures/image-address.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import styles from './RichText.module.css';

/** Renders inline content: text with its marks, emoji, small images, line breaks. */
export function Inlines({ of }: { of: readonly Inline[] }) {
  return inOrder(linkRuns(of).map((run) => linked(run)));
}

function linked({ link, inlines }: Run): ReactNode {
  const words = inOrder(inlines.map(inlineView));
  const href = link && safeHref(link.link.href);
  if (link === undefined || href === undefined) return words;
  return (
    <Anchor {...harmless(link.attributes)} href={href} newTab={link.link.newTab}>
      {words}
    </Anchor>
  );
}

function inlineView(inline: Inline): ReactNode {
  switch (inline.kind) {
    case 'text':
      return <Marked marks={inline.marks}>{inline.text}</Marked>;
    case 'emoji':
      return (
        <Marked marks={inline.marks}>
          <span role="img" aria-label={inline.name}>
            {inline.emoji === '' ? `:${inline.name}:` : inline.emoji}
          </span>
        </Marked>
      );
    case 'image':
      return (
        <Marked marks={inline.marks}>
          <span className={styles.inlineImage} title={inline.image.title}>
            <Picture {...inline.image} sizes={`(min-width: 913px) 840px, ${WHOLE_COLUMN}`} />
          </span>
        </Marked>
      );
    case 'hardBreak':
      return <br />;
  }
}

/** Removes attributes that React would execute or reject: `dangerouslySetInnerHTML`, `style`, `ref`, handlers. */
function harmless(attributes: Extract<Mark, { kind: 'link' }>['attributes']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name]) =>
      /^(title|rel|hreflang|lang|aria-label|data-[a-z0-9-]+)$/.test(name),
    ),
  );
}

type LinkMark = Extract<Mark, { kind: 'link' }>;

/** Adjacent inline nodes that all have the same link, or that all have none. */
type Run = { link?: LinkMark; inlines: readonly Inline[] };

/**
 * Splits inline content where its link changes. Storyblok stores a link once per piece of text with the same marks; a
 * screen reader would therefore read «a **bold** link» as three links. A line break between two pieces of one link
 * belongs to the link.
 */
export function linkRuns(children: readonly Inline[]): readonly Run[] {
  const runs: { link?: LinkMark; inlines: Inline[] }[] = [];
  children.forEach((inline, index) => {
    const last = runs.at(-1);
    const link = inline.kind === 'hardBreak' ? linkAround(children, index) : linkOf(inline);
    if (last && sameLink(last.link, link)) last.inlines.push(inline);
    else runs.push({ link, inlines: [inline] });
  });
  return runs;
}

function linkOf(inline: Inline | undefined): LinkMark | undefined {
  if (inline === undefined || inline.kind === 'hardBreak') return undefined;
  return inline.marks.find((mark) => mark.kind === 'link');
}

function linkAround(children: readonly Inline[], index: number): LinkMark | undefined {
  const isWord = (inline: Inline) => inline.kind !== 'hardBreak';
  const before = linkOf(children.slice(0, index).filter(isWord).at(-1));
  const after = linkOf(children.slice(index + 1).find(isWord));
  return sameLink(before, after) ? before : undefined;
}

function sameLink(one: LinkMark | undefined, other: LinkMark | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (
    one.link.href === other.link.href &&
    one.link.newTab === other.link.newTab &&
    sameAttributes(one.attributes, other.attributes)
  );
}

function sameAttributes(one: LinkMark['attributes'], other: LinkMark['attributes']): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** Wraps text in its marks, with the first one innermost. Adds no links: a link wraps several texts at once. */
function Marked({ marks, children }: { marks: readonly Mark[]; children: ReactNode }) {
  return marks.reduce((inner, mark) => within(mark, inner), children);
}

/** Class names that editors may use, in Dutch or as in Storyblok's demo space. Other class names are ignored. */
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

/** Returns the style for an editor's colour. Checks its characters, because a custom property accepts any text. */
function chosen(colour: string | undefined): CSSProperties | undefined {
  return colour !== undefined && /^#?[a-z0-9(),.%\s]+$/i.test(colour) ? { '--chosen': colour } : undefined;
}

/**
 * Passes nodes as positional children, which need no keys. The pieces of a text never move, so their position
 * identifies them.
 */
export function inOrder(nodes: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...nodes);
}
