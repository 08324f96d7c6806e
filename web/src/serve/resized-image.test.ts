import sharp from 'sharp';
import { expect, it } from 'vitest';
import { resizedImage } from './resized-image.ts';

async function original(width: number, height: number): Promise<ArrayBuffer> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#d81e2c' } })
    .png()
    .toBuffer();
  return new Uint8Array(bytes).buffer;
}

it('makes a picture as wide as asked, and keeps its shape', async () => {
  const image = await resizedImage(await original(1800, 1200), {
    width: 640,
    quality: 75,
    accept: 'image/webp',
  });
  const { format, width, height } = await sharp(image.body).metadata();
  expect({ type: image.type, format, width, height }).toEqual({
    type: 'image/webp',
    format: 'webp',
    width: 640,
    height: 427,
  });
});

it('never enlarges', async () => {
  const image = await resizedImage(await original(100, 50), {
    width: 640,
    quality: 75,
    accept: 'image/webp',
  });
  expect((await sharp(image.body).metadata()).width).toBe(100);
});

it('gives a browser that takes no WebP a JPEG', async () => {
  const image = await resizedImage(await original(100, 50), { width: 64, quality: 75, accept: '' });
  expect(image.type).toBe('image/jpeg');
  expect((await sharp(image.body).metadata()).format).toBe('jpeg');
});

it('rejects what is no picture', async () => {
  const text = new TextEncoder().encode('<html>').buffer;
  await expect(resizedImage(text, { width: 64, quality: 75, accept: '' })).rejects.toThrow();
});
