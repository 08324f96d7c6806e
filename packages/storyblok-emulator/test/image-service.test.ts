import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { assetResponse } from '../src/images/asset-files.ts';
import { temporaryContent } from './temporary-content.ts';

const RED = '#d81e2c';
const BLUE = '#1e3cd8';

/** Creates an image of 120 × 60 pixels: the left half red, the right half blue. */
async function halves(): Promise<Buffer> {
  const right = await sharp({ create: { width: 60, height: 60, channels: 3, background: BLUE } })
    .png()
    .toBuffer();
  return sharp({ create: { width: 120, height: 60, channels: 3, background: RED } })
    .composite([{ input: right, left: 60, top: 0 }])
    .png()
    .toBuffer();
}

async function service() {
  const { dir } = temporaryContent();
  const put = (size: string, name: string, bytes: Buffer | string) => {
    mkdirSync(join(dir, size, 'abc'), { recursive: true });
    writeFileSync(join(dir, size, 'abc', name), bytes);
  };
  put('120x60', 'rek.png', await halves());
  put(
    '120x60',
    'rek.jpg',
    await sharp(await halves())
      .jpeg()
      .toBuffer(),
  );
  const get = (end: string, { name = '120x60/abc/rek.png', accept = '' } = {}) =>
    assetResponse(`/f/101/${name}${end}`, dir, 101, accept);
  const made = async (end: string, name?: string) => {
    const response = await get(end, { name });
    const bytes = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer());
    const { format, width, height, hasAlpha } = await sharp(bytes).metadata();
    const { data, info } = await sharp(bytes)
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
    ];
    return {
      status: response?.status,
      type: response?.headers.get('content-type'),
      format,
      width,
      height,
      hasAlpha,
      pixel,
    };
  };
  return { put, get, made };
}

/** The test image is half red, half blue. Returns the colour of the half from which a pixel comes. */
const colour = ([red = 0, , blue = 0]: number[]) => (red > blue ? 'red' : 'blue');

test.each([
  ['/m', 120, 60],
  ['/m/60x0', 60, 30],
  ['/m/0x20', 40, 20],
  ['/m/0x0', 120, 60],
  ['/m/40x40', 40, 40],
  ['/m/240x0', 240, 120],
  ['/m/240x0/filters:no_upscale()', 120, 60],
  ['/m/fit-in/40x40', 40, 20],
  ['/m/fit-in/400x400', 120, 60],
  ['/m/fit-in/40x40/filters:fill(ffffff)', 40, 40],
  ['/m/10x0:50x30', 40, 30],
  ['/m/10x0:50x30/20x0', 20, 15],
  ['/m/100x50:900x900', 20, 10],
  ['/m/40x40/smart', 40, 40],
  ['/m/filters:rotate(90)', 60, 120],
  ['/m/9000x0', 4000, 2000],
])('creates for %s an image of %i by %i', async (end, width, height) => {
  const { made } = await service();
  expect(await made(end)).toMatchObject({ status: 200, width, height });
});

test('flips the image for a negative width or height', async () => {
  const { made } = await service();
  expect(colour((await made('/m/120x60')).pixel(10, 30))).toBe('red');
  expect(colour((await made('/m/-120x60')).pixel(10, 30))).toBe('blue');
  expect(colour((await made('/m/120x-60')).pixel(10, 30))).toBe('red');
  expect(colour((await made('/m/-120x0')).pixel(10, 30))).toBe('blue');
});

test('keeps the focal point visible, and ignores a box outside the image', async () => {
  const { made } = await service();
  const left = await made('/m/20x60/filters:focal(5x5:6x6)');
  const right = await made('/m/20x60/filters:focal(118x5:119x6)');
  expect([colour(left.pixel(18, 30)), colour(right.pixel(1, 30))]).toEqual(['red', 'blue']);
  expect(await made('/m/900x900:950x950')).toMatchObject({ width: 120, height: 60 });
  expect(await made('/m/50x30:10x0')).toMatchObject({ width: 120, height: 60 });
});

test('fills the space around a fitted image with a colour or transparency', async () => {
  const { made } = await service();
  const white = await made('/m/fit-in/60x60/filters:fill(ffffff)');
  expect(white.pixel(30, 2)).toEqual([255, 255, 255, 255]);
  expect(colour(white.pixel(5, 30))).toBe('red');
  const clear = await made('/m/fit-in/60x60/filters:fill(transparent)');
  expect([clear.pixel(30, 2)[3], clear.pixel(5, 30)[3]]).toEqual([0, 255]);
});

test('applies filters, alone and combined', async () => {
  const { made } = await service();
  const [red = 0] = (await made('/m')).pixel(10, 30);
  expect((await made('/m/filters:brightness(20)')).pixel(10, 30)[0]).toBeGreaterThan(red);
  expect((await made('/m/filters:brightness(-100)')).pixel(10, 30)).toEqual([0, 0, 0, 255]);
  const [r, g, b] = (await made('/m/filters:grayscale()')).pixel(10, 30);
  expect([g, b]).toEqual([r, r]);
  const edge = (await made('/m/filters:blur(10)')).pixel(60, 30);
  expect(edge[0]).toBeGreaterThan(60);
  expect(edge[2]).toBeGreaterThan(60);
  expect((await made('/m/filters:blur(100,2)')).pixel(10, 30)[0]).toBe(red);
  const turned = await made('/m/filters:rotate(90)');
  expect([colour(turned.pixel(30, 10)), colour(turned.pixel(30, 110))]).toEqual(['blue', 'red']);
  const all =
    '/m/0x0:100x50/fit-in/-50x50/smart/filters:quality(40):blur(2):brightness(10):rotate(270):grayscale():format(jpeg):fill(fffcf5):no_upscale()';
  expect(await made(all)).toMatchObject({ status: 200, format: 'jpeg' });
});

test('creates smaller files at lower qualities, down to 0', async () => {
  const { get } = await service();
  const size = async (quality: number) =>
    (await (await get(`/m/filters:quality(${quality}):format(jpeg)`))?.arrayBuffer())?.byteLength ?? 0;
  expect(await size(95)).toBeGreaterThan(await size(10));
  expect(await size(0)).toBe(await size(1));
});

test.each([
  'blur(151)',
  'blur(-1)',
  'brightness(101)',
  'brightness(abc)',
  'quality(101)',
  'rotate(45)',
  'rotate(0)',
  'format(bmp)',
  'fill(red)',
  'focal(9x9:1x1)',
  'round_corner(20,255,255,255)',
  'unknown(1)',
  'constructor()',
])('ignores an unknown filter or a value out of range: %s', async (filter) => {
  const { get } = await service();
  const bytes = async (end: string) =>
    Buffer.from((await (await get(end))?.arrayBuffer()) ?? new ArrayBuffer());
  expect((await bytes(`/m/30x0/filters:${filter}`)).equals(await bytes('/m/30x0'))).toBe(true);
});

test('sends the requested format; without one, sends WebP to browsers that accept it and the original format to others', async () => {
  const { get } = await service();
  const type = async (end: string, accept = '', name?: string) =>
    (await get(end, { accept, name }))?.headers.get('content-type');
  expect(await type('/m/', 'image/avif,image/webp,*/*')).toBe('image/webp');
  expect(await type('/m/')).toBe('image/png');
  expect(await type('/m/', '', '120x60/abc/rek.jpg')).toBe('image/jpeg');
  for (const format of ['webp', 'jpeg', 'png', 'avif']) {
    expect(await type(`/m/filters:format(${format})`, 'image/webp')).toBe(`image/${format}`);
  }
  expect((await get('/m/'))?.headers.get('vary')).toBe('accept');
  expect(await type('')).toBe('image/png');
});

test('returns a file unchanged if it is not a still image', async () => {
  const { put, get } = await service();
  const gif = await sharp(await halves())
    .gif()
    .toBuffer();
  put('x', 'plan.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  put('120x60', 'dans.gif', gif);
  put('x', 'gids.pdf', '%PDF-1.7');
  for (const [name, type] of [
    ['x/abc/plan.svg', 'image/svg+xml'],
    ['120x60/abc/dans.gif', 'image/gif'],
    ['x/abc/gids.pdf', 'application/pdf'],
  ] as const) {
    const [plain, requested] = [
      await get('', { name }),
      await get('/m/40x40', { name, accept: 'image/webp' }),
    ];
    expect(requested?.headers.get('content-type')).toBe(type);
    expect(await requested?.text()).toBe(await plain?.text());
  }
});

test.each(['/m/groot', '/m/smart/40x40', '/m/40', '/m/40x40/extra', '/m/fit-in/fit-in', '/m/%E0%A4%A'])(
  'returns 400 for an invalid image service address: %s',
  async (end) => {
    const { get } = await service();
    expect((await get(end))?.status).toBe(400);
  },
);

test('returns 404 for a transformation of a missing image', async () => {
  const { get } = await service();
  expect(await get('/m/40x40', { name: '120x60/abc/weg.png' })).toBeUndefined();
});
