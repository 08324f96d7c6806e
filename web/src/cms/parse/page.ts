import { z } from 'zod';
import type { Block } from '../../domain/pages/block.ts';
import type { GenericPage, HomePage, PageContent, Publisher } from '../../domain/pages/page.ts';
import { PARTS_OF_PAGES } from '../../domain/pages/parts-of-pages.ts';
import { storyPath } from '../../domain/pages/paths.ts';
import { isEmptyRichText } from '../../domain/pages/rich-text.ts';
import { parsePageColour } from '../../domain/palette.ts';
import { parseAsset } from './asset.ts';
import { parseBlocks } from './blocks.ts';
import { dateField, list, passthrough, rawText, record, text } from './fields.ts';
import { formName } from './form-name.ts';
import { labelledLinks } from './link.ts';
import { type ParseContext, parseContextOf } from './parse-context.ts';
import { parseIntro, parseRichText } from './rich-text.ts';
import { parseSeo } from './seo.ts';
import { parseStory, type Story } from './story.ts';

const pageSchema = z.object({
  title: text,
  intro: passthrough,
  image: passthrough,
  text: passthrough,
  body: passthrough,
  page_color: text,
  seo: passthrough,
  date: passthrough,
  publisher: list,
  publisher_custom: text,
  preview_text: text,
  form: passthrough,
  embed_code: rawText,
  hero_buttons: passthrough,
  publishing_house: text,
  address: text,
});

const publisherSchema = z.object({ key: text, value: text });

/** The home page; `undefined` when the story is none. */
export function parseHomePage(story: unknown, around: ParseContext): HomePage | undefined {
  const envelope = parseStory(story);
  if (envelope === undefined) return undefined;
  const reading = parseContextOf(around, envelope.fullSlug);
  const buttons = labelledLinks(pageSchema.parse(envelope.content).hero_buttons, reading);
  return { ...pageContent(envelope, reading), kind: 'home', buttons };
}

/** What pages are made of has no page of its own, and home has one address only. */
const NO_PAGES = new Set(['home', ...PARTS_OF_PAGES]);

/** A page of any content type that is shown by its content alone; `undefined` when the story is none. */
export function parseGenericPage(story: unknown, around: ParseContext): GenericPage | undefined {
  const envelope = parseStory(story);
  if (envelope === undefined || NO_PAGES.has(envelope.component)) return undefined;
  const fields = pageSchema.parse(envelope.content);
  const content = pageContent(envelope, parseContextOf(around, envelope.fullSlug));
  return {
    ...content,
    body: [...content.body, ...embedAfterBody(envelope, fields.embed_code)],
    kind: 'page',
    component: envelope.component,
    preview: fields.preview_text,
    form: formName(fields.form),
    publishingHouse: fields.publishing_house,
    address: fields.address,
  };
}

/** A page of the kind «code embed» shows its code as its last block, under the rules of every block. */
function embedAfterBody({ uuid, fullSlug }: Story, code: string | undefined): Block[] {
  return code === undefined ? [] : [{ kind: 'embed', uid: `embed-${uuid}`, code, story: fullSlug }];
}

/** The fields that pages of every kind share. */
export function pageContent(envelope: Story, reading: ParseContext): PageContent {
  const fields = pageSchema.parse(envelope.content);
  if (fields.title === undefined) reading.warn('has no title: the page goes by the name of its story');
  return {
    uuid: envelope.uuid,
    path: storyPath(envelope.fullSlug),
    title: fields.title ?? envelope.name,
    intro: parseIntro(fields.intro, reading),
    image: parseAsset(fields.image),
    body: [...textBeforeBody(envelope.uuid, fields.text, reading), ...parseBlocks(fields.body, reading)],
    colour: parsePageColour(fields.page_color ?? ''),
    seo: parseSeo(fields.seo),
    date: dateField(fields.date, 'date', reading),
    publishers: publishers(fields.publisher, fields.publisher_custom),
  };
}

/** Older pages keep their words in a field `text` beside the body; it reads as the body's first block. */
function textBeforeBody(uuid: string, value: unknown, reading: ParseContext): Block[] {
  const words = parseRichText(value, reading);
  return isEmptyRichText(words) ? [] : [{ kind: 'richText', uid: `text-${uuid}`, text: words }];
}

function publishers(pairs: readonly unknown[], free: string | undefined): Publisher[] {
  const named = pairs.flatMap((pair) => {
    const { key = '', value } = publisherSchema.parse(record(pair));
    return value === undefined ? [] : [{ key, value }];
  });
  return free === undefined ? named : [...named, { key: '', value: free }];
}
