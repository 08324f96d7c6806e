import type { Inline, Mark } from '../../domain/pages/block.ts';

type LinkMark = Extract<Mark, { kind: 'link' }>;

/** Neighbours that lead to the same place, or to none. */
export type Run = { link?: LinkMark; inlines: readonly Inline[] };

/**
 * The content of a line, cut where its link changes. Storyblok repeats a link on every piece of text whose other
 * marks differ; a screen reader would read «a **bold** link» as three links. A line break between two pieces of
 * one link belongs to it.
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
  const before = linkOf(children.slice(0, index).findLast(isWord));
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
