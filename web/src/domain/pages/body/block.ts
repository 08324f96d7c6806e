import type { Image } from '../../images/image.ts';
import type { PageColour } from '../../palette.ts';
import type { ProgrammeItem } from '../../programme/programme-item.ts';
import type { ArticleSummary } from '../article-summary.ts';
import type { LabelledLink, Link } from './link.ts';

/** A block of a page body; in a draft with the mark by which an editor's screen finds it. */
export type Block = BlockContent & { mark?: EditorMark };

/** What editors can place: every kind of block but the one that stands for what cannot be read. */
export type BlockKind = Exclude<Block['kind'], 'unreadable'>;

/** The story and block that a part of the page is made of, as Storyblok's Visual Editor calls them. */
export type EditorMark = { id: string; uid: string; name: string; space: string };

/** The whole vocabulary of a page body. `uid` is stable, and unique within a page. */
type BlockContent =
  | UnreadableBlock
  | { kind: 'richText'; uid: string; text: RichText }
  | { kind: 'quote'; uid: string; text: string; writer?: QuoteWriter; floating: boolean }
  | { kind: 'image'; uid: string; image: Image; caption?: string; floating: boolean }
  | { kind: 'gallery'; uid: string; title?: string; images: readonly Image[] }
  | { kind: 'video'; uid: string; url: string; caption?: string; poster?: Image }
  /** `page` is the slug of the page it stands in, where its frame is asked for. */
  | { kind: 'embed'; uid: string; title?: string; code: string; page: string }
  | { kind: 'accordion'; uid: string; title?: string; items: readonly AccordionItem[] }
  | ImageTextBlock
  | { kind: 'forms'; uid: string; title?: string; form: FormName }
  | { kind: 'newsletter'; uid: string; title?: string; text?: string }
  | CallToActionBlock
  | {
      kind: 'articleGrid';
      uid: string;
      title?: string;
      articles: readonly ArticleSummary[];
      links: readonly LabelledLink[];
    }
  | {
      kind: 'programGrid';
      uid: string;
      title?: string;
      items: readonly ProgrammeItem[];
      links: readonly LabelledLink[];
    }
  | { kind: 'hallPlan'; uid: string; stages: readonly PlanStage[] }
  | {
      kind: 'hero';
      uid: string;
      title: string;
      intro: RichText;
      image?: Image;
      links: readonly LabelledLink[];
    };

/**
 * What an editor placed but we cannot show: an unknown block, or one that lacks what it needs. It keeps
 * its uid so that preview can point at it; a visitor does not see it (docs/decisions/0003).
 */
export type UnreadableBlock = { kind: 'unreadable'; uid: string; name: string; reason: string };

/** A stage on the plan of the hall: the slug of its location, its name, and what one finds there. */
export type PlanStage = { slug: string; title: string; description?: string };

export type FormName = 'contact' | 'groupPurchase';
type QuoteWriter = { name: string; role?: string; image?: Image };
export type AccordionItem = { uid: string; title: string; text: RichText };

export type ImageTextBlock = {
  kind: 'imageText';
  uid: string;
  title: string;
  description: RichText;
  links: readonly LabelledLink[];
  image?: Image;
  /** Large takes the whole layout width; medium the reading width. */
  large: boolean;
  /** The picture stands at the right. */
  reverse: boolean;
  /** The whole picture is shown, not cropped to its box. */
  contain: boolean;
};

export type CallToActionBlock = {
  kind: 'callToAction';
  uid: string;
  title: string;
  text?: string;
  links: readonly LabelledLink[];
  colour: PageColour;
};

/** A rich-text document: what an editor wrote, with everything unknown or unsafe already left out. */
export type RichText = readonly RichNode[];

export type Alignment = 'left' | 'center' | 'right' | 'justify';

/** A block-level node. */
export type RichNode =
  | { kind: 'paragraph'; align?: Alignment; children: readonly Inline[] }
  | { kind: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; align?: Alignment; children: readonly Inline[] }
  | { kind: 'bulletList'; items: readonly RichText[] }
  | { kind: 'orderedList'; start: number; items: readonly RichText[] }
  | { kind: 'blockquote'; children: RichText }
  | { kind: 'codeBlock'; language?: string; text: string }
  | { kind: 'horizontalRule' }
  | { kind: 'image'; image: Image }
  | { kind: 'table'; head: readonly TableRow[]; body: readonly TableRow[] }
  | { kind: 'blocks'; blocks: readonly Block[] };

export type TableRow = readonly TableCell[];
export type TableCell = { header: boolean; colspan: number; rowspan: number; children: RichText };

/** What stands inside a line. */
export type Inline =
  | { kind: 'text'; text: string; marks: readonly Mark[] }
  | { kind: 'emoji'; name: string; emoji: string; marks: readonly Mark[] }
  | { kind: 'image'; image: Image; marks: readonly Mark[] }
  | { kind: 'hardBreak' };

export type Mark =
  | { kind: 'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'subscript' | 'superscript' }
  | { kind: 'highlight'; color?: string }
  | { kind: 'textColor'; color: string }
  | { kind: 'styled'; className: string }
  | { kind: 'anchor'; id: string }
  | { kind: 'link'; link: Link; attributes: Readonly<Record<string, string>> };
