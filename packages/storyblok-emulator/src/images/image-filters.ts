/** A box in pixels of the original; `right` and `bottom` are exclusive. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** The requested filters of the image service, without invalid filters. */
export type ImageFilters = {
  /** Quality in per cent. */
  quality?: number;
  /** Radius in pixels; `sigma` is more exact and takes precedence. */
  blur?: { radius: number; sigma?: number };
  /** Brightness from −100 (black) to 100 (white). */
  brightness?: number;
  /** Rotation in degrees, counterclockwise. */
  rotate?: 90 | 180 | 270;
  format?: ImageFormat;
  /** The colour around an image that is smaller than its box: `#rrggbb` or transparent. */
  fill?: string;
  /** The area that must stay visible, in pixels of the original. */
  focal?: Box;
  grayscale?: boolean;
  noUpscale?: boolean;
};

const FORMATS = ['webp', 'jpeg', 'png', 'avif'] as const;
export type ImageFormat = (typeof FORMATS)[number];

/** Parses `{left}x{top}:{right}x{bottom}`; `undefined` for anything else, and for an empty or inverted box. */
export function parseBox(text: string): Box | undefined {
  const sides = /^(\d{1,6})x(\d{1,6}):(\d{1,6})x(\d{1,6})$/.exec(text);
  const [left = 0, top = 0, right = 0, bottom = 0] = sides?.slice(1).map(Number) ?? [];
  return right > left && bottom > top ? { left, top, right, bottom } : undefined;
}

/** Parses `quality(75):blur(4,2):grayscale()`. Ignores unknown filters and values out of range. */
export function parseFilters(text: string): ImageFilters {
  const filters: ImageFilters = {};
  for (const [, name = '', written = ''] of text.matchAll(/(?:^|:)([a-z_]{1,20})\(([^()]{0,60})\)/g)) {
    Object.assign(filters, filter(name, written.trim()));
  }
  return filters;
}

function filter(name: string, written: string): ImageFilters {
  switch (name) {
    case 'quality':
      return set('quality', within(written, 0, 100));
    case 'blur': {
      const [radius, sigma] = written.split(',').map((part) => within(part, 0, 150));
      return radius === undefined ? {} : { blur: { radius, sigma } };
    }
    case 'brightness':
      return set('brightness', within(written, -100, 100));
    case 'rotate':
      return set(
        'rotate',
        ([90, 180, 270] as const).find((angle) => String(angle) === written),
      );
    case 'format':
      return set(
        'format',
        FORMATS.find((format) => format === written),
      );
    case 'fill':
      if (written === 'transparent') return { fill: written };
      return /^[0-9a-f]{6}$/i.test(written) ? { fill: `#${written}` } : {};
    case 'focal':
      return set('focal', parseBox(written));
    case 'grayscale':
      return written === '' ? { grayscale: true } : {};
    case 'no_upscale':
      return written === '' ? { noUpscale: true } : {};
    default:
      return {};
  }
}

function set<Name extends keyof ImageFilters>(name: Name, value: ImageFilters[Name]): ImageFilters {
  return value === undefined ? {} : { [name]: value };
}

function within(written: string, lowest: number, highest: number): number | undefined {
  const value = /^-?\d+(\.\d+)?$/.test(written.trim()) ? Number(written) : Number.NaN;
  return value >= lowest && value <= highest ? value : undefined;
}
