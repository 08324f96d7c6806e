import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { videoPlayer } from '../../domain/pages/body/video-player.ts';
import { FULL } from '../examples.ts';
import { Video } from './Video.tsx';

describe('a video', () => {
  it('links to the video below its poster, with a caption (§2.32)', () => {
    const html = renderToStaticMarkup(<Video block={FULL.video} />);
    expect(html).toContain('href="https://www.youtube.com/watch?v=abcdefghijk"');
    expect(html).toContain('Laadt van YouTube');
    expect(html).toContain('film.webp');
    expect(html).toContain('De vorige editie</figcaption>');
  });

  it('loads nothing from the video host before a click', () => {
    const html = renderToStaticMarkup(<Video block={FULL.video} />);
    // Browsers request no resources for the content of a `<template>`.
    const loaded = html.replace(/<template>.*<\/template>/s, '');
    expect(loaded).not.toContain('<iframe');
    expect(loaded).not.toMatch(/src="https:/);
  });

  it('shows only a link for a video on a host that the site does not frame, with or without a poster', () => {
    const html = renderToStaticMarkup(
      <Video block={{ kind: 'video', uid: 'v', url: 'https://archief.example.org/film' }} />,
    );
    expect(html).toContain('href="https://archief.example.org/film"');
    expect(html).toContain('Op archief.example.org');
    expect(html).not.toContain('<figcaption');
  });

  it.each(['', 'javascript:alert(1)', '/film', 'mailto:x@example.org'])(
    'renders nothing for a video with the address %j',
    (url) => {
      expect(renderToStaticMarkup(<Video block={{ ...FULL.video, url }} />)).toBe('');
    },
  );
});

const youtube = 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0&hl=nl';

describe('the player of a video', () => {
  it.each([
    'https://www.youtube.com/watch?v=abcdefghijk',
    'https://m.youtube.com/watch?list=PL1&v=abcdefghijk',
    'https://youtu.be/abcdefghijk?si=xyz',
    'https://www.youtube.com/shorts/abcdefghijk',
    'https://www.youtube.com/live/abcdefghijk',
    'https://www.youtube-nocookie.com/embed/abcdefghijk',
    'http://YouTube.com/embed/abcdefghijk',
  ])('plays %s from the YouTube host without cookies', (address) => {
    expect(videoPlayer(address)).toEqual({ host: 'YouTube', src: youtube });
  });

  it('starts the video at the time in its address', () => {
    expect(videoPlayer('https://youtu.be/abcdefghijk?t=1m30s')?.src).toBe(`${youtube}&start=90`);
    expect(videoPlayer('https://youtu.be/abcdefghijk?t=45')?.src).toBe(`${youtube}&start=45`);
    expect(videoPlayer('https://youtu.be/abcdefghijk?t=x')?.src).toBe(youtube);
  });

  it('builds a Vimeo player address, with the hash of an unlisted video', () => {
    const player = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';
    expect(videoPlayer('https://vimeo.com/76979871')).toEqual({ host: 'Vimeo', src: player });
    expect(videoPlayer('https://vimeo.com/channels/x/76979871')?.src).toBe(player);
    expect(videoPlayer('https://vimeo.com/76979871/0a1b2c3d4e')?.src).toBe(`${player}&h=0a1b2c3d4e`);
    expect(videoPlayer('https://player.vimeo.com/video/76979871?h=0a1b2c3d4e')?.src).toBe(
      `${player}&h=0a1b2c3d4e`,
    );
  });

  it.each([
    'https://youtube.com.evil.example/watch?v=abcdefghijk',
    'https://evil.example/youtube.com/watch?v=abcdefghijk',
    'https://www.youtube.com@evil.example/watch?v=abcdefghijk',
    'https://www.youtube.com/watch?v=abcdefghijk"><script>',
    'https://www.youtube.com/channel/abcdefghijk',
    'https://notvimeo.com/76979871',
    'https://video.example.org/film.mp4',
    'javascript:alert(1)',
    'www.youtube.com/watch?v=abcdefghijk',
    '',
  ])('returns no player for %j', (address) => {
    expect(videoPlayer(address)).toBeUndefined();
  });
});
