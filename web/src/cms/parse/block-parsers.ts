import type { AccordionItem, Block, BlockKind, FormName } from '../../domain/pages/body/block.ts';
import type { LabelledLink } from '../../domain/pages/body/link.ts';
import { isEmptyRichText } from '../../domain/pages/body/rich-text.ts';
import { isRecord } from '../../domain/unknown-values.ts';
import { parseArticleSummary } from './article-card.ts';
import { parseAsset, parseAssets } from './asset.ts';
import { colourField, flag, rawText, snakeCase, text } from './fields.ts';
import { labelledLinks, linkFault, linkOf, parseLink } from './link.ts';
import type { ParseContext } from './parse-context.ts';
import { parseFacet, parseProgrammeItem } from './programme-item.ts';
import { parsePlainText, parseRichText } from './rich-text.ts';
import { type Blok, readBloks, relatedStories } from './story.ts';

/** The component name in the content model, for each kind of block. */
type BlockNames = {
  richText: 'rich_text';
  quote: 'quote';
  image: 'image';
  gallery: 'image_carousel';
  video: 'video';
  embed: 'code_embed';
  accordion: 'accordion';
  imageText: 'image_text';
  forms: 'forms';
  newsletter: 'newsletter_form';
  callToAction: 'call_to_action';
  articleGrid: 'article_grid';
  programGrid: 'program_grid';
  hallPlan: 'hall_plan';
  hero: 'hero';
};

export type BlockParser<Kind extends BlockKind> = {
  /** The names of the component in all known spaces, in snake_case; the first is the name in our content model. */
  components: readonly [BlockNames[Kind], ...string[]];
  /** Returns the block, or the reason why it cannot be shown. */
  parse(blok: Blok<BlockNames[Kind]>, context: ParseContext): Extract<Block, { kind: Kind }> | string;
};

/** The parsers of all kinds of blocks. Without a parser for each kind this does not compile. */
export const BLOCK_PARSERS = {
  richText: {
    components: ['rich_text', 'richtext'],
    parse({ uid, fields }, context) {
      const words = parseRichText(fields.text, context);
      return isEmptyRichText(words) ? 'has no text' : { kind: 'richText', uid, text: words };
    },
  },

  quote: {
    components: ['quote'],
    parse({ uid, fields }, context) {
      const words = parsePlainText(fields.text, context);
      if (words === undefined) return 'has no text';
      const name = text(fields.writer_name);
      const [role, image] = [text(fields.writer_role), parseAsset(fields.writer_image)];
      if (name === undefined && (role !== undefined || image !== undefined))
        context.warn('a quote has a role or a portrait but no name: both are left out');
      const writer = name === undefined ? undefined : { name, role, image };
      return { kind: 'quote', uid, text: words, writer, floating: flag(fields.should_float) };
    },
  },

  image: {
    components: ['image', 'image_section'],
    parse({ uid, fields }, context) {
      const image = parseAsset(fields.image);
      if (image === undefined) return 'has no image';
      const caption = parsePlainText(fields.caption, context);
      return { kind: 'image', uid, image, caption, floating: flag(fields.should_float) };
    },
  },

  gallery: {
    components: ['image_carousel', 'gallery'],
    parse({ uid, fields }) {
      const images = parseAssets(fields.images);
      return images.length === 0
        ? 'has no images'
        : { kind: 'gallery', uid, title: text(fields.title), images };
    },
  },

  /** Parses a video at an http(s) address, typed as text or chosen as a link. */
  video: {
    components: ['video'],
    parse({ uid, fields }, context) {
      const url = parseLink(fields.url)?.href;
      if (url === undefined || !/^https?:\/\//i.test(url)) return 'has no valid address';
      const caption = parsePlainText(fields.caption, context);
      return { kind: 'video', uid, url, caption, poster: parseAsset(fields.poster) };
    },
  },

  /** Parses third-party HTML, exactly as pasted. Renderers must put it in a sandboxed frame, after a click. */
  embed: {
    components: ['code_embed', 'embed_code'],
    parse({ uid, fields }, context) {
      const code = rawText(fields.embed_code);
      return code === undefined
        ? 'has no embed code'
        : { kind: 'embed', uid, title: text(fields.title), code, page: context.story };
    },
  },

  accordion: {
    components: ['accordion'],
    parse({ uid, fields }, context) {
      const items = readBloks(fields.items).flatMap((item) => accordionItem(item, context));
      return items.length === 0
        ? 'has no items'
        : { kind: 'accordion', uid, title: text(fields.title), items };
    },
  },

  /** Parses an image with text: a title, a description or both. (An image alone is an `image` block.) */
  imageText: {
    components: ['image_text'],
    parse({ uid, fields }, context) {
      const title = text(fields.title);
      const description = parseRichText(fields.description, context);
      if (title === undefined && isEmptyRichText(description)) return 'has no title and no text';
      return {
        kind: 'imageText',
        uid,
        title: title ?? '',
        description,
        links: labelledLinks(fields.link, context),
        image: parseAsset(fields.image),
        large: flag(fields.large),
        reverse: flag(fields.reverse),
        contain: flag(fields.contain_image),
      };
    },
  },

  forms: {
    components: ['forms', 'form_block'],
    parse({ uid, fields }) {
      const form = formName(fields.form);
      return form === undefined
        ? 'names no form of ours'
        : { kind: 'forms', uid, title: text(fields.title), form };
    },
  },

  /** Parses a newsletter block. All its fields may be empty, because it has default texts. */
  newsletter: {
    components: ['newsletter_form', 'newsletter'],
    parse: ({ uid, fields }, context) => ({
      kind: 'newsletter',
      uid,
      title: text(fields.title),
      text: parsePlainText(fields.text, context),
    }),
  },

  /** Parses a call to action. In Storyblok's demo space it has a single link, whose label is also the title. */
  callToAction: {
    components: ['call_to_action'],
    parse(blok, context) {
      const { uid, fields } = blok;
      const label = text(fields.label);
      const title = text(fields.title) ?? label;
      if (title === undefined) return 'has no title';
      return {
        kind: 'callToAction',
        uid,
        title,
        text: parsePlainText(fields.text, context),
        links: callLinks(blok, title, context),
        colour: colourField(fields.color, `the colour of block call_to_action (${uid})`, context) ?? 'red',
      };
    },
  },

  articleGrid: {
    components: ['article_grid'],
    parse({ uid, fields }, context) {
      const stories = relatedStories(fields.articles, 'articles', context);
      const articles = stories.map((story) => parseArticleSummary(story, context));
      if (articles.length === 0) return 'has no articles';
      const links = labelledLinks(fields.link, context);
      return { kind: 'articleGrid', uid, title: text(fields.title), articles, links };
    },
  },

  /** Parses programme items that an editor picked. Leaves out missing items and items without a start. */
  programGrid: {
    components: ['program_grid'],
    parse({ uid, fields }, context) {
      const stories = relatedStories(fields.programs, 'programs', context);
      const items = stories.flatMap((story) => parseProgrammeItem(story, context) ?? []);
      if (items.length === 0) return 'has no programme items';
      const links = labelledLinks(fields.link, context);
      return { kind: 'programGrid', uid, title: text(fields.title), items, links };
    },
  },

  hallPlan: {
    components: ['hall_plan'],
    parse({ uid, fields }, context) {
      const stages = relatedStories(fields.stages, 'stages', context).map((location) => {
        const { slug, title } = parseFacet(location);
        return { slug, title, description: text(location.content.description) };
      });
      return stages.length === 0 ? 'has no stages' : { kind: 'hallPlan', uid, stages };
    },
  },

  hero: {
    components: ['hero'],
    parse({ uid, fields }, context) {
      const title = text(fields.title);
      if (title === undefined) return 'has no title';
      return {
        kind: 'hero',
        uid,
        title,
        intro: parseRichText(fields.intro, context),
        image: parseAsset(fields.image),
        links: labelledLinks(fields.buttons, context),
      };
    },
  },
} satisfies { [Kind in BlockKind]: BlockParser<Kind> };

/** Parses an accordion item. Leaves out an item without a title, because there is nothing to click on. */
function accordionItem({ uid, fields }: Blok<'accordion_item'>, context: ParseContext): AccordionItem[] {
  const title = text(fields.title);
  if (title !== undefined) return [{ uid, title, text: parseRichText(fields.text, context) }];
  context.warn('an accordion item has no title');
  return [];
}

/** Parses the links of a call to action. A single link has no label of its own if its label is also the title. */
function callLinks(
  { uid, fields }: Blok<'call_to_action'>,
  title: string,
  context: ParseContext,
): LabelledLink[] {
  if (!isRecord(fields.link)) return labelledLinks(fields.link, context);
  // An empty link means that the editor wants no button.
  if (linkFault(fields.link)?.kind === 'empty') return [];
  const label = text(fields.label) ?? title;
  const link = linkOf(fields.link, `the link «${label}»`, context);
  return link === undefined && label === title ? [] : [{ uid: `${uid}-link`, label, link }];
}

const FORMS = new Map<string, FormName>([
  ['contact', 'contact'],
  ['group_purchase', 'groupPurchase'],
]);

/** Returns the chosen form by its name in any spelling (`groupPurchase`, `group-purchase`); `undefined` if unknown. */
export function formName(value: unknown): FormName | undefined {
  return FORMS.get(snakeCase(rawText(value) ?? ''));
}
