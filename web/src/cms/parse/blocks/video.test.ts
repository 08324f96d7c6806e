import { expect, it } from 'vitest';
import { ODD, readBlock } from '../fixtures/parsed-block.ts';

it('a video has its address, caption and poster (§3.24, §2.32)', () => {
  expect(readBlock('video').block).toMatchObject({
    kind: 'video',
    url: 'https://video.example/watch?v=1',
    caption: 'Vorig jaar',
    poster: { width: 1800 },
  });
});

it('its address may be a link or an uploaded file, its caption and poster may be missing', () => {
  const asset = { linktype: 'asset', url: '//a.storyblok.com/f/101/x/1/film.mp4' };
  expect(readBlock('video', { url: asset }).block).toMatchObject({
    url: 'https://a.storyblok.com/f/101/x/1/film.mp4',
  });
  expect(readBlock('video', { caption: null, poster: '' })).toMatchObject({
    block: { kind: 'video' },
    warnings: [],
  });
});

it('a video without an http address cannot be shown', () => {
  for (const url of [
    ...ODD,
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '/film.mp4',
    'mailto:a@b',
    'data:video/mp4,x',
  ]) {
    expect(readBlock('video', { url }).block).toMatchObject({
      kind: 'unreadable',
      reason: 'has no valid address',
    });
  }
});
