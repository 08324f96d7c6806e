import { describe, expect, it } from 'vitest';
import { blockRows, type TextBlock } from './block-rows.ts';
import { FULL } from './examples.ts';
import { type FloatingBlock, isFloating } from './Float.tsx';

const text = (uid: string): TextBlock => ({ ...FULL.richText, uid });
const note = (uid: string): FloatingBlock => ({ ...FULL.quote, uid, floating: true });

const shape = (blocks: Parameters<typeof blockRows>[0]) =>
  blockRows(blocks).map((row) =>
    row.kind === 'text' ? row.pieces.map(({ uid }) => uid).join('+') : row.uid,
  );

describe('the rows of a body', () => {
  it('joins neighbouring text blocks into one row', () => {
    expect(shape([text('a'), text('b'), FULL.video, text('c')])).toEqual(['a+b', 'v', 'c']);
  });

  it('puts a floating block into the row of the text that follows it', () => {
    expect(shape([FULL.video, note('n'), text('a')])).toEqual(['v', 'n+a']);
    expect(shape([text('a'), note('n'), note('m'), text('b')])).toEqual(['a+n+m+b']);
  });

  it('gives a floating block its own row if no text follows it', () => {
    expect(shape([text('a'), note('n'), FULL.video])).toEqual(['a', 'n', 'v']);
    expect(shape([note('n')])).toEqual(['n']);
  });

  it('keeps all blocks of a body in order', () => {
    const blocks = [
      note('1'),
      FULL.hero,
      text('2'),
      note('3'),
      text('4'),
      note('5'),
      FULL.gallery,
      note('6'),
    ];
    const uids = blockRows(blocks).flatMap((row) =>
      row.kind === 'text' ? row.pieces.map(({ uid }) => uid) : [row.uid],
    );
    expect(uids).toEqual(blocks.map(({ uid }) => uid));
  });

  it('recognizes a floating quote', () => {
    expect(isFloating(note('n'))).toBe(true);
    expect(isFloating(FULL.quote)).toBe(false);
    expect(isFloating(FULL.richText)).toBe(false);
  });
});
