import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FULL } from '../block-fixtures.ts';
import { Video } from './Video.tsx';

describe('a video', () => {
  it('is a link to where it lives, under its poster, with its caption (§2.32)', () => {
    const html = renderToStaticMarkup(<Video block={FULL.video} />);
    expect(html).toContain('href="https://www.youtube.com/watch?v=abcdefghijk"');
    expect(html).toContain('Laadt van YouTube');
    expect(html).toContain('film.webp');
    expect(html).toContain('De vorige editie</figcaption>');
  });

  it('loads nothing of its host before a click', () => {
    const html = renderToStaticMarkup(<Video block={FULL.video} />);
    expect(html).not.toContain('<iframe');
    expect(html).not.toMatch(/src="https:/);
  });

  it('stays a link for a host that we do not frame, poster or not', () => {
    const html = renderToStaticMarkup(
      <Video block={{ kind: 'video', uid: 'v', url: 'https://archief.example.org/film' }} />,
    );
    expect(html).toContain('href="https://archief.example.org/film"');
    expect(html).toContain('Op archief.example.org');
    expect(html).not.toContain('<figcaption');
  });

  it.each(['', 'javascript:alert(1)', '/film', 'mailto:x@example.org'])(
    'is nothing for the address %j',
    (url) => {
      expect(renderToStaticMarkup(<Video block={{ ...FULL.video, url }} />)).toBe('');
    },
  );
});
