import type { ContentModel, Field } from './content-model.ts';
import { isObject, type JsonObject, listOf, objectOf, textOf } from './json.ts';
import type { StoryFile } from './story-file.ts';

/** A block and its path. The content of the story itself is the first block, with an empty path. */
export type BlockAt = {
  component: string;
  /** The path that editors see: `Inhoud 3 › Vragen 1`. */
  path: string;
  fields: JsonObject;
  /** The blocks allowed in this place; undefined if any block is allowed. */
  allowed?: readonly string[];
};

/** A field of a component, filled in or empty. */
type FieldAt = { block: BlockAt; name: string; path: string; field: Field; value: unknown };

/** A node of a rich text field. */
type NodeAt = { path: string; node: JsonObject };

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
    const block = { component: textOf(value.component), path, fields: value, allowed };
    blocks.push(block);
    for (const [name, field] of model.get(block.component)?.fields ?? []) {
      const at = path === '' ? field.label : `${path} › ${field.label}`;
      fields.push({ block, name, path: at, field, value: value[name] });
      if (field.type === 'bloks') visitBlocks(value[name], at, field.blocks);
      if (field.type === 'richtext') visitNode(value[name], at, field.blocks);
    }
  };
  const visitBlocks = (value: unknown, path: string, allowed?: readonly string[]) => {
    for (const [index, block] of listOf(value).entries()) visitBlock(block, `${path} ${index + 1}`, allowed);
  };
  const visitNode = (value: unknown, path: string, allowed?: readonly string[]) => {
    if (!isObject(value)) return;
    nodes.push({ path, node: value });
    if (value.type === 'blok') visitBlocks(objectOf(value.attrs).body, path, allowed);
    for (const child of listOf(value.content)) visitNode(child, path, allowed);
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
