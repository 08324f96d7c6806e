import { expect, it } from 'vitest';
import { imageOptions } from './rich-text-image.ts';

function read(value: unknown) {
  const warnings: string[] = [];
  return { options: imageOptions(value, (reason) => warnings.push(reason)), warnings };
}

it('options at their bounds are kept (§5.22)', () => {
  const lowest = { blur: 0, brightness: -100, quality: 0, rotate: 90, format: 'webp' };
  const highest = { blur: 100, brightness: 100, quality: 100, rotate: 270, format: 'jpeg' };
  for (const options of [lowest, highest, { rotate: 180, format: 'png' }]) {
    expect(read(options)).toEqual({ options, warnings: [] });
  }
  expect(read({ quality: '75', rotate: '90' })).toEqual({
    options: { quality: 75, rotate: 90 },
    warnings: [],
  });
});

it('options beyond their bounds are dropped with one warning (§5.22)', () => {
  for (const beyond of [
    { blur: -1 },
    { blur: 101 },
    { brightness: -101 },
    { brightness: 101 },
    { quality: 101 },
    { quality: Number.NaN },
    { quality: 'high' },
    { quality: true },
    { rotate: 0 },
    { rotate: 45 },
    { rotate: 360 },
    { format: 'avif' },
    { format: 'WEBP' },
    { format: ['webp'] },
    { grayscale: true },
    { constructor: 1 },
  ]) {
    const { options, warnings } = read(beyond);
    expect(Object.values(options).filter((value) => value !== undefined)).toEqual([]);
    expect(warnings).toEqual([`image options out of bounds or unknown: ${Object.keys(beyond)[0]}`]);
  }
  expect(read({ blur: 900, rotate: 45, quality: 80 })).toEqual({
    options: { quality: 80 },
    warnings: ['image options out of bounds or unknown: blur, rotate'],
  });
});

it('a fill is six hex digits or transparent (§5.23)', () => {
  expect(read({ fill: 'FFCC00' }).options.fill).toBe('ffcc00');
  expect(read({ fill: '#ffcc00' }).options.fill).toBe('ffcc00');
  expect(read({ fill: 'transparent' }).options.fill).toBe('transparent');
  for (const fill of ['fff', '#fff', 'ffcc0000', 'red', 'ffcc0g', 'transparent)', 'ffcc00):blur(100', 3]) {
    const { options, warnings } = read({ fill });
    expect(options.fill).toBeUndefined();
    expect(warnings).toHaveLength(1);
  }
});

it('options that are not set, or no options at all, say nothing', () => {
  for (const empty of [{}, { blur: null, fill: '', format: undefined }, null, undefined, 'blur', 3, []]) {
    expect(read(empty)).toEqual({ options: {}, warnings: [] });
  }
});
