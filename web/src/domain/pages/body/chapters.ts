import { slugged } from '../../lettering.ts';
import type { Block, Inline, RichNode } from './block.ts';
import { plainText } from './rich-text.ts';

/** A chapter of a long page: its title, and the id by which its heading is found. */
export type Chapter = { id: string; title: string };

/** A page with fewer chapters is read through sooner than a list of them. */
const LONG = 5;

/** What a long page lists at its top; nothing for a short one. */
export function tableOfContents(blocks: readonly Block[]): readonly Chapter[] {
  const chapters = chaptersIn(blocks).map(({ chapter }) => chapter);
  return chapters.length < LONG ? [] : chapters;
}

/** The id that the heading of each chapter needs: by the node of a text, by the uid of a titled block. */
export function chapterIds(blocks: readonly Block[]): ReadonlyMap<RichNode | string, string> {
  return new Map(chaptersIn(blocks).flatMap(({ at, chapter }) => (at ? [[at, chapter.id]] : [])));
}

type Found = {
  chapter: Chapter;
  /** The heading that gets the id; missing where an editor put an anchor in it. */
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

/** «over-zo-kom-je-er»: with a first word that no anchor of an editor and no stage of the plan begins with. */
const slugOf = (title: string): string => `over-${slugged(title)}`;
