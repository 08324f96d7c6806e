import { expect, it } from 'vitest';
import { IMAGE_QUALITY, SERVED_IMAGE_WIDTHS } from '../domain/images/image.ts';
import { imageRequest } from '../domain/images/image-request.ts';
import { imageAddress, isServed } from '../ui/image-address.ts';

it.each(SERVED_IMAGE_WIDTHS)(
  'asks for a width and a quality that the image path serves: %i (§9.8, §9.9)',
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
])('shows exactly the pictures that the image path serves: %s', (src) => {
  const { searchParams } = new URL(imageAddress(src, 640), 'http://site.test');
  expect(isServed(src)).toBe(imageRequest(searchParams) !== undefined);
});
