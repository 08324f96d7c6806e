import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { NarrowedPictures } from '../ui/narrowed-sizes.ts';
import { Picture } from '../ui/Picture.tsx';
import { useContent, WrittenParts } from '../ui/written-once.tsx';
import { createWrittenParts } from './written-parts.ts';

const MEGABYTE = 1024 * 1024;
const parts = (maxBytes = MEGABYTE) => createWrittenParts({ maxBytes });
const MINUTE = new Date('2025-10-27T08:30:00Z');

const Part = ({ of, words }: { of: readonly unknown[]; words: string }) => (
  <p {...useContent(of, () => ['a', words])} />
);

const Pictured = () => (
  <div
    {...useContent(['pictured'], () => (
      <Picture
        src="https://a.storyblok.com/f/1/a.webp"
        alt=""
        width={1800}
        height={1200}
        sizes="(min-width: 1024px) 50vw, 92vw"
      />
    ))}
  />
);

const WithId = () => <i id={useId()} />;

describe('a part of a page', () => {
  it('is written once for all pages that are made of the same', () => {
    const write = parts();
    const item = { title: 'Lezing' };
    const draw = vi.fn(() => <b>{item.title}</b>);
    const made = () => write(['row', item, new Date(MINUTE), 3, undefined, false], draw);
    expect([made(), made()]).toEqual(['<b>Lezing</b>', '<b>Lezing</b>']);
    expect(draw).toHaveBeenCalledOnce();
  });

  it('is written anew of another object, at another minute, under another name', () => {
    const write = parts();
    const item = { title: 'Lezing' };
    const draw = vi.fn(() => <b>{item.title}</b>);
    write(['row', item, MINUTE], draw);
    write(['row', { ...item }, MINUTE], draw);
    write(['row', item, new Date(+MINUTE + 60_000)], draw);
    write(['cell', item, MINUTE], draw);
    write(['row', item, String(+MINUTE)], draw);
    expect(draw).toHaveBeenCalledTimes(5);
  });

  it('knows a list by what is in it', () => {
    const write = parts();
    const [one, other] = [{ uid: '1' }, { uid: '2' }];
    const draw = vi.fn(() => <b>lijst</b>);
    write(['list', [one, other]], draw);
    write(['list', [one, other]], draw);
    expect(draw).toHaveBeenCalledOnce();
    write(['list', [other, one]], draw);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('is left to its page where React puts something of it elsewhere, or counts an id in it', () => {
    const write = parts();
    expect(write(['link'], () => <link rel="expect" href="#a" />)).toBeUndefined();
    expect(write(['picture'], () => <img src="/a.webp" alt="" />)).toBeUndefined();
    expect(write(['id'], () => <WithId />)).toBeUndefined();
    expect(write(['late picture'], () => <img src="/a.webp" alt="" loading="lazy" />)).toContain('<img');
  });

  it('is left to its page where it cannot be drawn by itself', () => {
    const fails = () => {
      throw new Error('no page around it');
    };
    expect(parts()(['part'], fails)).toBeUndefined();
  });

  it('takes no more memory than there is for all of them', () => {
    const write = parts(2_000);
    const draw = vi.fn(() => <b>{'x'.repeat(500)}</b>);
    for (const name of ['a', 'b', 'a']) write([name], draw);
    expect(draw).toHaveBeenCalledTimes(3);
  });
});

describe('what stands in an element', () => {
  it('is drawn in its page where nothing is kept: in a preview, in development', () => {
    expect(renderToString(<Part of={['p']} words="b" />)).toBe('<p>a<!-- -->b</p>');
  });

  it('is the same, sign by sign, where it was written before', () => {
    const write = parts();
    const page = (
      <WrittenParts value={write}>
        <Part of={['p']} words="b" />
      </WrittenParts>
    );
    expect([renderToString(page), renderToString(page)]).toEqual(Array(2).fill('<p>a<!-- -->b</p>'));
  });

  it('has narrower pictures beside a column, and others where there is none', () => {
    const page = (narrowed: boolean) => (
      <NarrowedPictures value={narrowed}>
        <Pictured />
      </NarrowedPictures>
    );
    const write = parts();
    for (const narrowed of [false, true, false])
      expect(renderToString(<WrittenParts value={write}>{page(narrowed)}</WrittenParts>)).toBe(
        renderToString(page(narrowed)),
      );
    expect(renderToString(page(true))).not.toBe(renderToString(page(false)));
  });
});
