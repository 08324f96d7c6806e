import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Block } from '../../domain/pages/block.ts';
import type { RichText } from '../../domain/pages/rich-text.ts';
import { parseArticleSummary } from './article-card.ts';
import { parseExperience } from './experience.ts';
import { parseFacet } from './facet.ts';
import { parseFestivalDay } from './festival-day.ts';
import { isRecord } from './fields.ts';
import { parseFrame } from './frame.ts';
import { parseGenericPage, parseHomePage } from './page.ts';
import { createParseContext, type ParseContext } from './parse-context.ts';
import { parseProgrammeItem } from './programme-item.ts';
import { parseStory } from './story.ts';

const STORIES = new URL('../../../../content/stories/', import.meta.url);
const RELATIONS = new Set(['experience', 'location', 'type', 'theme', 'articles', 'programs', 'stages']);
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
      .map(({ story }) => story)
      .filter((story) => GLOBAL.has(parseStory(story)?.component ?? ''));
    const frame = parseFrame(
      global,
      createParseContext({ story: 'frame', dates: 'utc', log: (line) => warnings.push(line) }),
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
  const resolved = resolve(story, LEVELS);
  const envelope = parseStory(resolved);
  if (envelope === undefined) return ['is no story'];
  const reading = createParseContext({
    story: envelope.fullSlug,
    dates: 'utc',
    log: (line) => faults.push(line),
  });
  if (envelope.component === '') return ['has no content type'];
  const bodies = bodiesOf(resolved, envelope.component, reading);
  if (bodies === undefined) return [...faults, `${envelope.component} was refused`];
  return [...faults, ...bodies.flatMap(unreadableIn)];
}

/** The bodies of a story after it went through the parsers of its kind; `undefined` when one refused it. */
function bodiesOf(
  story: unknown,
  component: string,
  reading: ParseContext,
): (readonly Block[])[] | undefined {
  switch (component) {
    case 'program':
      return parseProgrammeItem(story, reading)?.experience && [];
    case 'theme':
    case 'type':
    case 'location':
    case 'on_tour_location':
      return parseFacet(story) && [];
    case 'date_overview': {
      const day = parseFestivalDay(story, reading);
      return day && [textBlocks(day.intro)];
    }
    case 'header':
    case 'footer':
    case 'social':
    case 'global_data':
      return [];
    case 'home': {
      const home = parseHomePage(story, reading);
      return home && [home.body, textBlocks(home.intro)];
    }
    case 'experience':
    case 'on_tour_experience': {
      const experience = parseExperience(story, reading);
      const item = component === 'experience' || parseProgrammeItem(story, reading);
      return item && experience && [experience.body, textBlocks(experience.intro)];
    }
    default: {
      const page = parseGenericPage(story, reading);
      return parseArticleSummary(story, reading) && page && [page.body, textBlocks(page.intro)];
    }
  }
}

function unreadableIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'unreadable':
        return [`${block.component} (${block.uid}) ${block.reason}`];
      case 'richText':
        return unreadableIn(textBlocks(block.text));
      case 'accordion':
        return block.items.flatMap((item) => unreadableIn(textBlocks(item.text)));
      case 'imageText':
        return unreadableIn(textBlocks(block.description));
      default:
        return [];
    }
  });
}

function textBlocks(text: RichText): Block[] {
  return text.flatMap((node) => (node.kind === 'blocks' ? node.blocks : []));
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
