import { describe, expect, it } from 'vitest';
import { imageRequest } from './image-request.ts';

const original = 'https://a.storyblok.com/f/101/1800x1200/0123456789/kat.webp';
const ask = (parameters: Record<string, string>) =>
  imageRequest(new URLSearchParams({ url: original, ...parameters }));

describe('the image path', () => {
  it('accepts the address, width and quality of an image, with a default quality of 75 (§7.24, §9.8)', () => {
    expect(ask({ w: '640' })).toEqual({
      url: new URL(original),
      width: 640,
      quality: 75,
      filters: {},
    });
    expect(ask({ w: '640', q: '40' })?.quality).toBe(40);
  });

  it.each([16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840])(
    'serves images of width %i (§9.8, §9.9)',
    (width) => {
      expect(ask({ w: String(width) })?.width).toBe(width);
    },
  );

  it.each(['', '0', '641', '-640', '640.5', '1e3', 'NaN'])('rejects the image width «%s»', (w) => {
    expect(ask({ w })).toBeUndefined();
  });

  it.each(['0', '101', '-1', '7.5', 'abc'])('rejects the image quality %s', (q) => {
    expect(ask({ w: '640', q })).toBeUndefined();
  });

  it.each([
    '',
    'geen adres',
    'http://a.storyblok.com/f/101/1x1/a/b.png',
    'https://a.storyblok.com:8443/f/101/1x1/a/b.png',
    'https://iemand@a.storyblok.com/f/101/1x1/a/b.png',
    'https://a.storyblok.com.elders.example/f/101/1x1/a/b.png',
    'https://elders.example/a.storyblok.com/kat.png',
    'https://127.0.0.1/f/101/1x1/a/b.png',
    'https://a.storyblok.com/v1/api',
    'https://a.storyblok.com/f/../v1/api?query={Space{id}}',
    'https://a.storyblok.com/f/%2e%2e/v1/api',
    `https://a.storyblok.com/f/101/1x1/a/${'b'.repeat(1000)}.png`,
    'file:///etc/passwd',
  ])('rejects the image address «%s»', (url) => {
    expect(ask({ url, w: '640' })).toBeUndefined();
  });

  it('normalizes the address of a UiTdatabank image, whatever its query and hash', () => {
    const picture = 'https://images.uitdatabank.be/92272095-9564-4f46-9e1b-6165f509857a.jpeg';
    expect(ask({ url: `${picture}?maxwidth=300#x`, w: '640' })?.url.href).toBe(picture);
    expect(ask({ url: 'https://images.uitdatabank.be/events', w: '640' })).toBeUndefined();
    expect(ask({ url: 'https://search.uitdatabank.be/kat.jpeg', w: '640' })).toBeUndefined();
  });

  it('removes the query and hash of an image address, except `cv`, which marks a replaced file', () => {
    expect(ask({ url: `${original}?x=1#boven`, w: '640' })?.url.href).toBe(original);
    expect(ask({ url: `${original}?cv=1700000000&x=1`, w: '640' })?.url.href).toBe(
      `${original}?cv=1700000000`,
    );
    const inMilliseconds = `${original}?cv=1761559200000`;
    expect(ask({ url: inMilliseconds, w: '640' })?.url.href).toBe(inMilliseconds);
    expect(ask({ url: `${original}?cv=a`, w: '640' })?.url.href).toBe(original);
  });

  it('accepts image service options within the allowed range (§5.22)', () => {
    const url = `${original}/m/fit-in/800x600/filters:rotate(90):fill(ffcc00):blur(900):quality(0)?cv=17`;
    expect(ask({ url, w: '640', q: '40' })).toEqual({
      url: new URL(`${original}?cv=17`),
      width: 640,
      quality: 1,
      filters: { quality: 0, rotate: 90, fill: 'ffcc00' },
      box: { width: 800, height: 600 },
    });
    expect(ask({ url: `${original}/m/filters:quality(60)`, w: '640' })?.quality).toBe(60);
  });
});
