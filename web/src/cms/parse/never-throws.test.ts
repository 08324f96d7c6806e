import { describe, expect, it } from 'vitest';
import { isRecord } from '../../domain/unknown-values.ts';
import { parseArticleSummary } from './article-card.ts';
import { parseBlocks } from './blocks.ts';
import article from './fixtures/article.json' with { type: 'json' };
import { blockOf, EVERY_BLOCK } from './fixtures/every-block.ts';
import { asset, labelled, nestedStory, paragraph, rootStory, storyLink } from './fixtures/stories.ts';
import { parseFrame } from './frame.ts';
import { parseExperience, parseFestivalDay, parseGenericPage, parseHomePage } from './page.ts';
import { createParseContext } from './parse-context.ts';
import { parseFacet, parseProgrammeItem } from './programme-item.ts';
import { parseRichText } from './rich-text.ts';
import { parseStory, type Story } from './story.ts';

/** Invalid values that an import, a plugin or an editor may leave anywhere in a story. */
const ODD: readonly unknown[] = [
  null,
  '',
  'tekst',
  0,
  -1.5,
  true,
  [],
  {},
  [null],
  [[{}]],
  { content: { content: 'x' } },
  'x'.repeat(10_000),
];

const context = createParseContext({ story: 'kapot', dates: 'utc', parseBlocks, log: () => undefined });

const page = rootStory('kapot', {
  component: 'page',
  title: 'T',
  intro: paragraph('I'),
  image: { ...asset(), focus: '1x1:2x2' },
  page_color: 'red',
  date: '2025-10-25 08:00',
  seo: { title: 'S', og_image: asset().filename },
  publisher: [{ key: 'k', value: 'v' }],
  hero_buttons: [labelled('a', 'b')],
  body: [blockOf('quote')],
});
const item = rootStory('kapot', {
  component: 'program',
  start_date: '2025-10-25 08:00',
  end_date: '2025-10-25 09:00',
  experience: nestedStory('e', { title: 'E', image: asset() }),
  location: nestedStory('l', { title: 'L' }),
  type: nestedStory('t', { title: 'T' }),
  theme: [nestedStory('th', { title: 'Th' })],
});
const header = rootStory('kapot', {
  component: 'header',
  announcement: paragraph('A'),
  toggle_announcement: 'true',
  tickets_link: storyLink('x', { story: { full_slug: 'y' } }),
  nav_links: [
    {
      component: 'link_with_dropdown',
      label: 'M',
      buttons: [{ component: 'link_with_date', label: '2025-10-25', link: storyLink('d') }],
      links: [labelled('a', 'b')],
    },
  ],
});

/**
 * One copy in this many is parsed: with `npm run test:all -- samples` every copy, otherwise every fifth. The number of
 * values (12) is not divisible by 5, so every value is tested in some place.
 */
const EVERY = process.env.LONG_FORM ? 1 : 5;

/**
 * Yields all copies of a value in which one place, at any depth, is replaced by an invalid value. Does not change the
 * original.
 */
function* brokenCopies(value: unknown): Generator<unknown> {
  yield* ODD;
  if (Array.isArray(value)) {
    for (const [index, inner] of value.entries()) {
      for (const broken of brokenCopies(inner)) yield value.with(index, broken);
    }
  } else if (isRecord(value)) {
    for (const [key, inner] of Object.entries(value)) {
      for (const broken of brokenCopies(inner)) yield { ...value, [key]: broken };
    }
  }
}

/** Parses a value as a story. If that succeeds, passes the story to `parse`. */
const ofStory = (parse: (story: Story) => unknown) => (value: unknown) => {
  const story = parseStory(value);
  return story && parse(story);
};

describe('a story with one broken value', () => {
  const cases: [string, unknown, (value: unknown) => unknown][] = [
    ['a page', page, ofStory((story) => parseGenericPage(story, context))],
    ['the home page', page, ofStory((story) => parseHomePage(story, context))],
    ['a card', page, ofStory((story) => parseArticleSummary(story, context))],
    ['an experience', page, ofStory((story) => parseExperience(story, context))],
    ['a day', page, ofStory((story) => parseFestivalDay(story, context))],
    ['a programme item', item, ofStory((story) => parseProgrammeItem(story, context))],
    ['a facet', item, ofStory((story) => parseFacet(story))],
    ['the header', header, ofStory((story) => parseFrame([story], context))],
    ['a text', article, (text) => parseRichText(text, context)],
  ];

  it.each(cases)('never throws for a story with one broken value: %s', (_, story, parse) => {
    let copies = 0;
    for (const broken of brokenCopies(story)) {
      if (copies % EVERY === 0) parse(broken);
      copies += 1;
    }
    expect(copies).toBeGreaterThan(100);
  });

  it.each(Object.keys(EVERY_BLOCK))(
    'loses no more than one block of a body with one broken value: %s',
    (component) => {
      for (const [index, broken] of [...brokenCopies(blockOf(component))].entries()) {
        if (index % EVERY !== 0) continue;
        const blocks = parseBlocks([blockOf('quote'), broken, blockOf('image')], context);
        expect([blocks.at(0)?.kind, blocks.at(-1)?.kind]).toEqual(['quote', 'image']);
      }
    },
  );
});
