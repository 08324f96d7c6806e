import { describe, expect, it } from 'vitest';
import type { Inline, RichNode, RichText } from './block.ts';
import { blocksIn, isEmptyRichText, plainText } from './rich-text.ts';

const text = (words: string): Inline => ({ kind: 'text', text: words, marks: [] });
const paragraph = (...children: Inline[]): RichNode => ({ kind: 'paragraph', children });
const image = { src: '/x.webp', alt: 'Een kat', width: 0, height: 0 };

describe('the words of a rich text', () => {
  it('returns the words of a text single-spaced and in reading order, whatever node contains them', () => {
    const document: RichText = [
      { kind: 'heading', level: 2, children: [text('  Titel ')] },
      paragraph(text('een'), { kind: 'hardBreak' }, text('twee  drie')),
      { kind: 'bulletList', items: [[paragraph(text('vier'))], [paragraph(text('vijf'))]] },
      { kind: 'blockquote', children: [paragraph(text('zes'))] },
      { kind: 'codeBlock', text: 'zeven' },
      { kind: 'horizontalRule' },
      {
        kind: 'table',
        head: [[{ header: true, colspan: 1, rowspan: 1, children: [paragraph(text('acht'))] }]],
        body: [[{ header: false, colspan: 1, rowspan: 1, children: [paragraph(text('negen'))] }]],
      },
      paragraph({ kind: 'emoji', name: 'cat', emoji: '🐈', marks: [] }),
    ];
    expect(plainText(document)).toBe('Titel een twee drie vier vijf zes zeven acht negen 🐈');
  });

  it('does not split a word at a change of marks', () => {
    const bold: Inline = { kind: 'text', text: 'toren', marks: [{ kind: 'bold' }] };
    expect(plainText([paragraph(text('Boeken'), bold, text(' hoog'))])).toBe('Boekentoren hoog');
  });

  it('returns an empty text for a document that contains only images', () => {
    expect(plainText([{ kind: 'image', image }])).toBe('');
  });
});

describe('the blocks in a rich text', () => {
  const block = (uid: string): RichNode => ({
    kind: 'blocks',
    blocks: [{ kind: 'embed', uid, code: '', page: 'home' }],
  });

  it('finds the blocks in reading order, including those in a list, a quotation and a table cell', () => {
    const cell = { header: false, colspan: 1, rowspan: 1, children: [block('d')] };
    const document: RichText = [
      block('a'),
      { kind: 'orderedList', start: 1, items: [[paragraph(text('x')), block('b')]] },
      { kind: 'blockquote', children: [block('c')] },
      { kind: 'table', head: [], body: [[cell]] },
    ];
    expect(blocksIn(document).map(({ uid }) => uid)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('finds no blocks in a document without blocks', () => {
    expect(blocksIn([paragraph(text('x')), { kind: 'horizontalRule' }])).toEqual([]);
  });
});

describe('an empty rich text', () => {
  it.each<[string, RichText]>([
    ['has no nodes', []],
    ['has the one empty paragraph of an empty field', [paragraph()]],
    ['has only spaces and line breaks', [paragraph(text('  '), { kind: 'hardBreak' })]],
  ])('treats a rich text as empty if it %s', (_case, document) => {
    expect(isEmptyRichText(document)).toBe(true);
  });

  it.each<[string, RichText]>([
    ['a word', [paragraph(), paragraph(text('woord'))]],
    ['an emoji', [paragraph({ kind: 'emoji', name: 'cat', emoji: '🐈', marks: [] })]],
    ['a picture', [{ kind: 'image', image }]],
    ['a picture in a line', [paragraph({ kind: 'image', image, marks: [] })]],
    ['a rule', [{ kind: 'horizontalRule' }]],
  ])('does not treat a rich text as empty if it contains %s', (_case, document) => {
    expect(isEmptyRichText(document)).toBe(false);
  });
});
