import { describe, expect, it } from 'vitest';
import { plainText } from '../../domain/pages/body/rich-text.ts';
import article from './fixtures/article.json' with { type: 'json' };
import { recordedContext } from './fixtures/recorded-context.ts';
import { parseRichText } from './rich-text.ts';

const parse = (value: unknown) => parseRichText(value, recordedContext().context);
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const text = (words: string) => ({ type: 'text', text: words });
const plain = (words: string) => ({ kind: 'text', text: words, marks: [] });
const p = (words: string) => ({ kind: 'paragraph', children: [plain(words)] });

describe('an invalid node', () => {
  it('replaces a node of unknown type with its children', () => {
    expect(parse(doc({ type: 'details', content: [{ type: 'paragraph', content: [text('in')] }] }))).toEqual([
      p('in'),
    ]);
    expect(parse(doc({ type: 'paragraph', content: [{ type: 'mention', content: [text('in')] }] }))).toEqual([
      p('in'),
    ]);
  });

  it('wraps words outside a paragraph in a paragraph', () => {
    expect(parse(doc(text('a'), text('b'), { type: 'horizontal_rule' }, text('c')))).toEqual([
      { kind: 'paragraph', children: [plain('a'), plain('b')] },
      { kind: 'horizontalRule' },
      p('c'),
    ]);
    expect(
      parse(doc({ type: 'bullet_list', content: [{ type: 'list_item', content: [text('a')] }] })),
    ).toEqual([{ kind: 'bulletList', items: [[p('a')]] }]);
  });

  it('limits heading levels to the range from one to six, and uses one by default', () => {
    const levels = [1, 6, 9, 0, -3, '2', 'x', null, undefined, 2.5].map((level) => {
      const [node] = parse(doc({ type: 'heading', attrs: { level }, content: [text('h')] }));
      return node?.kind === 'heading' ? node.level : undefined;
    });
    expect(levels).toEqual([1, 6, 6, 1, 1, 2, 1, 1, 1, 1]);
  });

  it('leaves out an empty heading, list or quote', () => {
    for (const type of [
      'heading',
      'bullet_list',
      'ordered_list',
      'blockquote',
      'table',
      'blok',
      'details',
      '',
    ]) {
      expect(parse(doc({ type }))).toEqual([]);
    }
    expect(parse(doc({ type: 'heading', content: [text('  '), { type: 'hard_break' }] }))).toEqual([]);
  });

  it('keeps only known alignments', () => {
    const aligned = (textAlign: unknown) =>
      parse(doc({ type: 'paragraph', attrs: { textAlign }, content: [text('a')] }))[0];
    expect(aligned('right')).toMatchObject({ align: 'right' });
    for (const odd of ['middle', 'left;color:red', null, 3]) expect(aligned(odd)).toEqual(p('a'));
  });

  it('keeps a code language only if it is a plain name', () => {
    const language = (value: unknown) =>
      parse(doc({ type: 'code_block', attrs: { class: value }, content: [text('x')] }))[0];
    expect(language('language-c++')).toMatchObject({ language: 'c++' });
    for (const odd of ['language-a b', '"><script>', null, 3])
      expect(language(odd)).toEqual({ kind: 'codeBlock', text: 'x' });
  });

  it('starts an ordered list at one, unless the editor set another whole number', () => {
    const start = (order: unknown) =>
      parse(
        doc({
          type: 'ordered_list',
          attrs: { order },
          content: [{ type: 'list_item', content: [text('a')] }],
        }),
      )[0];
    expect(start('4')).toMatchObject({ start: 4 });
    for (const odd of [null, 'x', 1.5, Number.NaN, {}]) expect(start(odd)).toMatchObject({ start: 1 });
  });

  it('shows the name of an emoji that has no character, and omits an emoji that also has no name', () => {
    const emoji = (attrs: unknown) => parse(doc({ type: 'paragraph', content: [{ type: 'emoji', attrs }] }));
    expect(plainText(emoji({ name: 'boektopia' }))).toBe(':boektopia:');
    expect(plainText(emoji({}))).toBe('');
    expect(plainText(emoji(null))).toBe('');
  });

  it('leaves out an image without a safe address, with a warning, and keeps the surrounding words', () => {
    const { context, warnings } = recordedContext();
    const image = { type: 'image', attrs: { src: 'javascript:alert(1)' } };
    const parsed = parseRichText(
      doc(image, { type: 'paragraph', content: [text('a'), image, { type: 'image' }] }),
      context,
    );
    expect(parsed).toEqual([p('a')]);
    expect(warnings).toEqual(['an image in a text has no address']);
  });

  it('keeps an image inside a line in that line', () => {
    const src = 'https://a.storyblok.com/f/101/10x20/h/a.png';
    expect(parse(doc({ type: 'paragraph', content: [{ type: 'image', attrs: { src } }] }))).toEqual([
      {
        kind: 'paragraph',
        children: [{ kind: 'image', image: { src, alt: '', width: 10, height: 20 }, marks: [] }],
      },
    ]);
  });

  it('leaves out a block inside a line, with a warning', () => {
    const { context, warnings } = recordedContext();
    parseRichText(doc({ type: 'paragraph', content: [{ type: 'blok', attrs: { body: [] } }] }), context);
    expect(warnings).toEqual(['a block inside a line of text is left out']);
  });
});

const tableOf = (...rows: unknown[]) =>
  parseRichText({ type: 'doc', content: [{ type: 'table', content: rows }] }, recordedContext().context);
const cell = (words: string, type = 'tableCell', attrs: unknown = {}) => ({
  type,
  attrs,
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
});
const row = (...cells: unknown[]) => ({ type: 'tableRow', content: cells });
const parsed = (words: string, more: object = {}) => ({
  header: false,
  colspan: 1,
  rowspan: 1,
  children: [{ kind: 'paragraph', children: [{ kind: 'text', text: words, marks: [] }] }],
  ...more,
});

it('parses the recorded table with its header row in the head and spans in the body', () => {
  const table = parseRichText(article, recordedContext().context).find((node) => node.kind === 'table');
  expect(table).toEqual({
    kind: 'table',
    head: [[parsed('Head A', { header: true }), parsed('Head B', { header: true })]],
    body: [[parsed('wide', { colspan: 2 })]],
  });
});

it('puts only the leading rows of header cells in the table head', () => {
  const th = (words: string) => cell(words, 'tableHeader');
  const [table] = tableOf(row(th('a'), th('b')), row(th('c'), cell('d')), row(th('e'), th('f')));
  expect(table?.kind === 'table' && [table.head.length, table.body.length]).toEqual([1, 2]);
  const [all] = tableOf(row(th('a')), row(th('b')));
  expect(all?.kind === 'table' && [all.head.length, all.body.length]).toEqual([2, 0]);
});

it('limits colspan to whole numbers from one to fifty', () => {
  const spans = [2, 0, -1, 1.5, 65_534, '3', null, undefined].map((colspan) => {
    const [table] = tableOf(row(cell('a', 'tableCell', { colspan })));
    return table?.kind === 'table' ? table.body[0]?.[0]?.colspan : undefined;
  });
  expect(spans).toEqual([2, 1, 1, 1, 50, 1, 1, 1]);
});

it('leaves out malformed rows and cells, and empty tables', () => {
  expect(tableOf(null, 'x', row(), { type: 'tableRow', content: 'x' })).toEqual([]);
  expect(tableOf(row(null, 'x', cell('a')))).toEqual([{ kind: 'table', head: [], body: [[parsed('a')]] }]);
  expect(tableOf(row({ type: 'tableCell', attrs: 'x', content: null }))).toMatchObject([
    { body: [[{ children: [] }]] },
  ]);
});

it.each([
  ['an unknown part', { type: 'kaart', content: [text('x')] }],
  ['an empty heading', { type: 'heading', content: [text(' ')] }],
  ['unknown formatting', { type: 'paragraph', content: [{ ...text('x'), marks: [{ type: 'knipper' }] }] }],
  [
    'a style with an invalid name',
    { type: 'paragraph', content: [{ ...text('x'), marks: [{ type: 'styled', attrs: { class: 'a;b' } }] }] },
  ],
])('warns about %s, which visitors do not see', (what, node) => {
  const { context, warnings } = recordedContext();
  parseRichText(doc(node), context);
  expect(warnings).toEqual([expect.stringContaining(what)]);
});

describe('hostile nesting', () => {
  const nested = (levels: number, wrap: (inner: unknown) => unknown, inner: unknown) => {
    let node = inner;
    for (let level = 0; level < levels; level += 1) node = wrap(node);
    return node;
  };

  it('cuts off a hundred thousand levels of nesting in a text with one warning, and keeps the rest', () => {
    for (const type of ['blockquote', 'bullet_list', 'list_item', 'onbekend', 'doc']) {
      const { context, warnings } = recordedContext();
      const deep = nested(100_000, (inner) => ({ type, content: [inner] }), text('diep'));
      expect(plainText(parseRichText(doc(deep, { type: 'paragraph', content: [text('na')] }), context))).toBe(
        'na',
      );
      const ofDepth = warnings.filter((warning) => !warning.includes('unknown part'));
      expect(ofDepth).toEqual([expect.stringContaining('nested more than 40 levels')]);
    }
  });

  it('drops a part of a line that is nested too deeply', () => {
    const { context, warnings } = recordedContext();
    const deep = nested(100_000, (inner) => ({ type: 'span', content: [inner] }), text('diep'));
    expect(parseRichText(doc({ type: 'paragraph', content: [deep, text('na')] }), context)).toEqual([
      p('na'),
    ]);
    expect(warnings).toEqual([
      'a text contains an unknown part «span»: only its words are shown',
      expect.stringContaining('nested more than 40 levels'),
    ]);
  });

  it('cuts texts and blocks that are nested too deeply in each other', () => {
    const { context, warnings } = recordedContext();
    const deep = nested(
      10_000,
      (inner) => doc({ type: 'blok', attrs: { body: [{ component: 'rich_text', text: inner }] } }),
      text('diep'),
    );
    expect(plainText(parseRichText(deep, context))).toBe('');
    expect(warnings).toContainEqual(expect.stringContaining('nested more than 40 levels'));
  });

  it('keeps nesting that an editor can create: ten nested lists', () => {
    const deep = nested(
      10,
      (inner) => ({ type: 'bullet_list', content: [{ type: 'list_item', content: [inner] }] }),
      { type: 'paragraph', content: [text('diep')] },
    );
    expect(plainText(parse(doc(deep)))).toBe('diep');
  });
});
