import type { Block } from '../../domain/pages/body/block.ts';
import { blocksWithin } from '../../domain/pages/body/blocks-within.ts';
import { isEmptyRichText } from '../../domain/pages/body/rich-text.ts';
import type {
  Experience,
  ExperiencePublishers,
  FestivalDay,
  GenericPage,
  HomePage,
  OnTourExperience,
  PageContent,
  Publisher,
  SitePage,
} from '../../domain/pages/page.ts';
import { storyPath } from '../../domain/pages/paths.ts';
import { type Seo, SHARED_IMAGE_WIDTH, seoImage } from '../../domain/pages/seo.ts';
import type { LiveSlide } from '../../domain/programme/live/live-schedule.ts';
import { dayOf, isDay } from '../../domain/time/brussels.ts';
import { list, record } from '../../domain/unknown-values.ts';
import { imageSignatures, parseAsset } from './asset.ts';
import { authorNames } from './author-names.ts';
import { formName } from './block-parsers.ts';
import { parseBlocks } from './blocks.ts';
import { genericKind, PARTS_OF_PAGES, type PageName } from './content-type.ts';
import { colourField, dateField, flag, rawText, text } from './fields.ts';
import { labelledLinks } from './link.ts';
import { type ParseContext, parseContextOf } from './parse-context.ts';
import { parseProgrammeItem } from './programme-item.ts';
import { publicationDate } from './publication-date.ts';
import type { RawContent } from './raw-content.ts';
import { parseIntro, parseRichText } from './rich-text.ts';
import { type Blok, readBloks, type Story } from './story.ts';

/** Content types that the generic parser rejects: parts of pages, and the home page, which is only at `/`. */
const NO_PAGES = new Set(['home', ...PARTS_OF_PAGES]);

const LIVE = 'live';

/** Parses the home page. */
export function parseHomePage(story: Story<'home'>, around: ParseContext): HomePage {
  const context = parseContextOf(around, story);
  const buttons = labelledLinks(story.content.hero_buttons, context);
  return { ...pageContent(story, context), kind: 'home', buttons };
}

/** Parses a story as a plain page of title, image, intro and body; returns `undefined` for the types in `NO_PAGES`. */
export function parseGenericPage(story: Story<PageName>, around: ParseContext): GenericPage | undefined {
  if (NO_PAGES.has(story.component)) return undefined;
  const { content } = story;
  const context = parseContextOf(around, story);
  const page = pageContent(story, context);
  return {
    ...page,
    publishedFrom: publicationDate(story, context).publishedFrom,
    kind: genericKind(story.component),
    isHallScreen: story.component === LIVE || undefined,
    body: withForm(story, [...page.body, ...embedAfterBody(story)]),
    preview: text(content.preview_text),
    publishingHouse: text(content.publishing_house),
    address: text(content.address),
  };
}

/** Parses the page of an activity (`experience` or `on_tour_experience`). */
export function parseExperience(
  story: Story<'experience' | 'on_tour_experience'>,
  around: ParseContext,
): Experience {
  const context = parseContextOf(around, story);
  return {
    ...pageContent(story, context),
    kind: 'experience',
    preview: text(story.content.preview_text),
    hideReservation: flag(story.content.hide_reservation_button),
    authors: authorNames(story.content.authors, context),
  };
}

/** Parses an activity of the tour; returns `undefined` for a story of another type or without a start. */
export function parseOnTourExperience(
  story: Story<'on_tour_experience'>,
  around: ParseContext,
): OnTourExperience | undefined {
  if (story.component !== 'on_tour_experience') return undefined;
  const experience = parseExperience(story, around);
  const item = parseProgrammeItem(story, around);
  return item && { experience, item };
}

/**
 * Parses a `date_overview` story. Its day is the day of `date` in Brussels: midnight chosen by an editor is stored as
 * 22:00Z or 23:00Z of the evening before. If the date is invalid, uses the slug; if the slug is invalid too, returns
 * `undefined`.
 */
export function parseFestivalDay(
  story: Story<'date_overview'>,
  around: ParseContext,
): FestivalDay | undefined {
  const context = parseContextOf(around, story);
  const { content } = story;
  const date = dateField(content.date, 'date', context);
  const day = date === undefined ? story.slug : dayOf(date);
  if (!isDay(day)) {
    context.warn('a day page without a date is not shown');
    return undefined;
  }
  return {
    uuid: story.uuid,
    path: storyPath(story.fullSlug),
    day,
    title: text(content.title) ?? story.name,
    intro: parseIntro(content.intro, context),
    image: parseAsset(content.image),
    colour: colourField(content.page_color, 'page_color', context),
    seo: parseSeo(content.seo, context),
  };
}

/** Parses the slides of a `live` story, else returns `undefined`. Leaves out empty slides, with a warning. */
export function parseLiveSlides(story: Story<'live'>, around: ParseContext): LiveSlide[] | undefined {
  if (story.component !== LIVE) return undefined;
  const context = parseContextOf(around, story);
  return readBloks(story.content.slides).flatMap((blok) => {
    const slide = readSlide(blok);
    if (slide === undefined) context.warn(`slide ${blok.component} (${blok.uid}) cannot be shown`);
    return slide ?? [];
  });
}

function readSlide({ uid, component, fields }: Blok<'image_slide' | 'text_slide'>): LiveSlide | undefined {
  if (component === 'image_slide') {
    const image = parseAsset(fields.image);
    return image && { uid, kind: 'image', image };
  }
  const words = component === 'text_slide' ? text(fields.title) : undefined;
  return words === undefined ? undefined : { uid, kind: 'text', text: words };
}

/** Parses a story for the sitemap; returns `undefined` if it has no page. */
export function parseSitePage(story: Story, around: ParseContext): SitePage | undefined {
  if (PARTS_OF_PAGES.includes(story.component)) return undefined;
  const { uuid, fullSlug, publishedAt } = story;
  const { publishedFrom } = publicationDate(story, parseContextOf(around, story));
  return { uuid, path: storyPath(fullSlug), published: publishedAt, publishedFrom };
}

/** Parses the fields that pages of every kind share. */
function pageContent({ uuid, fullSlug, name, content }: Story<PageName>, context: ParseContext): PageContent {
  const title = text(content.title);
  if (title === undefined) context.warn('has no title: the page is shown under the name of its story');
  return {
    uuid,
    path: storyPath(fullSlug),
    title: title ?? name,
    intro: parseIntro(content.intro, context),
    image: parseAsset(content.image),
    body: [...textBeforeBody(uuid, content.text, context), ...parseBlocks(content.body, context)],
    colour: colourField(content.page_color, 'page_color', context),
    seo: parseSeo(content.seo, context),
    date: dateField(content.date, 'date', context),
    publishers: publishers(content),
  };
}

/** Parses the words that older pages store in a field `text`. They become the first block of the body. */
function textBeforeBody(uuid: string, value: unknown, context: ParseContext): Block[] {
  const words = parseRichText(value, context);
  return isEmptyRichText(words) ? [] : [{ kind: 'richText', uid: `text-${uuid}`, text: words }];
}

/** Parses the code of a «code embed» page, which becomes the last block of its body. */
function embedAfterBody({ uuid, fullSlug, content }: Story<'code_embed_page'>): Block[] {
  const code = rawText(content.embed_code);
  return code === undefined ? [] : [{ kind: 'embed', uid: `embed-${uuid}`, code, page: fullSlug }];
}

/** Adds the form of a contact page or a form page to its body, as the first block, unless an editor placed it. */
function withForm({ component, uuid, content }: Story<'form'>, body: readonly Block[]): readonly Block[] {
  const form = component === 'contact' ? 'contact' : formName(content.form);
  const isPlaced = blocksWithin(body).some((block) => block.kind === 'forms' && block.form === form);
  return form === undefined || isPlaced ? body : [{ kind: 'forms', uid: uuid, form }, ...body];
}

/** Parses the publishers of an experience. */
export const parsePublishers = ({ uuid, content }: Story<PageName>): ExperiencePublishers => ({
  uuid,
  publishers: publishers(content),
});

function publishers(content: RawContent<PageName>): Publisher[] {
  const named = list(content.publisher).flatMap((one) => {
    const pair = record(one);
    const value = text(pair.value);
    return value === undefined ? [] : [{ key: text(pair.key) ?? '', value }];
  });
  const free = text(content.publisher_custom);
  return free === undefined ? named : [...named, { key: '', value: free }];
}

/**
 * Parses the fields of the seo plugin; returns an empty object if there are none. An image may be a URL or an asset.
 */
export function parseSeo(value: unknown, context: ParseContext): Seo {
  const seo = record(value);
  return {
    title: text(seo.title),
    description: text(seo.description),
    ogTitle: text(seo.og_title),
    ogDescription: text(seo.og_description),
    ogImage: imageIn(seo.og_image, context),
    twitterTitle: text(seo.twitter_title),
    twitterDescription: text(seo.twitter_description),
    twitterImage: imageIn(seo.twitter_image, context),
  };
}

function imageIn(value: unknown, context: ParseContext): Seo['ogImage'] {
  const image = parseAsset(value);
  const shared = image && seoImage(image);
  return shared && { ...shared, signatures: imageSignatures(shared.src, context, [SHARED_IMAGE_WIDTH]) };
}
