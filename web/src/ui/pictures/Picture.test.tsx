import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture, type PictureProps } from './Picture.tsx';

const kat: PictureProps = {
  src: 'https://a.storyblok.com/f/101/1800x1200/a/kat.webp',
  alt: 'Een kat',
  width: 1800,
  height: 1200,
};

const render = (props: Partial<PictureProps> = {}) => renderToStaticMarkup(<Picture {...kat} {...props} />);

describe('an image', () => {
  it('offers several image widths, reserves the space of the image and loads it lazily', () => {
    const html = render({ sizes: '50vw' });
    expect(html).toContain('w=640&amp;q=75 640w');
    expect(html).toContain('sizes="50vw"');
    expect(html).toContain('width="1800" height="1200"');
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('alt="Een kat"');
  });

  it('offers widths up to the width of the original, which the last candidate states exactly', () => {
    const html = render();
    expect(html).toContain('w=1200&amp;q=75 1200w');
    expect(html).toContain('w=1920&amp;q=75 1800w');
    expect(html).not.toMatch(/w=(2048|3840)/);
    expect(render({ width: 300, height: 200 })).toMatch(/w=256&amp;q=75 256w, [^ ]+w=384&amp;q=75 300w"/);
  });

  it('loads an eager image at once', () => {
    expect(render({ eager: true })).toContain('loading="eager"');
    expect(render({ eager: true })).toContain('fetchPriority="high"');
  });

  it('crops an image to a ratio around its focus point', () => {
    const html = render({ ratio: 1.5, focus: { x: 0.25, y: 1 } });
    expect(html).toContain('style="--ratio:1.5;--focus:25% 100%"');
    expect(html).toContain('shaped');
  });

  it('moves a focus point outside the image to the nearest edge', () => {
    expect(render({ ratio: 1, focus: { x: -2, y: 7 } })).toContain('--focus:0% 100%');
  });

  it('adds no style attribute to an image that is not cropped', () => {
    expect(render({ focus: { x: 0.5, y: 0.5 } })).not.toContain('style=');
  });

  it('reserves space for an image of unknown size, and shows the whole image', () => {
    const html = render({ width: 0, height: 0 });
    expect(html).toContain('--ratio:1.5');
    expect(html).toContain('whole');
    expect(html).not.toContain('width="0"');
    expect(html).toContain('3840w');
  });

  it('offers an SVG or a GIF in a single size', () => {
    for (const src of [
      'https://a.storyblok.com/f/101/x/a/plan.svg',
      'https://a.storyblok.com/f/101/640x480/a/dans.gif',
    ]) {
      const html = render({ src });
      expect(html).not.toContain('srcSet');
      expect(html).toContain(encodeURIComponent(src));
    }
  });

  it('leaves the address of an image of this site unchanged', () => {
    expect(render({ src: '/plan.svg' })).toContain('src="/plan.svg"');
  });

  it('renders nothing for an image without an address', () => {
    expect(render({ src: '' })).toBe('');
  });

  it.each([
    'https://elders.example/kat.webp',
    'http://a.storyblok.com/f/1/1x1/a/b.png',
    '//elders.example/kat.webp',
    'kat.webp',
  ])('shows the alternative text of an image that the site does not serve: %s', (src) => {
    const html = render({ src, ratio: 1.5 });
    expect(html).toBe('<span class="picture shaped leftOut" style="--ratio:1.5">Een kat</span>');
    expect(render({ src, alt: '' })).toBe('');
  });

  it('reserves space for an SVG or a GIF of unknown size, and crops it around its focus point if a ratio is set', () => {
    for (const name of ['plan.svg', 'dans.gif']) {
      const src = `https://a.storyblok.com/f/101/x/a/${name}`;
      expect(render({ src, width: 0, height: 0 })).toContain(
        'class="picture shaped whole" style="--ratio:1.5"',
      );
      const cut = render({ src, width: 0, height: 0, ratio: 1.7, focus: { x: 0, y: 1 } });
      expect(cut).toContain('class="picture shaped" style="--ratio:1.7;--focus:0% 100%"');
    }
  });
});
