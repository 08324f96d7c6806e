import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseArticleSummary } from './article-card.ts';
import { parseAuthor } from './author.ts';
import { type ContentModel, exampleOf, recordingReads } from './fixtures/model-example.ts';
import { recordedContext, storyOf } from './fixtures/recorded-context.ts';
import { parseFrame, parseRedirects, parseWalkingTimes } from './frame.ts';
import {
  parseExperience,
  parseFestivalDay,
  parseGenericPage,
  parseHomePage,
  parseLiveSlides,
  parseOnTourExperience,
  parsePublishers,
} from './page.ts';
import type { ParseContext } from './parse-context.ts';
import { parseFacet, parseProgrammeItem } from './programme-item.ts';
import type { RawContent, StoryName } from './raw-content.ts';
import type { Blok, Story } from './story.ts';

// Compares the parsers with the content model, in both directions. Reading a field that the model lacks is a compile
// error (`RawContent`). These tests find fields of the model that no parser reads: they parse an example of each
// content type with every field filled in, and record which fields are read.

// The cast is safe: content-check rejects a content model of another shape.
const MODEL = JSON.parse(
  readFileSync(new URL('../../../../content/components.json', import.meta.url), 'utf8'),
) as ContentModel;

type Parser = (story: Story, context: ParseContext) => unknown;

const frame: Parser = (story, context) => parseFrame([story], context);
const page: Parser[] = [parseGenericPage, parseArticleSummary];

/** The parsers of each content type. If a content type of the model is missing here, this does not compile. */
const PARSERS: Readonly<Record<StoryName, readonly Parser[]>> = {
  home: [parseHomePage, parseArticleSummary],
  page,
  experience: [parseExperience, parsePublishers, parseArticleSummary],
  program: [parseProgrammeItem],
  on_tour_experience: [parseOnTourExperience, parsePublishers, parseArticleSummary],
  author: [parseAuthor],
  on_tour_location: [parseFacet],
  location: [parseFacet],
  theme: [parseFacet],
  type: [parseFacet],
  date_overview: [parseFestivalDay],
  default_date_overview: page,
  on_tour_overview: page,
  uit_events: page,
  event: page,
  news_overview: page,
  news_article: page,
  hotspot_overview: page,
  hotspot: page,
  bookstore_overview: page,
  bookstore: page,
  search: page,
  contact: page,
  form: page,
  code_embed_page: page,
  live: [parseLiveSlides, parseGenericPage],
  header: [frame],
  footer: [frame],
  social: [frame],
  global_data: [frame, parseRedirects, parseWalkingTimes],
};

/**
 * Fields that no parser reads, each with the reason: fields for editors only, and fields that the site does not use.
 */
const UNREAD: Readonly<Record<string, string>> = {
  'experience.theme':
    'colour and filters follow the themes of each programme item; the space of the festival has it',
  'global_data.approved_findings': 'only `content:check` reads it',
  'link_with_dropdown.link': 'pressing the label opens the panel (§3.14); the space of the festival has it',
  'approved_finding.rule': 'only `content:check` reads it',
  'approved_finding.story': 'only `content:check` reads it',
  'approved_finding.reason': 'only `content:check` reads it',
};

/** Types of fields without content: Storyblok shows them as headings of its form. */
const NO_CONTENT = new Set(['tab', 'section']);

/** Returns all fields of a model that no parser reads, as `component.field`. */
function unreadFields(model: ContentModel): string[] {
  const reads = new Set<string>();
  for (const [name, parsers] of Object.entries(PARSERS)) {
    const { context } = recordedContext();
    const story = storyOf(recordingReads(exampleOf(name, model), reads));
    for (const parse of parsers) parse(story, context);
  }
  return model
    .flatMap(({ name, schema }) =>
      Object.entries(schema).flatMap(([field, { type }]) =>
        NO_CONTENT.has(type) ? [] : [`${name}.${field}`],
      ),
    )
    .filter((field) => !reads.has(field));
}

describe('a field of the content model', () => {
  it('reads every field of the content model, except those listed as unread', () => {
    expect(unreadFields(MODEL)).toEqual(Object.keys(UNREAD));
  });

  it.each(['hotspot', 'link', 'accordion_item', 'location'])(
    'reports a field that no parser reads: a planted field of %s',
    (name) => {
      const planted = MODEL.map((component) =>
        component.name === name
          ? { ...component, schema: { ...component.schema, planted: { type: 'text' } } }
          : component,
      );
      expect(unreadFields(planted).filter((field) => !(field in UNREAD))).toEqual([`${name}.planted`]);
    },
  );

  it('causes a compile error if code reads a field that the content model lacks', () => {
    const quote: Blok<'quote'> = { uid: 'q', component: 'quote', fields: { writer_name: 'Ada' } };
    const day: RawContent<'date_overview'> = { title: 'Zaterdag' };
    // @ts-expect-error: a quote of the model has no title. Without this error the file does not compile.
    expect(quote.fields.title).toBeUndefined();
    // @ts-expect-error: a day of the model has no body.
    expect(day.body).toBeUndefined();
    expect([quote.fields.writer_name, day.title]).toEqual(['Ada', 'Zaterdag']);
  });
});
