import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { RichText } from '../../domain/pages/body/block.ts';
import { textsIn } from '../../domain/pages/body/rich-text.ts';
import { parseDescription } from './description.ts';
import { localised } from './fields.ts';

/** A description as UiTdatabank stores it, and the texts that readers accept: each paragraph and item on its own line. */
type Case = { kind: string; written: string | null; shown: readonly string[] };

const cases = readFileSync(new URL('./fixtures/descriptions.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  // `as`: our own file.
  .map((line) => JSON.parse(line) as Case);

const linesOf = (text: RichText): string =>
  text
    .map((node) =>
      node.kind === 'paragraph'
        ? node.children.map((inline) => (inline.kind === 'text' ? inline.text : '\n')).join('')
        : textsIn(node).map(linesOf).join('\n'),
    )
    .join('\n');

/** Returns a text as a reader sees it: without invisible characters, and with single spaces. */
const seen = (text: string): string =>
  text
    .normalize()
    .replace(/[\u00ad\u200b\ufeff]|(?<=\p{Script=Latin})[\u200c\u200d](?=\p{Script=Latin})/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s]*/g, '\n')
    .trim();

it('shows every description in the fixture as expected', () => {
  const wrong = cases.flatMap(({ kind, written, shown }) => {
    const description = localised({ nl: written }, 'nl')?.text;
    const lines = seen(description === undefined ? '' : linesOf(parseDescription(description)));
    return shown.map(seen).includes(lines) ? [] : [{ kind, written, shown, lines }];
  });
  expect(wrong).toEqual([]);
  expect(cases).toHaveLength(344);
});
