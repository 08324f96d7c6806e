import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FULL, sizeless } from '../examples.ts';
import { Caption, ImageSection } from './ImageSection.tsx';

describe('an image section', () => {
  it('shows an image with its caption and copyright (§2.30)', () => {
    const html = renderToStaticMarkup(<ImageSection block={FULL.image} />);
    expect(html).toContain('alt="Illustratie: torens"');
    expect(html).toContain('De Broeltorens <span class="copyright">© Boektopia</span>');
    expect(html).toContain('width="1800" height="1200"');
  });

  it('requests a smaller file for a floating image', () => {
    expect(renderToStaticMarkup(<ImageSection block={{ ...FULL.image, floating: true }} />)).toContain(
      '357px',
    );
  });

  it('renders an image without a caption or a known size', () => {
    const html = renderToStaticMarkup(
      <ImageSection block={{ kind: 'image', uid: 'i', image: sizeless, floating: false }} />,
    );
    expect(html).toContain('<img');
    expect(html).not.toContain('<figcaption');
  });
});

describe('a caption', () => {
  it('renders no line for the caption if both caption and copyright are missing', () => {
    expect(renderToStaticMarkup(<Caption />)).toBe('');
    expect(renderToStaticMarkup(<Caption caption="" copyright="" />)).toBe('');
  });

  it('adds no copyright sign to a copyright that already has one', () => {
    expect(renderToStaticMarkup(<Caption copyright="© Boektopia" />)).toContain('>© Boektopia<');
  });
});
