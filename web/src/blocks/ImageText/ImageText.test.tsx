import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FULL, sizeless } from '../examples.ts';
import { ImageText } from './ImageText.tsx';

const render = (block: typeof FULL.imageText) =>
  renderToStaticMarkup(<ImageText block={block} showBlock={() => null} />);

describe('an image with text', () => {
  it('shows the image, title, text and buttons of an image-with-text block (§3.21)', () => {
    const html = render(FULL.imageText);
    expect(html).toContain('voorlezen.webp');
    expect(html).toContain('Voorlezen</h2>');
    expect(html).toContain('Elke ochtend om tien uur.');
    expect(html).toMatch(/<a class="button white" href="\/programma">/);
  });

  it('gives only a large block a coloured background: purple, or blue if the block is reversed', () => {
    expect(render(FULL.imageText)).toContain('data-colour="purple"');
    expect(render({ ...FULL.imageText, reverse: true })).toContain('data-colour="blue"');
    const medium = render({ ...FULL.imageText, large: false });
    expect(medium).not.toContain('data-colour');
    expect(medium).toMatch(/<a class="button" href="\/programma">/);
  });

  it('renders the large or medium size and the image side that the editor chose (§2.35)', () => {
    expect(render(FULL.imageText)).toContain('class="section large"');
    expect(render({ ...FULL.imageText, large: false, reverse: true })).toContain(
      'class="section medium reverse"',
    );
  });

  it('crops the image unless the editor chose to show it whole', () => {
    expect(render(FULL.imageText)).toContain('--ratio:1.25');
    const whole = render({ ...FULL.imageText, contain: true });
    expect(whole).toContain('class="contain"');
    expect(whole).not.toContain('--ratio');
  });

  it('renders an image-with-text block without an image, and one without text', () => {
    const bare = render({ ...FULL.imageText, image: undefined });
    expect(bare).toContain('bare');
    expect(bare).not.toContain('<img');
    const silent = render({ ...FULL.imageText, title: '', description: [], links: [], image: sizeless });
    expect(silent).toContain('<img');
    expect(silent).not.toContain('<h2');
  });
});
