import { describe, expect, it } from 'vitest';
import { isEmptyRichText, plainText } from '../../domain/pages/body/rich-text.ts';
import article from './fixtures/article.json' with { type: 'json' };
import { recordedContext } from './fixtures/recorded-context.ts';
import simple from './fixtures/simple.json' with { type: 'json' };
import { parseIntro, parsePlainText, parseRichText } from './rich-text.ts';

const parse = (value: unknown) => parseRichText(value, recordedContext().context);
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const text = (words: string) => ({ type: 'text', text: words });
const plain = (words: string) => ({ kind: 'text', text: words, marks: [] });
const p = (words: string) => ({ kind: 'paragraph', children: [plain(words)] });

describe('the recorded article', () => {
  const { context, warnings } = recordedContext();
  const parsed = parseRichText(article, context);

  it('parses the recorded article without a warning, with all nodes in their order (§3.29, §3.30)', () => {
    expect(parsed.map((node) => node.kind)).toEqual([
      'heading',
      'paragraph',
      'paragraph',
      'paragraph',
      'bulletList',
      'orderedList',
      'blockquote',
      'codeBlock',
      'horizontalRule',
      'paragraph',
      'image',
      'table',
      'blocks',
      'paragraph',
    ]);
    expect(warnings).toEqual([]);
  });

  it('keeps every word of the recorded article', () => {
    expect(plainText(parsed)).toBe(
      'Opening hours Plain, bold, italic, both, struck, under, code<>, x2, H2O. External site, story contact, mail us, ' +
        'file PDF, custom rel. Centered and marked and classed one nested two three A quote second line ' +
        'const a: string = "<b>"; 🚀 launched Head A Head B wide',
    );
  });

  it('keeps nested lists, the start of an ordered list, and the line break in a quote', () => {
    expect(parsed[4]).toEqual({
      kind: 'bulletList',
      items: [[p('one'), { kind: 'bulletList', items: [[p('nested')]] }], [p('two')]],
    });
    expect(parsed[5]).toEqual({ kind: 'orderedList', start: 3, items: [[p('three')]] });
    expect(parsed[6]).toEqual({
      kind: 'blockquote',
      children: [
        { kind: 'paragraph', children: [plain('A quote'), { kind: 'hardBreak' }, plain('second line')] },
      ],
    });
  });

  it('keeps the language of code, the character of an emoji, and the texts of an image', () => {
    expect(parsed[7]).toEqual({ kind: 'codeBlock', language: 'ts', text: 'const a: string = "<b>";' });
    expect(parsed[9]).toMatchObject({
      children: [{ kind: 'emoji', name: 'rocket', emoji: '🚀' }, plain(' launched')],
    });
    expect(parsed[10]).toEqual({
      kind: 'image',
      image: {
        src: 'https://a.storyblok.com/f/12345/1600x900/1a2b3c4d5e/photo.jpg',
        alt: 'A photo',
        width: 1600,
        height: 900,
        title: 'Title',
        copyright: '(c)',
      },
    });
  });

  it('parses a block inside a text', () => {
    expect(parsed[12]).toMatchObject({
      kind: 'blocks',
      blocks: [
        {
          kind: 'callToAction',
          title: 'Book',
          links: [{ label: 'Book', link: { href: 'https://example.com' } }],
        },
      ],
    });
  });
});

describe('a document', () => {
  it('keeps the words of a document as typed, including special characters', () => {
    expect(plainText(parse(simple.simple))).toBe('Hello world & "quotes" <tag>');
    expect(parse(doc({ type: 'paragraph', content: [text(' &amp; ')] }))).toEqual([p(' &amp; ')]);
  });

  it('recognizes an empty document', () => {
    expect(isEmptyRichText(parse(simple.empty))).toBe(true);
    for (const odd of [
      null,
      undefined,
      '',
      '  ',
      3,
      true,
      {},
      [],
      [null],
      { type: 'doc' },
      { type: 'doc', content: 'x' },
    ]) {
      expect(isEmptyRichText(parse(odd))).toBe(true);
    }
  });

  it('splits a field that still contains plain text into paragraphs', () => {
    expect(parse('Een &amp; twee\n\n  \nDrie')).toEqual([p('Een & twee'), p('Drie')]);
  });

  it('skips nulls and strings between nodes', () => {
    expect(
      parse(
        doc(null, 'x', 3, [], {
          type: 'paragraph',
          content: [null, 'x', {}, text('a'), { type: 'text' }, { type: 'text', text: 3 }],
        }),
      ),
    ).toEqual([p('a')]);
  });

  it('accepts node types in camelCase', () => {
    const list = {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [{ type: 'paragraph', content: [text('a'), { type: 'hardBreak' }] }] },
      ],
    };
    expect(parse(doc(list))).toEqual([
      { kind: 'bulletList', items: [[{ kind: 'paragraph', children: [plain('a'), { kind: 'hardBreak' }] }]] },
    ]);
  });
});

describe('an intro', () => {
  const blok = { type: 'blok', attrs: { body: [{ _uid: 'q', component: 'quote', text: 'Lees.' }] } };

  it('leaves out a block in an intro, and warns once', () => {
    const { context, warnings } = recordedContext();
    const words = { type: 'paragraph', content: [text('Kom.')] };
    expect(parseIntro(doc(words, blok, blok), context)).toEqual([p('Kom.')]);
    expect(warnings).toEqual(['a block in an intro or announcement is left out']);
  });

  it('warns about a block inside a list in an intro', () => {
    const { context, warnings } = recordedContext();
    parseIntro(doc({ type: 'bullet_list', content: [{ type: 'list_item', content: [blok] }] }), context);
    expect(warnings).toHaveLength(1);
  });

  it('does not warn about an intro without blocks', () => {
    const { context, warnings } = recordedContext();
    expect(parseIntro('Kom.', context)).toEqual([p('Kom.')]);
    expect(warnings).toEqual([]);
  });
});

describe('the plain text of a field', () => {
  it('returns equal plain text for a text field and a rich-text field', () => {
    const { context } = recordedContext();
    expect(parsePlainText(' Een &amp; twee ', context)).toBe('Een & twee');
    expect(parsePlainText(doc({ type: 'paragraph', content: [text('Een & twee')] }), context)).toBe(
      'Een & twee',
    );
    for (const odd of ['', null, undefined, 3, {}, simple.empty])
      expect(parsePlainText(odd, context)).toBeUndefined();
  });
});
