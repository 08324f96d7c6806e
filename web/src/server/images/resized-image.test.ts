import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { resizedImage, type WantedChange } from './resized-image.ts';

async function original(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#d81e2c' } })
    .png()
    .toBuffer();
  return new Uint8Array(bytes);
}

it('resizes an image to the requested width and keeps the aspect ratio', async () => {
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

it('never enlarges an image', async () => {
  const image = await resizedImage(await original(100, 50), {
    width: 640,
    quality: 75,
    accept: 'image/webp',
  });
  expect((await sharp(image.body).metadata()).width).toBe(100);
});

it('returns a JPEG to a browser that does not support WebP', async () => {
  const image = await resizedImage(await original(100, 50), { width: 64, quality: 75, accept: '' });
  expect(image.type).toBe('image/jpeg');
  expect((await sharp(image.body).metadata()).format).toBe('jpeg');
});

it('keeps transparency for a browser without WebP', async () => {
  const clear = await sharp({
    create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .webp()
    .toBuffer();
  const image = await resizedImage(new Uint8Array(clear), { width: 16, quality: 75, accept: '' });
  expect(image.type).toBe('image/png');
  expect((await sharp(image.body).metadata()).hasAlpha).toBe(true);
});

it('rotates a photo to its camera orientation', async () => {
  const lying = await sharp(await original(100, 50))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const image = await resizedImage(new Uint8Array(lying), { width: 640, quality: 75, accept: 'image/webp' });
  const { width, height } = await sharp(image.body).metadata();
  expect({ width, height }).toEqual({ width: 50, height: 100 });
});

it('preserves an animation in all formats except JPEG', async () => {
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
  const still = await resizedImage(new Uint8Array(moving), {
    width: 16,
    quality: 75,
    accept: 'image/webp',
    filters: { format: 'jpeg' },
  });
  expect(still.type).toBe('image/jpeg');
  expect(await sharp(still.body).metadata()).toMatchObject({ format: 'jpeg', width: 16, height: 8 });
});

it.each(['<html>', '%PDF-1.7', ''])('rejects a file that is not an image: «%s»', async (text) => {
  const bytes = new TextEncoder().encode(text);
  await expect(resizedImage(bytes, { width: 64, quality: 75, accept: '' })).rejects.toMatchObject({
    status: 415,
  });
});

it('rejects a truncated image', async () => {
  const whole = new Uint8Array(
    await sharp(await original(600, 600))
      .jpeg()
      .toBuffer(),
  );
  await expect(
    resizedImage(whole.slice(0, whole.length / 3), { width: 64, quality: 75, accept: '' }),
  ).rejects.toMatchObject({ status: 415 });
});

describe('the filters of an image address', () => {
  /** An image of 200 by 100 pixels: the left half is red, the right half white. */
  const halves = sharp({ create: { width: 200, height: 100, channels: 3, background: '#d81e2c' } })
    .composite([
      {
        input: { create: { width: 100, height: 100, channels: 3, background: '#ffffff' } },
        left: 100,
        top: 0,
      },
    ])
    .removeAlpha()
    .png()
    .toBuffer();

  async function drawn({
    width = 200,
    accept = '',
    ...change
  }: WantedChange & { width?: number; accept?: string }) {
    const image = await resizedImage(new Uint8Array(await halves), { width, quality: 90, accept, ...change });
    const { data, info } = await sharp(image.body).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
    ];
    return { type: image.type, size: [info.width, info.height], at };
  }
  const RED = [216, 30, 44, 255];
  const WHITE = [255, 255, 255, 255];
  const png = { format: 'png' } as const;

  it('blurs an image equally at every width', async () => {
    const sharpEdge = await drawn({ filters: png });
    expect([sharpEdge.at(90, 50), sharpEdge.at(110, 50)]).toEqual([RED, WHITE]);
    const large = await drawn({ filters: { ...png, blur: 20 } });
    const small = await drawn({ filters: { ...png, blur: 20 }, width: 64 });
    const green = (pixel: readonly number[]) => pixel[1] ?? 0;
    expect(green(large.at(90, 50))).toBeGreaterThan(60);
    expect(Math.abs(green(large.at(75, 50)) - green(small.at(24, 16)))).toBeLessThan(15);
  });

  it('brightens and darkens an image', async () => {
    expect((await drawn({ filters: { ...png, brightness: -100 } })).at(150, 50)).toEqual([0, 0, 0, 255]);
    expect((await drawn({ filters: { ...png, brightness: 100 } })).at(50, 50)).toEqual(WHITE);
  });

  it('rotates an image counterclockwise before resizing it to the width', async () => {
    const turned = await drawn({ filters: { ...png, rotate: 90 }, width: 50 });
    expect(turned.size).toEqual([50, 100]);
    expect([turned.at(25, 10), turned.at(25, 90)]).toEqual([WHITE, RED]);
  });

  it('applies the camera orientation before the rotate filter', async () => {
    const lying = await sharp(await halves)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const options = { width: 640, quality: 75, accept: '', filters: { rotate: 180 } } as const;
    const { width, height } = await sharp(
      (await resizedImage(new Uint8Array(lying), options)).body,
    ).metadata();
    expect([width, height]).toEqual([100, 200]);
  });

  it('returns the format that a filter sets, except WebP for a browser that does not support WebP', async () => {
    expect((await drawn({ filters: { format: 'jpeg' }, accept: 'image/webp' })).type).toBe('image/jpeg');
    expect((await drawn({ filters: png, accept: 'image/webp' })).type).toBe('image/png');
    expect((await drawn({ filters: { format: 'webp' }, accept: '' })).type).toBe('image/jpeg');
  });

  it('fits the image into a filled box, and neither enlarges it nor filters the edges of the box', async () => {
    const box = { width: 400, height: 400 };
    const filled = await drawn({ filters: { ...png, fill: 'ffcc00', blur: 20 }, box, width: 640 });
    expect(filled.size).toEqual([400, 400]);
    expect([filled.at(0, 0), filled.at(99, 200), filled.at(200, 149)]).toEqual(
      Array.from({ length: 3 }, () => [255, 204, 0, 255]),
    );
    expect(filled.at(110, 200).slice(0, 3)).toEqual(RED.slice(0, 3));
    expect((await drawn({ filters: { ...png, fill: 'ffcc00' }, box, width: 100 })).size).toEqual([100, 100]);
  });

  it('fills the box with transparency', async () => {
    const clear = await drawn({ filters: { fill: 'transparent' }, box: { width: 200, height: 200 } });
    expect([clear.type, clear.at(0, 0)[3]]).toEqual(['image/png', 0]);
    const jpeg = await drawn({
      filters: { fill: 'transparent', format: 'jpeg' },
      box: { width: 200, height: 200 },
    });
    expect(jpeg.at(0, 0)).toEqual(WHITE);
  });
});
