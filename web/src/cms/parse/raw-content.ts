import type { BlockFields, StoryFields } from '../content-types.d.ts';

/** The technical name of a content type in `content/components.json`. */
export type StoryName = keyof StoryFields;

/** The technical name of a nestable block in `content/components.json`. */
export type BlockName = keyof BlockFields;

/** Fields, by component, that our content model lacks but Storyblok's demo space has. */
type FieldsOfOtherSpaces = { call_to_action: 'label' };

type Fields = [StoryFields, BlockFields, FieldsOfOtherSpaces][number];
type FieldsIn<F, Name> = F extends unknown ? (Name extends keyof F ? F[Name] & string : never) : never;

/** Fields that Storyblok adds to every component. */
type AddedFields = 'component' | '_uid' | '_editable';

/**
 * The raw content of a component that is named in `Name`. Each field of the model may be missing or have any value.
 * Reading a field that none of the components has is a compile error.
 */
export type RawContent<Name extends StoryName | BlockName> = {
  readonly [Field in FieldsIn<Fields, Name> | AddedFields]?: unknown;
};
