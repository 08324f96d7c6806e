import { expect, it } from 'vitest';
import { picture, story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { altText } from './alt-text.ts';

const page = (image: unknown, ...body: unknown[]) => [story('a', { component: 'page', image, body })];

it('accepts an image with alternative text, an empty image field, and a document', () => {
  const carousel = { component: 'image_carousel', images: [picture('10x10/a/a.webp')] };
  expect(said(altText, page(picture('10x10/a/b.webp'), carousel))).toEqual([]);
  expect(said(altText, page({ filename: '', alt: null }))).toEqual([]);
  expect(said(altText, page(picture('x/a/plan.pdf', null)))).toEqual([]);
});

it('reads the alternative text that newer spaces store in meta_data', () => {
  expect(said(altText, page({ ...picture('10x10/a/b.webp', ''), meta_data: { alt: 'x' } }))).toEqual([]);
});

it('reports images without alternative text: in a field, in a list, in rich text', () => {
  const image = { type: 'image', attrs: { src: 'https://a.storyblok.com/f/101/1x1/a/c.webp', alt: ' ' } };
  const files = page(
    picture('10x10/a/a.webp', null),
    { component: 'image_carousel', images: [picture('10x10/a/b.webp', '')] },
    { component: 'rich_text', text: { type: 'doc', content: [image] } },
  );
  expect(said(altText, files)).toEqual([
    'fout a: Beeld: het beeld heeft geen alt-tekst',
    'fout a: Inhoud 1 (Beeldengalerij) › Beelden 1: het beeld heeft geen alt-tekst',
    'fout a: Inhoud 2 (Tekst) › Tekst: het beeld heeft geen alt-tekst',
  ]);
});
