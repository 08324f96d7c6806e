import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Block } from '../../domain/pages/block.ts';
import { blocksWithin } from '../../domain/pages/blocks-within.ts';
import { blocksIn } from '../../domain/pages/rich-text.ts';
import { isRecord } from '../../domain/unknown-values.ts';
import { parseArticleSummary } from './article-card.ts';
import { parseAuthor } from './author.ts';
import { parseBlocks } from './blocks.ts';
import { parseFrame } from './frame.ts';
import { parseExperience, parseFestivalDay, parseGenericPage, parseHomePage } from './page.ts';
import { createParseContext, type ParseContext } from './parse-context.ts';
import { parseFacet, parseProgrammeItem } from './programme-item.ts';
import { parseStory, type Story } from './story.ts';

const STORIES = new URL('../../../../content/stories/', import.meta.url);
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
const GLOBAL = new Set(['header', 'footer', 'social', 'global_data']);
/** As deep as the site asks: page → programme item → experience → theme. */
const LEVELS = 3;

const stories = readdirSync(STORIES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) => ({ file, story: JSON.parse(readFileSync(new URL(file, STORIES), 'utf8')) as unknown }));

const byUuid = new Map(
  stories.flatMap(({ story }) => (isRecord(story) ? [[String(story.uuid), story] as const] : [])),
);

describe('the embedded content', () => {
  it('parses whole: no story is refused, no block is unreadable, nothing is warned about', () => {
    expect(stories.length).toBeGreaterThan(0);
    expect(stories.flatMap(({ file, story }) => faultsOf(story).map((fault) => `${file}: ${fault}`))).toEqual(
      [],
    );
  });

  it('has the four stories of the frame, and words and a destination in each link of them', () => {
    const warnings: string[] = [];
    const global = stories
      .flatMap(({ story }) => parseStory(story) ?? [])
      .filter(({ component }) => GLOBAL.has(component));
    const frame = parseFrame(
      global,
      createParseContext({ story: 'frame', dates: 'utc', parseBlocks, log: (line) => warnings.push(line) }),
    );
    expect(warnings).toEqual([]);
    expect(frame.header.links.length).toBeGreaterThan(0);
    expect(frame.footer.links.length).toBeGreaterThan(0);
    expect(frame.social.length).toBeGreaterThan(0);
    expect(frame.reservationUrl).toMatch(/^https:/);
  });
});

function faultsOf(story: unknown): string[] {
  const faults: string[] = [];
  const found = parseStory(resolve(story, LEVELS));
  if (found === undefined) return ['is no story'];
  const context = createParseContext({
    story: found.fullSlug,
    dates: 'utc',
    parseBlocks,
    log: (line) => faults.push(line),
  });
  if (found.component === '') return ['has no content type'];
  const bodies = bodiesOf(found, context);
  if (bodies === undefined) return [...faults, `${found.component} was refused`];
  return [...faults, ...bodies.flatMap(unreadableIn)];
}

/** The bodies of a story after it went through the parsers of its kind; `undefined` when one refused it. */
function bodiesOf(story: Story, context: ParseContext): (readonly Block[])[] | undefined {
  switch (story.component) {
    case 'program':
      return parseProgrammeItem(story, context)?.experience && [];
    case 'author':
      return parseAuthor(story, context) && [];
    case 'theme':
    case 'type':
    case 'location':
    case 'on_tour_location':
      return parseFacet(story) && [];
    case 'date_overview': {
      const day = parseFestivalDay(story, context);
      return day && [blocksIn(day.intro)];
    }
    case 'header':
    case 'footer':
    case 'social':
    case 'global_data':
      return [];
    case 'home': {
      const home = parseHomePage(story, context);
      return home && [home.body, blocksIn(home.intro)];
    }
    case 'experience':
    case 'on_tour_experience': {
      const experience = parseExperience(story, context);
      const item = story.component === 'experience' || parseProgrammeItem(story, context);
      return item && experience && [experience.body, blocksIn(experience.intro)];
    }
    default: {
      const page = parseGenericPage(story, context);
      return parseArticleSummary(story, context) && page && [page.body, blocksIn(page.intro)];
    }
  }
}

function unreadableIn(blocks: readonly Block[]): string[] {
  return blocksWithin(blocks).flatMap((block) =>
    block.kind === 'unreadable' ? [`${block.name} (${block.uid}) ${block.reason}`] : [],
  );
}

/** Puts the stories themselves where relations hold uuids, so many levels deep. */
function resolve(value: unknown, levels: number): unknown {
  if (Array.isArray(value)) return value.map((item) => resolve(item, levels));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      RELATIONS.has(key) && levels > 0 ? related(field, levels - 1) : resolve(field, levels),
    ]),
  );
}

function related(field: unknown, levels: number): unknown {
  if (Array.isArray(field)) return field.map((item) => related(item, levels));
  const story = typeof field === 'string' ? byUuid.get(field) : undefined;
  return story === undefined ? resolve(field, levels) : resolve(story, levels);
}
