import { describe, expect, it } from 'vitest';
import {
  DEVICE_IMAGE_WIDTHS,
  IMAGE_QUALITY,
  SERVED_IMAGE_WIDTHS,
  SMALL_IMAGE_WIDTHS,
} from '../../domain/images/image.ts';
import { imageRequest } from '../../domain/images/image-request.ts';
import { imageAddress, isResizable, isServed, offeredWidths, WHOLE_COLUMN } from './image-address.ts';

const src = 'https://a.storyblok.com/f/101/1800x1200/a/kat.webp';

describe('the address of an image', () => {
  it('builds an address with the image path, url, width and quality 75 (§7.24)', () => {
    expect(imageAddress(src, 640)).toBe(
      '/beeld?url=https%3A%2F%2Fa.storyblok.com%2Ff%2F101%2F1800x1200%2Fa%2Fkat.webp&w=640&q=75',
    );
  });

  it('encodes the query of the original address inside the new address', () => {
    expect(imageAddress('https://x.example/a.png?w=1&q=2', 16)).toBe(
      '/beeld?url=https%3A%2F%2Fx.example%2Fa.png%3Fw%3D1%26q%3D2&w=16&q=75',
    );
  });

  it('returns the path of an image of this site unchanged', () => {
    expect(imageAddress('/assets/plan.svg', 640)).toBe('/assets/plan.svg');
  });
});

describe('the offered widths', () => {
  it('offers the large image widths that the specification lists (§9.8)', () => {
    expect(offeredWidths(DEVICE_IMAGE_WIDTHS, 0)).toEqual([640, 750, 828, 1080, 1200, 1920, 2048, 3840]);
  });

  it('offers the small image widths from the specification (§9.9)', () => {
    expect(offeredWidths(SMALL_IMAGE_WIDTHS, 0)).toEqual([16, 32, 48, 64, 96, 128, 256, 384]);
  });

  it('offers widths up to the first that contains the whole original', () => {
    expect(offeredWidths(DEVICE_IMAGE_WIDTHS, 1800)).toEqual([640, 750, 828, 1080, 1200, 1920]);
    expect(offeredWidths(DEVICE_IMAGE_WIDTHS, 1920)).toEqual([640, 750, 828, 1080, 1200, 1920]);
    expect(offeredWidths(DEVICE_IMAGE_WIDTHS, 640)).toEqual([640]);
    expect(offeredWidths(DEVICE_IMAGE_WIDTHS, 300)).toEqual([640]);
    expect(offeredWidths([384, 640], 1800)).toEqual([384, 640]);
  });

  it('offers all requested widths if the width of the original is unknown', () => {
    expect(offeredWidths([384, 640], 0)).toEqual([384, 640]);
  });

  it('omits widths that the image path does not serve', () => {
    expect(offeredWidths([640, 700], 1800)).toEqual([640]);
  });
});

it.each([
  [412, 1.75, 640],
  [375, 2, 750],
  [360, 3, 1080],
  [393, 3, 1080],
  [430, 3, 1200],
])('loads a full-width image on a phone of %i px and density %f in %i pixels', (wide, density, pixels) => {
  const [, share, most] = /min\((\d+)vw, (\d+)px\)$/.exec(WHOLE_COLUMN) ?? [];
  const shown = Math.min((Number(share) / 100) * wide, Number(most));
  expect(SERVED_IMAGE_WIDTHS.find((served) => served >= shown * density)).toBe(pixels);
});

describe('an image that is not resized', () => {
  it.each([
    '/plan.webp',
    'https://x.example/a.svg',
    'https://x.example/A.GIF?x=1',
    'https://x.example/a.svg/m/200x0',
  ])('does not resize the image %s', (address) => expect(isResizable(address)).toBe(false));

  it('resizes photos, even in a folder whose name contains «gif»', () => {
    expect(isResizable(src)).toBe(true);
    expect(isResizable('https://x.example/giftboek/a.jpg')).toBe(true);
  });
});

describe('an image that the site can show', () => {
  it.each(['/plan.svg', src, 'https://a-us.storyblok.com/f/1/1x1/a/b.png'])(
    'serves the image %s',
    (address) => expect(isServed(address)).toBe(true),
  );

  it.each([
    'https://elders.example/f/1/1x1/a/b.png',
    'https://a.storyblok.com:8443/f/1/1x1/a/b.png',
    'https://a.storyblok.com/v1/api',
    'http://a.storyblok.com/f/1/1x1/a/b.png',
    '//a.storyblok.com/f/1/1x1/a/b.png',
    '/\\elders.example/b.png',
    'data:image/png;base64,AAAA',
    'kat.webp',
  ])('does not serve the image %s', (address) => expect(isServed(address)).toBe(false));
});

it.each(SERVED_IMAGE_WIDTHS)(
  'builds an address that the image path accepts for width %i (§9.8, §9.9)',
  (width) => {
    const { searchParams } = new URL(
      imageAddress('https://a.storyblok.com/f/1/a.png', width),
      'http://site.test',
    );
    expect(imageRequest(searchParams)).toMatchObject({ width, quality: IMAGE_QUALITY });
  },
);

it.each([
  'https://a.storyblok.com/f/101/1800x1200/a/kat.webp',
  'https://a-us.storyblok.com/f/101/1800x1200/a/kat.webp?cv=1700000000',
  'https://a-ca.storyblok.com/f/101/x/a/plan.svg',
  'https://a-ap.storyblok.com/f/101/x/a/kat%20en%20hond.png/m/200x0',
  'https://a.storyblok.com/v1/api',
  'https://a.storyblok.com:8443/f/101/x/a/kat.webp',
  'http://a.storyblok.com/f/101/x/a/kat.webp',
  'https://s3.amazonaws.com/a.storyblok.com/f/101/x/a/kat.webp',
  'https://images.uitdatabank.be/92272095-9564-4f46-9e1b-6165f509857a.jpeg',
  'https://images-test.uitdatabank.be/0c70317c-a00d-4a25-a17c-1a2da5abe0cd.png?maxwidth=300',
  'https://media.uitdatabank.be/20270813/oude-drukken.jpg',
  'https://images.uitdatabank.be/events?id=1',
  'https://images.uitdatabank.be:8443/kat.jpeg',
  'https://images-prod-uitdatabank.imgix.net/kat.jpeg',
  'https://elders.example/f/101/x/a/kat.webp',
  'kat.webp',
])('shows an image if and only if the image path serves it: %s', (src) => {
  const { searchParams } = new URL(imageAddress(src, 640), 'http://site.test');
  expect(isServed(src)).toBe(imageRequest(searchParams) !== undefined);
});
