import { type Image, imageSize, SERVED_IMAGE_WIDTHS } from '../../domain/images/image.ts';
import {
  parseImageWish,
  requestedAddress,
  requestedSize,
  splitImageAddress,
} from '../../domain/images/image-filters.ts';
import { safeHref } from '../../domain/pages/body/link.ts';
import { isRecord, list, record } from '../../domain/unknown-values.ts';
import { rawText, text } from './fields.ts';
import type { ParseContext } from './parse-context.ts';

/** Parses an asset field, a rich-text image or a bare URL; returns `undefined` for an empty field. */
export function parseAsset(value: unknown): Image | undefined {
  const fields = isRecord(value) ? value : { filename: value };
  const src = assetAddress(rawText(fields.filename) ?? rawText(fields.src));
  if (src === undefined) return undefined;
  // Newer spaces store the texts of an asset only in `meta_data`.
  const words = record(fields.meta_data);
  return {
    src,
    alt: text(fields.alt) ?? text(words.alt) ?? '',
    ...imageSize(src),
    focus: focusPoint(rawText(fields.focus), src),
    title: text(fields.title) ?? text(words.title),
    copyright: text(fields.copyright) ?? text(words.copyright),
  };
}

/** Parses a multi-asset field. */
export function parseAssets(value: unknown): Image[] {
  return list(value).flatMap((item) => parseAsset(item) ?? []);
}

/**
 * Parses an image in a text. Its address may contain image-service filters, as in `…/kat.jpg/m/filters:blur(5)`. Keeps
 * filters within bounds, and drops the others with one warning that names them.
 */
export function parseTextImage(attrs: unknown, context: ParseContext): Image | undefined {
  const image = parseAsset(attrs);
  if (image === undefined) {
    context.warn('an image in a text has no address');
    return undefined;
  }
  const { original, wish } = splitImageAddress(image.src);
  const requested = parseImageWish(wish);
  if (requested.dropped.length > 0) {
    context.warn(`image options out of bounds or unknown: ${requested.dropped.join(', ')}`);
  }
  const src = requestedAddress(original, requested);
  return {
    ...image,
    ...requestedSize(image, requested),
    src,
    signatures: imageSignatures(src, context, SERVED_IMAGE_WIDTHS),
  };
}

/** Returns the signatures that the image service requires for an image with filters, one for each of these widths. */
export function imageSignatures(
  src: string,
  { signImage }: ParseContext,
  widths: readonly number[],
): Image['signatures'] {
  const signed = widths.flatMap((width) => {
    const signature = signImage?.(src, width);
    return signature === undefined ? [] : [[width, signature] as const];
  });
  return signed.length === 0 ? undefined : Object.fromEntries(signed);
}

/**
 * Returns the public http(s) URL of an asset; `undefined` for another scheme. For the same file, Storyblok returns
 * `//a.storyblok.com/…`, a URL with `http:`, or (in its management API) the URL of the storage bucket.
 */
export function assetAddress(address: string | undefined): string | undefined {
  const whole = address
    ?.replace(/^\/\//, 'https://')
    .replace(/^https?:\/\/s3\.amazonaws\.com\/(?=a(-[a-z]+)?\.storyblok\.com\/)/i, 'https://')
    .replace(/^http:\/\/(?=a(-[a-z]+)?\.storyblok\.com\/)/i, 'https://');
  const href = whole === undefined ? undefined : safeHref(whole);
  return href !== undefined && /^https?:\/\//i.test(href) && URL.canParse(href) ? href : undefined;
}

/** Converts `x1xy1:x2xy2`, a box in pixels, to its centre in fractions; `undefined` if `src` contains no size. */
function focusPoint(focus: string | undefined, src: string): Image['focus'] {
  const box = /^(\d+)x(\d+):(\d+)x(\d+)$/.exec(focus ?? '');
  const size = /\/(\d{1,6})x(\d{1,6})\//.exec(src);
  if (!box || !size) return undefined;
  const [x1, y1, x2, y2] = box.slice(1).map(Number);
  const x = fraction(x1, x2, Number(size[1]));
  const y = fraction(y1, y2, Number(size[2]));
  return x === undefined || y === undefined ? undefined : { x, y };
}

function fraction(from = 0, to = 0, length: number): number | undefined {
  if (length === 0) return undefined;
  return Math.round(Math.min(1, (from + to) / 2 / length) * 10_000) / 10_000;
}
