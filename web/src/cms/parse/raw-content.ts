import type { BlockFields, StoryFields } from '../content-types.d.ts';

/** Technical name of a content type of `content/components.json`. */
export type StoryName = keyof StoryFields;

/** Technical name of a nestable block of `content/components.json`. */
export type BlockName = keyof BlockFields;

/**
 * Fields outside our content model that a parser still reads, by component. In Storyblok's demo space a call to action
 * is flat: a label beside a single multilink.
 */
type FieldsOfOtherSpaces = { call_to_action: 'label' };

type Fields = [StoryFields, BlockFields, FieldsOfOtherSpaces][number];
type FieldsIn<F, Name> = F extends unknown ? (Name extends keyof F ? F[Name] & string : never) : never;

/** Fields that Storyblok adds to every component. */
type AddedFields = 'component' | '_uid' | '_editable';

/**
 * The raw content of one of these components: each field of the model may be missing or hold any value. Reading a field
 * that none of them has does not compile.
 */
export type RawContent<Name extends StoryName | BlockName> = {
  readonly [Field in FieldsIn<Fields, Name> | AddedFields]?: unknown;
};
