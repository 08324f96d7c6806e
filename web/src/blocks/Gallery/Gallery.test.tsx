import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { image } from '../../cards/examples.ts';
import { FULL, sizeless } from '../examples.ts';
import { Gallery } from './Gallery.tsx';

describe('a gallery', () => {
  it('shows a row of images with their titles and copyright (§2.31)', () => {
    const html = renderToStaticMarkup(<Gallery block={FULL.gallery} />);
    expect(html).toContain('aria-label="Negen dagen in beelden"');
    expect(html.match(/<li/g)).toHaveLength(6);
    expect(html).toContain('De kat <span class="copyright">© Boektopia</span>');
  });

  it('shows an image twice if an editor placed it twice (§3.23)', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const images = [...FULL.gallery.images, image('pot')];
    const html = renderToStaticMarkup(<Gallery block={{ ...FULL.gallery, images }} />);
    expect(html.match(/alt="Illustratie: pot"/g)).toHaveLength(2);
    expect(complaints).not.toHaveBeenCalled();
  });

  it.each([
    [1, 'gallery one'],
    [2, 'gallery two'],
    [3, 'gallery'],
  ])('adapts the width of the images to their number: %i', (count, className) => {
    const images = ['kat', 'pot', 'film'].slice(0, count).map((name) => image(name));
    const html = renderToStaticMarkup(<Gallery block={{ kind: 'gallery', uid: 'g', images }} />);
    expect(html).toContain(`<div class="${className}">`);
  });

  it('omits images without an address, and omits a gallery without images', () => {
    const empty = { ...sizeless, src: '' };
    const one = renderToStaticMarkup(
      <Gallery block={{ kind: 'gallery', uid: 'g', images: [empty, image('kat')] }} />,
    );
    expect(one.match(/<li/g)).toHaveLength(1);
    expect(one).toContain('aria-label="Beelden"');
    expect(renderToStaticMarkup(<Gallery block={{ ...FULL.gallery, images: [empty] }} />)).toBe('');
  });
});
