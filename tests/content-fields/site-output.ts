import type { StoryFile } from '../../packages/content-check/src/story-file.ts';
import { parseArticleSummary } from '../../web/src/cms/parse/article-card.ts';
import { parseAuthor } from '../../web/src/cms/parse/author.ts';
import { parseBlocks } from '../../web/src/cms/parse/blocks.ts';
import { parseFrame, parseRedirects, parseWalkingTimes } from '../../web/src/cms/parse/frame.ts';
import {
  parseExperience,
  parseFestivalDay,
  parseGenericPage,
  parseHomePage,
  parseLiveSlides,
  parsePublishers,
} from '../../web/src/cms/parse/page.ts';
import { createParseContext, type ParseContext } from '../../web/src/cms/parse/parse-context.ts';
import { parseFacet, parseProgrammeItem } from '../../web/src/cms/parse/programme-item.ts';
import { parseStory, type Story } from '../../web/src/cms/parse/story.ts';
import { isRecord } from '../../web/src/domain/unknown-values.ts';

type Parser = (story: Story, context: ParseContext) => unknown;

const FACET: readonly Parser[] = [parseFacet];
const FRAME: readonly Parser[] = [(story, context) => parseFrame([story], context)];
const PAGE: readonly Parser[] = [parseGenericPage, parseArticleSummary];

/** The parsers of content types that are not plain pages. */
const PARSERS: Readonly<Record<string, readonly Parser[]>> = {
  home: [parseHomePage],
  experience: [parseExperience, parsePublishers, parseArticleSummary],
  on_tour_experience: [parseExperience, parsePublishers, parseProgrammeItem, parseArticleSummary],
  program: [parseProgrammeItem],
  author: [parseAuthor],
  date_overview: [parseFestivalDay],
  live: [parseLiveSlides, parseGenericPage],
  location: FACET,
  on_tour_location: FACET,
  theme: FACET,
  type: FACET,
  header: FRAME,
  footer: FRAME,
  social: FRAME,
  global_data: [...FRAME, parseRedirects, parseWalkingTimes],
};

const RELATIONS = new Set([
  'experience',
  'location',
  'type',
  'theme',
  'articles',
  'programs',
  'stages',
  'authors',
]);

/** Returns what the parsers of the site make of a story, as JSON, without what they warn of. */
export function siteOutput(file: StoryFile, byUuid: ReadonlyMap<string, StoryFile>): string {
  const story = parseStory(asStory(file, byUuid, 2));
  if (story === undefined) throw new Error(`${file.slug} is no story`);
  const context = createParseContext({
    story: file.slug,
    dates: 'utc',
    parseBlocks,
    log: () => {},
    collect: () => {},
  });
  const parsers = PARSERS[file.component] ?? PAGE;
  return JSON.stringify(parsers.map((parse) => parse(story, context)));
}

/** Returns a story as the API does, with its relations resolved down to `levels` levels. */
function asStory(file: StoryFile, byUuid: ReadonlyMap<string, StoryFile>, levels: number): unknown {
  const resolved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolved);
    if (!isRecord(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => [
        key,
        RELATIONS.has(key) && levels > 0 ? related(field) : resolved(field),
      ]),
    );
  };
  const related = (field: unknown): unknown => {
    if (Array.isArray(field)) return field.map(related);
    const story = typeof field === 'string' ? byUuid.get(field) : undefined;
    return story ? asStory(story, byUuid, levels - 1) : field;
  };
  return {
    uuid: file.uuid,
    name: file.name,
    slug: file.slug.split('/').at(-1),
    full_slug: file.slug,
    tag_list: file.tags,
    content: resolved(file.content),
  };
}
