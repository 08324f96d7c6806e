import type { Image } from '../../images/image.ts';
import type { PageColour } from '../../palette.ts';
import type { ProgrammeItem } from '../../programme/programme-item.ts';
import type { ArticleSummary } from '../article-summary.ts';
import type { Scheduled } from '../scheduled.ts';
import type { LabelledLink, Link } from './link.ts';

/** A block of a page body. In a draft, the block contains the marker that the Visual Editor needs. */
export type Block = BlockContent & { mark?: EditorMark };

/** Every kind of block that editors can place. `unreadable` is not one: it replaces a broken block. */
export type BlockKind = Exclude<Block['kind'], 'unreadable'>;

/** Identifies a block in its story for Storyblok's Visual Editor, which uses these names. */
export type EditorMark = { id: string; uid: string; name: string; space: string };

/** Every kind of block in a page body. `uid` is stable and unique within a page. */
type BlockContent =
  | UnreadableBlock
  | { kind: 'richText'; uid: string; text: RichText }
  | { kind: 'quote'; uid: string; text: string; writer?: QuoteWriter; floating: boolean }
  | { kind: 'image'; uid: string; image: Image; caption?: string; floating: boolean }
  | { kind: 'gallery'; uid: string; title?: string; images: readonly Image[] }
  | { kind: 'video'; uid: string; url: string; caption?: string; poster?: Image }
  /** `page` is the slug of the page that contains the block. The request for the framed page includes the slug. */
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
 * A block that cannot be shown: its kind is unknown, or a required field is missing. It has a uid, so that preview can
 * point to it; visitors do not see it (docs/decisions/0003).
 */
export type UnreadableBlock = { kind: 'unreadable'; uid: string; name: string; reason: string };

/** A stage on the plan of the hall: the slug of its location, its name, and a description. */
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
  /** Whether the block takes the full width of the layout instead of the medium width. */
  large: boolean;
  /** Whether the image is on the right. */
  reverse: boolean;
  /** Whether to show the whole image instead of cropping it to its box. */
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

/** A rich-text document as an editor wrote it, with unknown and unsafe parts removed. */
export type RichText = readonly RichNode[];

export type Alignment = 'left' | 'center' | 'right' | 'justify';

/** A block-level node of a rich text. */
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

/** An inline node of a rich text. */
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
  | ({ kind: 'link'; link: Link; attributes: Readonly<Record<string, string>> } & Scheduled);
