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
  it('are all known, and complete ones give no warning (§2.13, §3.19)', () => {
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

  it('go by other names in other spaces', () => {
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

  it('keep their order, nulls and oddities between them left out', () => {
    expect(kinds(null, blockOf('quote'), 'x', [], 3, blockOf('image'))).toEqual(['quote', 'image']);
    for (const odd of [null, undefined, '', 'x', 3, {}])
      expect(
        parseBlocks([odd].flat(), recordedContext().context).filter((block) => block.kind !== 'unreadable'),
      ).toEqual([]);
    for (const odd of [null, undefined, '', 'x', 3])
      expect(parseBlocks(odd, recordedContext().context)).toEqual([]);
  });

  it('without a uid get one from component and place', () => {
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
  it('of an unknown component stays in its place with its uid and the reason, and is told once', () => {
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

  it('has no component, or one that only an object’s prototype has', () => {
    for (const component of [undefined, null, '', 3, {}, '__proto__', 'constructor', 'toString']) {
      expect(kinds({ _uid: 'x', component })).toEqual(['unreadable']);
    }
  });
});

it('blocks inside a text inside a block are read too', () => {
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

it('a text with blocks in it whose other words are empty is not empty', () => {
  const text = {
    type: 'doc',
    content: [...paragraph(' ').content, { type: 'blok', attrs: { body: [blockOf('quote')] } }],
  };
  expect(kinds(blockOf('rich_text', { text }))).toEqual(['richText']);
});

const EDITABLE = '<!--#storyblok#{"name": "quote", "space": "101", "uid": "u-1", "id": "42"}-->';
const MARK = { name: 'quote', space: '101', uid: 'u-1', id: '42' };

it('the comment that Storyblok puts on a block of a draft is read as its mark', () => {
  expect(parseEditorMark(EDITABLE)).toEqual(MARK);
  expect(parseEditorMark(EDITABLE.replace('"42"', '42'))).toEqual(MARK);
});

it('anything else is no mark', () => {
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

it('a block carries its mark, one that cannot be read too, and without one it has none', () => {
  expect(readBlock('quote', { _editable: EDITABLE }).block).toMatchObject({ kind: 'quote', mark: MARK });
  expect(readBlock('quote', { _editable: EDITABLE, text: '' }).block).toMatchObject({ mark: MARK });
  expect(readBlock('quote').block).not.toHaveProperty('mark');
});
