import { expect, it } from 'vitest';
import type { AssetShelf } from '../../asset-shelf.ts';
import { picture, richText, story } from '../../examples.ts';
import { found, said } from '../../made-up-edition.ts';
import { assetFiles } from './asset-files.ts';

const shelf: AssetShelf = {
  has: (path) => path === '1800x1200/aa/boek een.webp',
  sizeOf: () => ({ width: 1800, height: 1200 }),
  bytesOf: () => new Uint8Array(),
  lengthOf: () => 100_000,
};
const page = (image: unknown, more = {}) => [story('a', { component: 'page', image, ...more })];

it('accepts an existing file, a file on another host, and any file if the folder has no assets', () => {
  expect(said(assetFiles, page(picture('1800x1200/aa/boek%20een.webp')), { shelf })).toEqual([]);
  expect(said(assetFiles, page(picture('1800x1200/aa/boek%20een.webp/m/200x0')), { shelf })).toEqual([]);
  expect(said(assetFiles, page({ filename: 'https://example.be/1x1/a.png' }), { shelf })).toEqual([]);
  expect(said(assetFiles, page(picture('1x1/aa/weg.webp')))).toEqual([]);
});

it('reports the missing file of an image, of a link in rich text, and of an image for search engines', () => {
  const weg = 'https://a.storyblok.com/f/101/1x1/aa/weg.webp';
  const more = {
    intro: richText('hier', { type: 'link', attrs: { linktype: 'asset', href: weg } }),
    seo: { plugin: 'seo_metatags', og_image: weg, twitter_image: '' },
  };
  const [one] = found(assetFiles, page(picture('1x1/aa/weg.webp'), more), { shelf });
  expect(one && [one, ...one.also].map(({ path }) => path).sort()).toEqual([
    'Beeld',
    'Intro',
    'Zoekmachines',
  ]);
});

it('gives a tip for a file whose size differs from the size in its address', () => {
  const small: AssetShelf = { ...shelf, sizeOf: () => ({ width: 900, height: 600 }) };
  expect(said(assetFiles, page(picture('1800x1200/aa/boek%20een.webp')), { shelf: small })).toEqual([
    'tip a: Beeld: het beeld ‘boek een.webp’ is 900 op 600 pixels, maar zijn adres zegt 1800 op 1200',
  ]);
});

it('reports an original that is too large for the site', () => {
  const heavy: AssetShelf = { ...shelf, lengthOf: () => 34 * 1024 * 1024 };
  expect(said(assetFiles, page(picture('1800x1200/aa/boek%20een.webp')), { shelf: heavy })).toEqual([
    'fout a: Beeld: het beeld ‘boek een.webp’ weegt 34 MB, en dan toont de site het niet',
  ]);
});
