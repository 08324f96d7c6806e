import { MAX_IMAGE_SIDE } from './image.ts';

/** The changes that editors may request for an image in a text. The specification sets the allowed values (§5). */
type ImageFilters = {
  /** Blur radius in pixels of the original, 0–100. */
  blur?: number;
  /** Brightness from −100 (black) to 100 (white). */
  brightness?: number;
  /** Quality in per cent, 0–100. */
  quality?: number;
  /** Rotation in degrees, counterclockwise. */
  rotate?: 90 | 180 | 270;
  format?: 'webp' | 'png' | 'jpeg';
  /** The colour around an image in its box: six hex digits without `#`, or `transparent`. */
  fill?: string;
};

export type Size = { width: number; height: number };

/** The image service options in an address. `box` is the area in pixels that `fill` fills. */
export type RequestedImage = { filters: ImageFilters; box?: Size };

const READERS: { [Name in keyof Required<ImageFilters>]: (written: string) => ImageFilters[Name] } = {
  blur: (written) => within(written, 0, 100),
  brightness: (written) => within(written, -100, 100),
  quality: (written) => within(written, 0, 100),
  rotate: (written) => ([90, 180, 270] as const).find((angle) => String(angle) === written),
  format: (written) => (['webp', 'png', 'jpeg'] as const).find((format) => format === written),
  fill: (written) => /^#?([0-9a-f]{6}|transparent)$/i.exec(written)?.[1]?.toLowerCase(),
};

/**
 * Splits an address at the options of the image service: `…/kat.jpg/m/filters:blur(5)` has the original `…/kat.jpg` and
 * the options `filters:blur(5)`. Without options, `wish` is empty. A query stays with the original.
 */
export function splitImageAddress(address: string): { original: string; wish: string } {
  const parts = /^(https?:\/\/[^/?]+\/f\/(?:[^/?]+\/){2,3}[^/?]+?)\/m(?:\/([^?]*))?(\?.*)?$/.exec(address);
  if (!parts) return { original: address, wish: '' };
  const [, original = '', wish = '', query = ''] = parts;
  return { original: original + query, wish };
}

/**
 * Parses `fit-in/800x600/filters:blur(5):fill(ffcc00)`. `dropped` lists unknown or out-of-range options that would
 * change the image. A plain size is ignored, because the page chooses the size.
 */
export function parseImageWish(wish: string): RequestedImage & { dropped: readonly string[] } {
  const parts = wish.split('/').filter((part) => part !== '');
  const size = parts.find((part) => /^\d{1,6}x\d{1,6}$/.test(part));
  const fitsIn = parts.includes('fit-in');
  const { filters, dropped } = readFilters(parts.find((part) => part.startsWith('filters:')) ?? '');
  const unknown = parts.filter((part) => part !== size && part !== 'fit-in' && !part.startsWith('filters:'));
  const [width = 0, height = 0] = size?.split('x').map(Number) ?? [];
  const whole = width > 0 && height > 0;
  const cuts = whole && !fitsIn;
  const fills = whole && fitsIn && filters.fill !== undefined && Math.max(width, height) <= MAX_IMAGE_SIDE;
  return {
    filters,
    box: fills ? { width, height } : undefined,
    dropped: [...unknown, ...(cuts && size ? [size] : []), ...dropped],
  };
}

/** Returns the URL of an original with its options, in one canonical form. */
export function requestedAddress(original: string, { filters, box }: RequestedImage): string {
  const written = Object.entries(filters).map(([name, value]) => `${name}(${value})`);
  if (written.length === 0) return original;
  const around = box ? `fit-in/${box.width}x${box.height}/` : '';
  const [path = '', query] = original.split('?');
  return `${path}/m/${around}filters:${written.join(':')}${query === undefined ? '' : `?${query}`}`;
}

/** Returns the size of an image after these options are applied. */
export function requestedSize({ width, height }: Size, { filters, box }: RequestedImage): Size {
  if (box) return box;
  return filters.rotate === 90 || filters.rotate === 270
    ? { width: height, height: width }
    : { width, height };
}

function readFilters(part: string): { filters: ImageFilters; dropped: readonly string[] } {
  const dropped: string[] = [];
  const written = new Map<string, string>();
  const names = Object.keys(READERS);
  for (const one of part.replace(/^filters:/, '').split(/:(?=[a-z_]+\()/)) {
    const [, name = '', value = ''] = /^([a-z_]+)\(([^()]*)\)$/.exec(one.trim()) ?? [];
    if (names.includes(name)) written.set(name, value.trim());
    else if (one.trim() !== '') dropped.push(one.trim());
  }
  const filters: ImageFilters = {};
  // Iterates in the order of READERS, so that equal options result in equal addresses.
  for (const [name, read] of Object.entries(READERS)) {
    const value = written.get(name);
    const accepted = value === undefined ? undefined : read(value);
    if (accepted !== undefined) Object.assign(filters, { [name]: accepted });
    else if (value !== undefined) dropped.push(`${name}(${value})`);
  }
  return { filters, dropped };
}

function within(written: string, lowest: number, highest: number): number | undefined {
  const value = /^-?\d+(\.\d+)?$/.test(written) ? Number(written) : Number.NaN;
  return value >= lowest && value <= highest ? Math.round(value) : undefined;
}
