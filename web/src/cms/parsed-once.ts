import type { Parse } from './lists.ts';
import type { ParseContext } from './parse/parse-context.ts';
import type { Story } from './parse/story.ts';

/**
 * Makes of each story what a parser makes of it, once for as long as it is the same object: an answer with the same bytes as
 * before is (protocol/read-before.ts), and so what is made of its stories is the same without reading them again.
 */
export function createParsedOnce(context: ParseContext): <T>(parse: Parse<T>, story: Story) => T | undefined {
  const parsed = new WeakMap<Parse<unknown>, WeakMap<Story, { value: unknown }>>();
  return <T>(parse: Parse<T>, story: Story) => {
    const ofParser = parsed.get(parse) ?? new WeakMap<Story, { value: unknown }>();
    parsed.set(parse, ofParser);
    const known = ofParser.get(story) ?? { value: parse(story, context) };
    ofParser.set(story, known);
    // `as T`: a parser makes one type of thing.
    return known.value as T | undefined;
  };
}
