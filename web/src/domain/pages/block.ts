import type { Image } from '../images/image.ts';
import type { PageColour } from '../palette.ts';
import type { ProgrammeItem } from '../programme/programme-item.ts';
import type { ArticleSummary } from './article-summary.ts';
import type { LabelledLink } from './link.ts';
import type { RichText } from './rich-text.ts';

/** A block of a page body; in a draft with the mark by which an editor's screen finds it. */
export type Block = BlockContent & { mark?: EditorMark };

/** The story and block that a part of the page is made of, as Storyblok's Visual Editor calls them. */
export type EditorMark = { id: string; uid: string; name: string; space: string };

/** The whole vocabulary of a page body. `uid` is Storyblok's `_uid`: stable, and unique within a story. */
type BlockContent =
  | UnreadableBlock
  | { kind: 'richText'; uid: string; text: RichText }
  | { kind: 'quote'; uid: string; text: string; writer?: QuoteWriter; floating: boolean }
  | { kind: 'image'; uid: string; image: Image; caption?: string; floating: boolean }
  | { kind: 'gallery'; uid: string; title?: string; images: readonly Image[] }
  | { kind: 'video'; uid: string; url: string; caption?: string; poster?: Image }
  /** `story` is the full slug of the story it stands in, where its frame is asked for. */
  | { kind: 'embed'; uid: string; title?: string; code: string; story: string }
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
 * What an editor placed but we cannot show: an unknown component, or one that lacks what it needs. It keeps
 * its uid so that preview can point at it; a visitor does not see it (docs/decisions/0003).
 */
export type UnreadableBlock = { kind: 'unreadable'; uid: string; component: string; reason: string };

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
