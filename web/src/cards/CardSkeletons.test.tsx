import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CardSkeletons, type SkeletonKind } from './CardSkeletons.tsx';

const COUNTS: readonly [SkeletonKind, number][] = [
  ['article', 3],
  ['horizontalArticle', 3],
  ['experience', 3],
  ['bookstore', 3],
  ['timetable', 12],
  ['dayStrip', 9],
];

describe('the placeholders of a list', () => {
  it.each(COUNTS)('stand in one set per kind: of %s there are %i (§4.8, §9.3)', (kind, count) => {
    const html = renderToStaticMarkup(<CardSkeletons kind={kind} />);
    expect(html.match(/class="place"/g)).toHaveLength(count);
  });

  it.each(COUNTS)('of %s are for the eye only, beside one sentence for the ear', (kind) => {
    const html = renderToStaticMarkup(<CardSkeletons kind={kind} />);
    expect(html.match(/<output/g)).toHaveLength(1);
    const seen = html.replace(/<output>.*?<\/output>/, '');
    expect(seen).toMatch(/^<div><div class="\w+" aria-hidden="true">/);
    expect(seen.replace(/<[^>]+>/g, '')).toBe('');
  });

  it('take the form of their card: every class that they borrow from it is there', () => {
    const html = COUNTS.map(([kind]) => renderToStaticMarkup(<CardSkeletons kind={kind} />)).join('');
    const borrowed = ['card', 'words', 'date', 'title', 'row', 'time', 'start', 'end', 'foot'];
    const worn = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
    expect(worn).toEqual(expect.arrayContaining(borrowed));
  });

  it('are drawn alike on server and browser', () => {
    const draw = () => renderToStaticMarkup(<CardSkeletons kind="timetable" />);
    expect(draw()).toBe(draw());
  });
});
