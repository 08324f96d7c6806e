import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { Image } from '../../domain/image.ts';
import type { DesignToken, Field } from '../../ui/design-tokens.ts';
import { exampleBlocks } from './block-examples.ts';
import { CHAPTERS } from './chapters.ts';
import { StyleGuideScreen } from './StyleGuideScreen.tsx';

const TOKENS: readonly DesignToken[] = [
  { name: 'red', value: '#d81e2c' },
  { name: 'white', value: '#ffffff' },
  { name: 'ink', value: '#1b1430' },
  { name: 'width-l', value: '1290px' },
];
const FIELDS: readonly Field[] = [{ colour: 'red', field: 'red', onField: 'white' }];

const picture = (number: number): Image => ({
  src: `https://a.storyblok.com/f/101/1800x1200/${number}/beeld.webp`,
  alt: `Beeld ${number}`,
  width: 1800,
  height: 1200,
});
const PICTURES = Array.from({ length: 39 }, (_, index) => picture(index));

function page(pictures: readonly Image[]): string {
  const element = <StyleGuideScreen tokens={TOKENS} fields={FIELDS} pictures={pictures} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

describe('the style guide', () => {
  it('leads to each of its chapters, under one h1, without a complaint of React', () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    const html = page(PICTURES);
    for (const { id } of Object.values(CHAPTERS)) {
      expect(html).toContain(`href="#${id}"`);
      expect(html).toContain(`<section class="chapter" id="${id}"`);
    }
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('computes the contrast of each colour with its text, and never rounds it up', () => {
    const html = page([]);
    expect(html).toContain('wit 5,0');
    expect(html).toContain('17,6');
  });

  it('stands without a single picture, with every block but those that are only pictures', () => {
    const kinds = (pictures: readonly Image[]) => exampleBlocks(pictures).map(({ block }) => block.kind);
    expect(page([])).not.toContain('/beeld?');
    expect(kinds(PICTURES)).toHaveLength(16);
    expect(kinds([])).toEqual(kinds(PICTURES).filter((kind) => kind !== 'image'));
  });

  it('shows no picture twice', () => {
    const shown = [...page(PICTURES).matchAll(/alt="(Beeld \d+)"/g)].map(([, alt]) => alt);
    const twice = shown.filter((alt, index) => shown.indexOf(alt) !== index);
    expect(twice).toEqual([]);
  });
});
