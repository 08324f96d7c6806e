import type { BlockContent, StoryContent } from '../content-types.d.ts';

/** Technical name of a content type of `content/components.json`. */
export type StoryName = StoryContent['component'];

/** Technical name of a nestable block of `content/components.json`. */
export type BlockName = BlockContent['component'];

/**
 * Fields that are not in our content model and that a parser still reads, by component. In the Storyblok demo space a
 * call to action is flat: its label stands beside a single multilink.
 */
type FieldsOfOtherSpaces = { call_to_action: 'label' };

type FieldName<Name extends StoryName | BlockName> = Name extends unknown
  ?
      | keyof Extract<StoryContent | BlockContent, { component: Name }>
      | (Name extends keyof FieldsOfOtherSpaces ? FieldsOfOtherSpaces[Name] : never)
  : never;

/**
 * The raw content of one of these components: the fields of the model, each of which may be missing or hold anything.
 * Reading a field that none of them has does not compile.
 */
export type RawContent<Name extends StoryName | BlockName> = {
  readonly [Field in FieldName<Name>]?: unknown;
};
