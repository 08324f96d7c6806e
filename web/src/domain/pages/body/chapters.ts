import { slugged } from '../../lettering.ts';
import {
  isInHall,
  PLAN_ANCHOR,
  PLAN_TITLE,
  TOILETS_ANCHOR,
  TOILETS_TITLE,
} from '../../programme/hall-plan.ts';
import type { Block, Inline, RichNode } from './block.ts';
import { plainText } from './rich-text.ts';

/** A chapter of a long page: its title and the id of its heading. */
export type Chapter = { id: string; title: string };

/** Minimum number of chapters for a table of contents. */
const LONG = 5;

/** Returns the table of contents of a long page; an empty list for a short page. */
export function tableOfContents(blocks: readonly Block[]): readonly Chapter[] {
  const chapters = chaptersIn(blocks).map(({ chapter }) => chapter);
  return chapters.length < LONG ? [] : chapters;
}

/** Maps the heading of each chapter to its id. A key is a heading node in a text, or the uid of an accordion. */
export function chapterIds(blocks: readonly Block[]): ReadonlyMap<RichNode | string, string> {
  return new Map(chaptersIn(blocks).flatMap(({ at, chapter }) => (at ? [[at, chapter.id]] : [])));
}

type Found = {
  chapter: Chapter;
  /** The heading that gets the id; `undefined` if the target is an editor's anchor in the heading, or the plan. */
  at?: RichNode | string;
};

function chaptersIn(blocks: readonly Block[]): readonly Found[] {
  const taken = new Map<string, number>();
  const idOf = (title: string) => {
    const slug = slugOf(title);
    const before = taken.get(slug) ?? 0;
    taken.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before + 1}`;
  };
  return blocks.flatMap((block): readonly Found[] => {
    if (block.kind === 'accordion' && block.title) {
      return [{ chapter: { id: idOf(block.title), title: block.title }, at: block.uid }];
    }
    if (block.kind === 'hallPlan') {
      const toilets = { chapter: { id: TOILETS_ANCHOR, title: TOILETS_TITLE } };
      const isDrawn = block.stages.some(({ slug }) => isInHall(slug));
      return [{ chapter: { id: PLAN_ANCHOR, title: PLAN_TITLE } }, ...(isDrawn ? [toilets] : [])];
    }
    if (block.kind !== 'richText') return [];
    return block.text.flatMap((node) => {
      if (node.kind !== 'heading' || node.level > 2) return [];
      const title = plainText([node]);
      if (title === '') return [];
      const anchor = anchorIn(node.children);
      if (anchor !== undefined) return [{ chapter: { id: anchor, title } }];
      return [{ chapter: { id: idOf(title), title }, at: node }];
    });
  });
}

function anchorIn(children: readonly Inline[]): string | undefined {
  for (const inline of children) {
    if (inline.kind !== 'text') continue;
    for (const mark of inline.marks) if (mark.kind === 'anchor') return mark.id;
  }
  return undefined;
}

/** Returns a chapter id: «over-zo-kom-je-er». The prefix avoids collisions with anchors of editors and stages. */
const slugOf = (title: string): string => `over-${slugged(title)}`;
