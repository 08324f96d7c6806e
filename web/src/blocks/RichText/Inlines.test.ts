import { describe, expect, it } from 'vitest';
import type { Inline } from '../../domain/pages/body/block.ts';
import { link, text } from '../examples.ts';
import { linkRuns } from './Inlines.tsx';

const br: Inline = { kind: 'hardBreak' };
const shape = (children: readonly Inline[]) =>
  linkRuns(children).map((run) => [run.link?.link.href, run.inlines.length]);

describe('the runs of a line', () => {
  it('joins neighbouring nodes with the same link, whatever their other marks (§3.31)', () => {
    const children = [
      text('Lees '),
      text('de ', link('/a')),
      text('pagina', { kind: 'bold' }, link('/a')),
      text('.'),
    ];
    expect(shape(children)).toEqual([
      [undefined, 1],
      ['/a', 2],
      [undefined, 1],
    ]);
  });

  it('separates links that differ in address, target or attributes', () => {
    expect(shape([text('a', link('/a')), text('b', link('/b'))])).toEqual([
      ['/a', 1],
      ['/b', 1],
    ]);
    expect(shape([text('a', link('/a')), text('b', link('/a', {}, true))])).toHaveLength(2);
    expect(shape([text('a', link('/a', { title: 'x' })), text('b', link('/a', { rel: 'x' }))])).toHaveLength(
      2,
    );
  });

  it('ignores the order of attributes when it compares links', () => {
    const one = link('/a', { title: 'x', rel: 'y' });
    const other = link('/a', { rel: 'y', title: 'x' });
    expect(shape([text('a', one), text('b', other)])).toEqual([['/a', 2]]);
  });

  it('includes a line break inside a link, and excludes one after the link', () => {
    expect(shape([text('a', link('/a')), br, text('b', link('/a'))])).toEqual([['/a', 3]]);
    expect(shape([text('a', link('/a')), br, text('b')])).toEqual([
      ['/a', 1],
      [undefined, 2],
    ]);
  });

  it('returns no runs for an empty line', () => {
    expect(linkRuns([])).toEqual([]);
  });
});
