import { expect, it } from 'vitest';
import { parseEditorMark } from './editor-mark.ts';
import { readBlock } from './fixtures/parsed-block.ts';

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
