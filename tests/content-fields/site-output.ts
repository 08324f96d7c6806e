import type { StoryFile } from '../../packages/content-check/src/story-file.ts';
import { parseArticleSummary } from '../../web/src/cms/parse/article-card.ts';
import { parseAuthor } from '../../web/src/cms/parse/author.ts';
import { parseBlocks } from '../../web/src/cms/parse/blocks.ts';
import { type ByUuid, withRelations } from '../../web/src/cms/parse/fixtures/whole-edition.ts';
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

/** Returns the output of the site's parsers for a story, as JSON, without their warnings. */
export function siteOutput(file: StoryFile, byUuid: ByUuid): string {
  const story = parseStory(withRelations(asStory(file), byUuid));
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

/** Returns a story as the content server delivers it, without its relations. */
export const asStory = ({ uuid, name, slug, tags, content }: StoryFile): Record<string, unknown> => ({
  uuid,
  name,
  slug: slug.split('/').at(-1),
  full_slug: slug,
  tag_list: tags,
  content,
});
