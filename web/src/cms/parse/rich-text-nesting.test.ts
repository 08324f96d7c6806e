import { describe, expect, it } from 'vitest';
import { plainText } from '../../domain/pages/rich-text.ts';
import { recordedReading } from './fixtures/recorded-context.ts';
import { parseRichText } from './rich-text.ts';

const parse = (value: unknown) => parseRichText(value, recordedReading().reading);
const doc = (...content: unknown[]) => ({ type: 'doc', content });
const text = (words: string) => ({ type: 'text', text: words });
const plain = (words: string) => ({ kind: 'text', text: words, marks: [] });
const p = (words: string) => ({ kind: 'paragraph', children: [plain(words)] });

describe('hostile nesting', () => {
  const nested = (levels: number, wrap: (inner: unknown) => unknown, inner: unknown) => {
    let node = inner;
    for (let level = 0; level < levels; level += 1) node = wrap(node);
    return node;
  };

  it('of a hundred thousand nodes ends with one warning, and the rest of the text stands', () => {
    for (const type of ['blockquote', 'bullet_list', 'list_item', 'onbekend', 'doc']) {
      const { reading, warnings } = recordedReading();
      const deep = nested(100_000, (inner) => ({ type, content: [inner] }), text('diep'));
      expect(plainText(parseRichText(doc(deep, { type: 'paragraph', content: [text('na')] }), reading))).toBe(
        'na',
      );
      expect(warnings).toEqual([expect.stringContaining('nested more than 40 levels')]);
    }
  });

  it('inside one line ends too', () => {
    const { reading, warnings } = recordedReading();
    const deep = nested(100_000, (inner) => ({ type: 'span', content: [inner] }), text('diep'));
    expect(parseRichText(doc({ type: 'paragraph', content: [deep, text('na')] }), reading)).toEqual([
      p('na'),
    ]);
    expect(warnings).toHaveLength(1);
  });

  it('of blocks in texts in blocks ends too', () => {
    const { reading, warnings } = recordedReading();
    const deep = nested(
      10_000,
      (inner) => doc({ type: 'blok', attrs: { body: [{ component: 'rich_text', text: inner }] } }),
      text('diep'),
    );
    expect(plainText(parseRichText(deep, reading))).toBe('');
    expect(warnings).toContainEqual(expect.stringContaining('nested more than 40 levels'));
  });

  it('that an editor could write by hand is kept: ten lists inside each other', () => {
    const deep = nested(
      10,
      (inner) => ({ type: 'bullet_list', content: [{ type: 'list_item', content: [inner] }] }),
      { type: 'paragraph', content: [text('diep')] },
    );
    expect(plainText(parse(doc(deep)))).toBe('diep');
  });
});
