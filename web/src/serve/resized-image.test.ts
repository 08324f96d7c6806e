import sharp from 'sharp';
import { expect, it } from 'vitest';
import { resizedImage } from './resized-image.ts';

async function original(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#d81e2c' } })
    .png()
    .toBuffer();
  return new Uint8Array(bytes);
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

it('keeps the transparent ground of a picture for a browser that takes no WebP', async () => {
  const clear = await sharp({
    create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .webp()
    .toBuffer();
  const image = await resizedImage(new Uint8Array(clear), { width: 16, quality: 75, accept: '' });
  expect(image.type).toBe('image/png');
  expect((await sharp(image.body).metadata()).hasAlpha).toBe(true);
});

it('turns a photograph as the camera was held', async () => {
  const lying = await sharp(await original(100, 50))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const image = await resizedImage(new Uint8Array(lying), { width: 640, quality: 75, accept: 'image/webp' });
  const { width, height } = await sharp(image.body).metadata();
  expect({ width, height }).toEqual({ width: 50, height: 100 });
});

it('lets an animation move', async () => {
  const frames = [
    await original(40, 20),
    await sharp(await original(40, 20))
      .negate()
      .png()
      .toBuffer(),
  ];
  const moving = await sharp(frames.map(Buffer.from), { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
  const image = await resizedImage(new Uint8Array(moving), { width: 16, quality: 75, accept: 'image/webp' });
  expect((await sharp(image.body).metadata()).pages).toBe(2);
});

it.each(['<html>', '%PDF-1.7', ''])('refuses what is no picture: «%s»', async (text) => {
  const bytes = new TextEncoder().encode(text);
  await expect(resizedImage(bytes, { width: 64, quality: 75, accept: '' })).rejects.toMatchObject({
    status: 415,
  });
});

it('refuses a picture of which half is missing', async () => {
  const whole = new Uint8Array(
    await sharp(await original(600, 600))
      .jpeg()
      .toBuffer(),
  );
  await expect(
    resizedImage(whole.slice(0, whole.length / 3), { width: 64, quality: 75, accept: '' }),
  ).rejects.toMatchObject({ status: 415 });
});
