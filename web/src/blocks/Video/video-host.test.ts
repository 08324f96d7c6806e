import { describe, expect, it } from 'vitest';
import { videoPlayer } from './video-host.ts';

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
  ])('is the cookieless one for %s', (address) => {
    expect(videoPlayer(address)).toEqual({ host: 'YouTube', src: youtube });
  });

  it('begins where the address says', () => {
    expect(videoPlayer('https://youtu.be/abcdefghijk?t=1m30s')?.src).toBe(`${youtube}&start=90`);
    expect(videoPlayer('https://youtu.be/abcdefghijk?t=45')?.src).toBe(`${youtube}&start=45`);
    expect(videoPlayer('https://youtu.be/abcdefghijk?t=x')?.src).toBe(youtube);
  });

  it('is Vimeo’s for Vimeo, with the word of an unlisted video', () => {
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
  ])('is none for %j', (address) => {
    expect(videoPlayer(address)).toBeUndefined();
  });
});
