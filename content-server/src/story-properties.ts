import type { Test } from './filter-operator.ts';
import { dateOperand, given, listOf, wildcard } from './operand.ts';
import { isFound, searchWords } from './search-text.ts';
import type { Story } from './story.ts';
import type { StoryIndex } from './story-index.ts';

type Text = string | null | undefined;

/** The arguments of a list that judge a story by its own properties, as Storyblok names them. */
export interface PropertyArguments {
  by_slugs?: Text;
  by_uuids?: Text;
  by_uuids_ordered?: Text;
  excluding_ids?: Text;
  excluding_slugs?: Text;
  first_published_at_gt?: Text;
  first_published_at_lt?: Text;
  is_startpage?: Text;
  published_at_gt?: Text;
  published_at_lt?: Text;
  search_term?: Text;
  starts_with?: Text;
  with_tag?: Text;
}

/** One test for each argument that is given, the costly search last. Throws an invalid-argument error. */
export function propertyTests(index: StoryIndex, args: PropertyArguments): Test[] {
  const judges = [
    judge(args.by_uuids, (text) => within(text, (story) => story.uuid, true)),
    judge(args.by_uuids_ordered, (text) => within(text, (story) => story.uuid, true)),
    judge(args.excluding_ids, (text) => within(text, (story) => String(story.id), false)),
    judge(args.by_slugs, (text) => slugMatches(text, true)),
    judge(args.excluding_slugs, (text) => slugMatches(text, false)),
    judge(args.starts_with, (start) => (story) => story.full_slug.startsWith(start)),
    judge(args.is_startpage, (text) => (story) => story.is_startpage === (text === '1' || text === 'true')),
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

function dateTests(index: StoryIndex, args: PropertyArguments): Test[] {
  return (['first_published_at', 'published_at'] as const).flatMap((property) => {
    return (['gt', 'lt'] as const).flatMap((side): Test[] => {
      const text = given(args[`${property}_${side}`]);
      if (text === undefined) return [];
      const bound = dateOperand(`${property}_${side}`, text);
      const dates = index.columns.dates(property);
      // Strict, and NaN (never published) is on neither side.
      return [
        (at) => (side === 'gt' ? (dates[at] ?? Number.NaN) > bound : (dates[at] ?? Number.NaN) < bound),
      ];
    });
  });
}
