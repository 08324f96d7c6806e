import type { Story } from '../folder/story.ts';
import type { Test } from './filter-operator.ts';
import { InvalidArgument } from './invalid-argument.ts';
import { dateOperand, given, listOf, wildcard } from './operand.ts';
import { isFound, searchWords } from './search-text.ts';
import type { StoryIndex } from './story-index.ts';

type Text = string | null | undefined;

const DATES = ['first_published_at', 'published_at', 'updated_at'] as const;

/**
 * Comparisons with an exclusive or inclusive bound, as in Storyblok. NaN (a story that was never published) matches
 * none of them.
 */
const SIDES = {
  gt: (value: number, bound: number) => value > bound,
  gte: (value: number, bound: number) => value >= bound,
  lt: (value: number, bound: number) => value < bound,
  lte: (value: number, bound: number) => value <= bound,
} as const;

type DateArgument = `${(typeof DATES)[number]}_${keyof typeof SIDES}`;

/** The arguments of a list that filter by a story's own properties, with Storyblok's names. */
export interface PropertyArguments extends Partial<Record<DateArgument, Text>> {
  by_ids?: Text;
  by_slugs?: Text;
  by_uuids?: Text;
  by_uuids_ordered?: Text;
  content_type?: Text;
  excluding_ids?: Text;
  excluding_slugs?: Text;
  in_workflow_stages?: Text;
  is_startpage?: Text;
  /** The level of the story: 1 at the root, 2 in a folder at the root. The start page of a folder has no level. */
  level?: Text;
  search_term?: Text;
  starts_with?: Text;
  with_tag?: Text;
}

/** Returns one predicate for each given argument, with the costly search last. Throws InvalidArgument. */
export function propertyTests(index: StoryIndex, args: PropertyArguments): Test[] {
  const judges = [
    judge(args.by_ids, (text) => within(text, (story) => String(story.id), true)),
    judge(args.by_uuids, (text) => within(text, (story) => story.uuid, true)),
    judge(args.by_uuids_ordered, (text) => within(text, (story) => story.uuid, true)),
    judge(args.excluding_ids, (text) => within(text, (story) => String(story.id), false)),
    judge(args.content_type, (text) => within(text, (story) => story.content.component, true)),
    judge(args.in_workflow_stages, (text) => within(text, (story) => String(story.workflow_stage_id), true)),
    judge(args.by_slugs, (text) => slugMatches(text, true)),
    judge(args.excluding_slugs, (text) => slugMatches(text, false)),
    judge(args.starts_with, (start) => (story) => story.full_slug.startsWith(start)),
    judge(args.is_startpage, (text) => (story) => story.is_startpage === (text === '1' || text === 'true')),
    judge(args.level, onLevel),
    judge(args.with_tag, (text) => {
      const tags = listOf(text);
      return (story) => tags.some((tag) => story.tag_list.includes(tag));
    }),
    judge(args.search_term, (term) => {
      const words = searchWords(term);
      return (story) => isFound(story, words);
    }),
  ].flat();
  const onStory = (test: (story: Story) => boolean) => (at: number) => {
    const story = index.stories[at];
    return story !== undefined && test(story);
  };
  return [...dateTests(index, args), ...judges.map(onStory)];
}

type StoryTest = (story: Story) => boolean;

function judge(argument: Text, make: (text: string) => StoryTest): StoryTest[] {
  const text = given(argument);
  return text === undefined ? [] : [make(text)];
}

function within(text: string, keyOf: (story: Story) => string, wanted: boolean): StoryTest {
  const keys = new Set(listOf(text));
  return (story) => keys.has(keyOf(story)) === wanted;
}

function slugMatches(text: string, wanted: boolean): StoryTest {
  const patterns = listOf(text).map(wildcard);
  return ({ full_slug }) => patterns.some((matches) => matches(full_slug)) === wanted;
}

function onLevel(text: string): StoryTest {
  const level = Number(text);
  if (!Number.isInteger(level)) throw new InvalidArgument(`level: ${JSON.stringify(text)} is not a number`);
  return (story) => !story.is_startpage && story.full_slug.split('/').length === level;
}

function dateTests(index: StoryIndex, args: PropertyArguments): Test[] {
  return DATES.flatMap((property) =>
    Object.entries(SIDES).flatMap(([side, compare]): Test[] => {
      // Safe cast: the type consists of the keys of SIDES.
      const name = `${property}_${side}` as DateArgument;
      const text = given(args[name]);
      if (text === undefined) return [];
      const bound = dateOperand(name, text);
      const dates = index.columns.dates(property);
      return [(at) => compare(dates[at] ?? Number.NaN, bound)];
    }),
  );
}
