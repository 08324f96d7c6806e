import { expect, it } from 'vitest';
import { picture, story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { sameAlt } from './same-alt.ts';

const WORDS = 'Een brood met een klok in de korst.';
const page = (slug: string, path: string, alt: string | null = WORDS, ...body: unknown[]) =>
  story(slug, { component: 'page', title: slug, image: picture(path, alt), body });

it('accepts the same text for an image and for a crop of that image, and different or missing texts for two images', () => {
  const whole = page('a', '10x10/a/brood.webp');
  const cut = page('b', '10x10/a/brood.webp/m/5x5');
  expect(said(sameAlt, [whole, cut, page('c', '10x10/b/kat.webp', 'Een kat.')])).toEqual([]);
  expect(said(sameAlt, [page('a', '1x1/a/a.webp', ''), page('b', '1x1/b/b.webp', null)])).toEqual([]);
});

it('does not compare a story with its own draft', () => {
  const changed = { ...page('a', '10x10/b/ander.webp'), draft: true };
  expect(said(sameAlt, [page('a', '10x10/a/brood.webp'), changed])).toEqual([]);
});

it('warns once if two images have the same alternative text, ignoring spaces and capitals, and names both stories', () => {
  const files = [
    page('a', '10x10/a/brood.webp'),
    page('b', '10x10/b/ander.webp', ` ${WORDS.toUpperCase().replace(' ', '  ')}`),
    page('c', '10x10/b/ander.webp'),
  ];
  expect(said(sameAlt, files)).toEqual([
    'waarschuwing b: Beeld: de alt-tekst ‘EEN  BROOD MET EEN KLOK IN DE KORST.’ staat ook bij een ander beeld, bij ‘a’',
  ]);
});

it('finds images with the same text on one page, in a list and in rich text', () => {
  const carousel = { component: 'image_carousel', images: [picture('10x10/b/ander.webp', WORDS)] };
  const image = {
    type: 'image',
    attrs: { src: 'https://a.storyblok.com/f/101/1x1/c/derde.webp', alt: WORDS },
  };
  const text = { component: 'rich_text', text: { type: 'doc', content: [image] } };
  expect(said(sameAlt, [page('a', '10x10/a/brood.webp', WORDS, carousel, text)])).toEqual([
    'waarschuwing a: Inhoud 1 (Beeldengalerij) › Beelden 1: de alt-tekst ‘Een brood met een klok in de korst.’ staat ook bij een ander beeld, bij ‘a’',
    'waarschuwing a: Inhoud 2 (Tekst) › Tekst: de alt-tekst ‘Een brood met een klok in de korst.’ staat ook bij een ander beeld, bij ‘a’',
  ]);
});
