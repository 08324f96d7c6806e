import { type ContentModel, type Field, fieldName } from './content-model.ts';
import { isObject, type JsonObject, listOf, objectOf, textOf } from './json.ts';
import type { StoryFile } from './story-file.ts';

/** A place in a story. */
export type Spot = {
  /** The path that editors see: `Inhoud 3 (Vragen en antwoorden) › Vragen 1`; '' for the story as a whole. */
  path: string;
  /** The technical name of the field; undefined for a block as a whole. */
  name?: string;
  /** Storyblok's `_uid` of the block; '' if it has none. */
  uid: string;
};

/** Returns the place of a field of the story itself. */
export const fieldAt = (
  model: ContentModel,
  { component }: Pick<StoryFile, 'component'>,
  name: string,
): Spot => ({ path: fieldName(model, component, name), name, uid: '' });

/** A block. The first block is the content of the story itself, with an empty path. */
export type BlockAt = Spot & {
  component: string;
  fields: JsonObject;
  /** The blocks allowed in this place; undefined if any block is allowed. */
  allowed?: readonly string[];
};

/** A field of a component, filled in or empty. */
type FieldAt = Spot & { block: BlockAt; name: string; field: Field; value: unknown };

/** A node of a rich text field. */
type NodeAt = Spot & { name: string; node: JsonObject };

export type StoryParts = {
  blocks: readonly BlockAt[];
  fields: readonly FieldAt[];
  nodes: readonly NodeAt[];
};

/** Returns all blocks, fields and rich text nodes of a story, including blocks within blocks and rich text. */
export function partsOf(story: StoryFile, model: ContentModel): StoryParts {
  const blocks: BlockAt[] = [];
  const fields: FieldAt[] = [];
  const nodes: NodeAt[] = [];

  const visitBlock = (value: unknown, path: string, allowed?: readonly string[]) => {
    if (!isObject(value)) return;
    const [component, uid] = [textOf(value.component), textOf(value._uid)];
    const block = { component, path, uid, fields: value, allowed };
    blocks.push(block);
    for (const [name, field] of model.get(component)?.fields ?? []) {
      const at = path === '' ? field.label : `${path} › ${field.label}`;
      fields.push({ block, name, path: at, uid, field, value: value[name] });
      if (field.type === 'bloks') visitBlocks(value[name], at, field.blocks);
      if (field.type === 'richtext') visitNode(value[name], { name, path: at, uid }, field.blocks);
    }
  };
  const visitBlocks = (value: unknown, path: string, allowed?: readonly string[]) => {
    for (const [index, block] of listOf(value).entries()) {
      // If the field allows only one kind of block, omit the kind.
      const kind = allowed?.length === 1 ? undefined : model.get(textOf(objectOf(block).component))?.label;
      visitBlock(block, `${path} ${index + 1}${kind ? ` (${kind})` : ''}`, allowed);
    }
  };
  const visitNode = (value: unknown, at: Spot & { name: string }, allowed?: readonly string[]) => {
    if (!isObject(value)) return;
    nodes.push({ ...at, node: value });
    if (value.type === 'blok') visitBlocks(objectOf(value.attrs).body, at.path, allowed);
    for (const child of listOf(value.content)) visitNode(child, at, allowed);
  };

  visitBlock(story.content, '');
  return { blocks, fields, nodes };
}

/** Returns the text of a rich-text value, with single spaces. */
export function wordsOf(richText: unknown): string {
  const words: string[] = [];
  const visit = (node: unknown) => {
    if (!isObject(node)) return;
    if (typeof node.text === 'string') words.push(node.text);
    for (const child of listOf(node.content)) visit(child);
    if (/^(paragraph|heading|list_item|tableCell|tableHeader|hard_break)$/.test(textOf(node.type)))
      words.push(' ');
  };
  visit(richText);
  return words.join('').replace(/\s+/g, ' ').trim();
}
