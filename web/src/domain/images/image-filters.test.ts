import { describe, expect, it } from 'vitest';
import { parseImageWish, requestedAddress, requestedSize, splitImageAddress } from './image-filters.ts';

const original = 'https://a.storyblok.com/f/101/1800x1200/0123456789/kat.webp';
const filters = (written: string) => parseImageWish(`filters:${written}`);

describe('the address of an image', () => {
  it.each([
    [`${original}/m/filters:blur(5)`, original, 'filters:blur(5)'],
    [`${original}/m/fit-in/800x600/filters:fill(ffcc00)`, original, 'fit-in/800x600/filters:fill(ffcc00)'],
    [`${original}/m/filters:blur(5)?cv=17`, `${original}?cv=17`, 'filters:blur(5)'],
    [`${original}/m/`, original, ''],
    [`${original}/m`, original, ''],
    [original, original, ''],
    ['https://a.storyblok.com/f/101/0123/m.svg/m/200x0', 'https://a.storyblok.com/f/101/0123/m.svg', '200x0'],
    ['https://elders.example/m/filters:blur(5)', 'https://elders.example/m/filters:blur(5)', ''],
    ['', '', ''],
  ])('splits an image address where the options of the image service begin: %s', (address, plain, wish) => {
    expect(splitImageAddress(address)).toEqual({ original: plain, wish });
  });
});

describe('the image service options in an address', () => {
  it('accepts image option values at both ends of the allowed range (§5.22)', () => {
    for (const kept of [
      { blur: 0, brightness: -100, quality: 0, rotate: 90, format: 'webp' },
      { blur: 100, brightness: 100, quality: 100, rotate: 270, format: 'jpeg' },
      { rotate: 180, format: 'png' },
    ]) {
      const written = Object.entries(kept).map(([name, value]) => `${name}(${value})`);
      expect(filters(written.join(':'))).toEqual({ filters: kept, dropped: [] });
    }
    expect(filters('blur(2.4):quality( 75 )').filters).toEqual({ blur: 2, quality: 75 });
  });

  it.each([
    'blur(-1)',
    'blur(101)',
    'blur(5,2)',
    'brightness(-101)',
    'brightness(101)',
    'quality(101)',
    'quality(high)',
    'quality()',
    'brightness(bright)',
    'format(avif)',
    'format(WEBP)',
    'grayscale()',
    'constructor(1)',
    'blur(5',
    'blur',
  ])('reports an option out of range as dropped: %s (§5.22)', (beyond) => {
    expect(filters(beyond)).toEqual({ filters: {}, dropped: [beyond] });
    expect(filters(`${beyond}:rotate(90)`)).toEqual({ filters: { rotate: 90 }, dropped: [beyond] });
  });

  it.each(['rotate(0)', 'rotate(45)', 'rotate(360)'])(
    'rotates only by multiples of 90 degrees, not by %s (§5.22)',
    (turn) => {
      expect(filters(`${turn}:blur(5)`)).toEqual({ filters: { blur: 5 }, dropped: [turn] });
    },
  );

  it('accepts six hex digits or `transparent` as a fill colour (§5.23)', () => {
    expect(filters('fill(FFCC00)').filters.fill).toBe('ffcc00');
    expect(filters('fill(#ffcc00)').filters.fill).toBe('ffcc00');
    expect(filters('fill(transparent)').filters.fill).toBe('transparent');
    for (const colour of ['fff', '#fff', 'ffcc0000', 'red', 'ffcc0g', '']) {
      expect(filters(`fill(${colour})`)).toEqual({ filters: {}, dropped: [`fill(${colour})`] });
    }
  });

  it('accepts a valid box with a fill colour, and ignores an invalid box (§5.23)', () => {
    expect(parseImageWish('fit-in/800x600/filters:fill(ffcc00)')).toEqual({
      filters: { fill: 'ffcc00' },
      box: { width: 800, height: 600 },
      dropped: [],
    });
    for (const none of ['fit-in/800x0', 'fit-in/4001x600', '800x0']) {
      expect(parseImageWish(`${none}/filters:fill(ffcc00)`)).toMatchObject({ box: undefined, dropped: [] });
    }
  });

  it('ignores a plain size, and reports a crop as a dropped option', () => {
    for (const size of ['', '800x0', '0x600', 'fit-in/800x600']) {
      expect(parseImageWish(size)).toEqual({ filters: {}, dropped: [] });
    }
    expect(parseImageWish('10x10:90x90/800x600/smart').dropped).toEqual(['10x10:90x90', 'smart', '800x600']);
  });

  it('writes image options in a fixed order, whatever their original order', () => {
    const wish = parseImageWish('fit-in/800x600/filters:fill(FFCC00):kermis():quality(40):blur(5)');
    const requested = `${original}/m/fit-in/800x600/filters:blur(5):quality(40):fill(ffcc00)`;
    expect(requestedAddress(original, wish)).toBe(requested);
    expect(requestedAddress(`${original}?cv=17`, wish)).toBe(`${requested}?cv=17`);
    expect(requestedAddress(original, parseImageWish('800x0/filters:blur(900)'))).toBe(original);
  });
});

describe('the size of an image', () => {
  const size = { width: 1800, height: 1200 };

  it('swaps width and height if the image is rotated by 90 degrees', () => {
    expect(requestedSize(size, filters('rotate(90)'))).toEqual({ width: 1200, height: 1800 });
    expect(requestedSize(size, filters('rotate(180):blur(5)'))).toEqual(size);
  });

  it('returns the size of the box that `fill` fills', () => {
    const requested = parseImageWish('fit-in/800x600/filters:fill(transparent):rotate(90)');
    expect(requestedSize(size, requested)).toEqual({ width: 800, height: 600 });
  });
});
