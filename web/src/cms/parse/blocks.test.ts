import { describe, expect, it } from 'vitest';
import { BLOCK_PARSERS } from './block-parsers.ts';
import { parseBlocks, parseEditorMark } from './blocks.ts';
import { blockOf, EVERY_BLOCK } from './fixtures/every-block.ts';
import { readBlock } from './fixtures/parsed-block.ts';
import { recordedContext } from './fixtures/recorded-context.ts';
import { paragraph } from './fixtures/stories.ts';

const kinds = (...bloks: unknown[]) =>
  parseBlocks(bloks, recordedContext().context).map((block) => block.kind);

describe('the blocks of a body', () => {
  it('parses every block of the content model without a warning (§2.13, §3.19)', () => {
    const { context, warnings } = recordedContext();
    const blocks = parseBlocks(
      Object.keys(EVERY_BLOCK).map((component) => blockOf(component)),
      context,
    );
    expect(blocks.map((block) => block.kind)).toEqual([
      'richText',
      'quote',
      'image',
      'gallery',
      'video',
      'embed',
      'accordion',
      'imageText',
      'forms',
      'newsletter',
      'callToAction',
      'articleGrid',
      'hallPlan',
      'programGrid',
      'hero',
    ]);
    expect(blocks.map(({ kind }) => kind).sort(), 'an example of each').toEqual(
      Object.keys(BLOCK_PARSERS).sort(),
    );
    expect(blocks.map((block) => block.uid)).toEqual(
      Object.keys(EVERY_BLOCK).map((component) => `uid-${component}`),
    );
    expect(warnings).toEqual([]);
  });

  it('recognizes blocks under the names of other spaces', () => {
    const alias = (component: string, known: string) => kinds({ ...blockOf(known), component })[0];
    expect(alias('image_section', 'image')).toBe('image');
    expect(alias('gallery', 'image_carousel')).toBe('gallery');
    expect(alias('embed_code', 'code_embed')).toBe('embed');
    expect(alias('form_block', 'forms')).toBe('forms');
    expect(alias('newsletter', 'newsletter_form')).toBe('newsletter');
    expect(alias('richtext', 'rich_text')).toBe('richText');
    expect(alias('richText', 'rich_text')).toBe('richText');
    expect(alias('image-text', 'image_text')).toBe('imageText');
  });

  it('keeps the order of blocks and skips nulls and invalid values between them', () => {
    expect(kinds(null, blockOf('quote'), 'x', [], 3, blockOf('image'))).toEqual(['quote', 'image']);
    for (const odd of [null, undefined, '', 'x', 3, {}])
      expect(
        parseBlocks([odd].flat(), recordedContext().context).filter((block) => block.kind !== 'unreadable'),
      ).toEqual([]);
    for (const odd of [null, undefined, '', 'x', 3])
      expect(parseBlocks(odd, recordedContext().context)).toEqual([]);
  });

  it('if a block has no uid, derives one from its component and its position', () => {
    const bloks = [
      { ...blockOf('quote'), _uid: undefined },
      { ...blockOf('quote'), _uid: '' },
    ];
    expect(parseBlocks(bloks, recordedContext().context).map((block) => block.uid)).toEqual([
      'quote-0',
      'quote-1',
    ]);
  });
});

describe('a block that cannot be shown', () => {
  it('replaces a block that cannot be shown by an `unreadable` one with its uid and the reason, and warns once', () => {
    const { context, warnings } = recordedContext();
    const bloks = [
      blockOf('quote'),
      { _uid: 'w', component: 'wheel_of_fortune' },
      { _uid: 'w', component: 'wheel_of_fortune' },
    ];
    expect(parseBlocks(bloks, context).slice(0, 2)).toMatchObject([
      { kind: 'quote' },
      { kind: 'unreadable', uid: 'w', name: 'wheel_of_fortune', reason: 'unknown component' },
    ]);
    parseBlocks(bloks, context);
    expect(warnings).toEqual([
      'block wheel_of_fortune (w): unknown component',
      'block wheel_of_fortune (wheel_of_fortune-2): unknown component',
    ]);
  });

  it('treats a block without a component, or named after a property of Object.prototype, as unreadable', () => {
    for (const component of [undefined, null, '', 3, {}, '__proto__', 'constructor', 'toString']) {
      expect(kinds({ _uid: 'x', component })).toEqual(['unreadable']);
    }
  });
});

it('parses the blocks inside the text of a block', () => {
  const text = {
    type: 'doc',
    content: [{ type: 'blok', attrs: { id: '1', body: [blockOf('quote'), null, { component: 'weg' }] } }],
  };
  const { context, warnings } = recordedContext();
  expect(parseBlocks([blockOf('rich_text', { text })], context)).toMatchObject([
    { kind: 'richText', text: [{ kind: 'blocks', blocks: [{ kind: 'quote' }, { kind: 'unreadable' }] }] },
  ]);
  expect(warnings).toEqual(['block weg (weg-1): unknown component']);
});

it('does not treat a text that contains only blocks as empty', () => {
  const text = {
    type: 'doc',
    content: [...paragraph(' ').content, { type: 'blok', attrs: { body: [blockOf('quote')] } }],
  };
  expect(kinds(blockOf('rich_text', { text }))).toEqual(['richText']);
});

const EDITABLE = '<!--#storyblok#{"name": "quote", "space": "101", "uid": "u-1", "id": "42"}-->';
const MARK = { name: 'quote', space: '101', uid: 'u-1', id: '42' };

it('parses the editor comment that Storyblok adds to each block of a draft', () => {
  expect(parseEditorMark(EDITABLE)).toEqual(MARK);
  expect(parseEditorMark(EDITABLE.replace('"42"', '42'))).toEqual(MARK);
});

it('ignores an invalid editor comment', () => {
  const odd = [
    undefined,
    null,
    3,
    {},
    '',
    '<!-- x -->',
    '<!--#storyblok#{-->',
    '<!--#storyblok#{"id": "42"}-->',
  ];
  for (const editable of odd) expect(parseEditorMark(editable)).toBeUndefined();
});

it('attaches the editor mark to a block, even if the block is unreadable', () => {
  expect(readBlock('quote', { _editable: EDITABLE }).block).toMatchObject({ kind: 'quote', mark: MARK });
  expect(readBlock('quote', { _editable: EDITABLE, text: '' }).block).toMatchObject({ mark: MARK });
  expect(readBlock('quote').block).not.toHaveProperty('mark');
});
