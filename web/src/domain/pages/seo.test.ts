import { describe, expect, it } from 'vitest';
import { type Image, imageSize } from '../images/image.ts';
import { imageRequest } from '../images/image-request.ts';
import { seoImage } from './seo.ts';

const uploaded = (name: string) => `https://a.storyblok.com/f/101/1800x1200/0123456789/${name}`;
const imageAt = (src: string): Image => ({ src, alt: 'Een kat', ...imageSize(src) });
const askedBy = (src = '') => imageRequest(new URLSearchParams({ url: src, w: '1200' }));

describe('the share image that an editor chose', () => {
  it.each(['kat.webp', 'kat.avif', 'kat.png', 'kat.JPG'])('converts the share image %s to a JPEG', (name) => {
    const shared = seoImage(imageAt(uploaded(name)));
    expect(shared).toEqual({
      src: `${uploaded(name)}/m/filters:format(jpeg)`,
      alt: 'Een kat',
      width: 1800,
      height: 1200,
    });
    expect(askedBy(shared?.src)).toMatchObject({
      url: new URL(uploaded(name)),
      filters: { format: 'jpeg' },
    });
  });

  it('keeps all image service options of a share image, except the format', () => {
    const wish = '/m/fit-in/600x400/filters:quality(60):fill(ffcc00):format(webp)';
    const shared = seoImage(imageAt(uploaded('kat.webp') + wish));
    expect(askedBy(shared?.src)).toMatchObject({
      quality: 60,
      filters: { format: 'jpeg', fill: 'ffcc00' },
      box: { width: 600, height: 400 },
    });
    expect(shared).toMatchObject({ width: 600, height: 400 });
  });

  it.each(['https://elders.example/kat.jpg?w=1200', 'https://elders.example/kat.PNG', uploaded('kat.gif')])(
    'leaves the share image %s unchanged',
    (src) => expect(seoImage(imageAt(src))?.src).toBe(src),
  );

  it.each([
    uploaded('kat.svg'),
    'https://elders.example/kat.webp',
    'https://elders.example/kat.avif?format=jpg',
    'https://elders.example/kat',
  ])('rejects the share image %s, which not every app can show', (src) =>
    expect(seoImage(imageAt(src))).toBeUndefined(),
  );
});
