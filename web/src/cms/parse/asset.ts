import { z } from 'zod';
import { type Image, imageSize } from '../../domain/images/image.ts';
import { safeHref } from '../../domain/pages/link.ts';
import { isRecord, list, passthrough, rawText, record, text } from './fields.ts';

const asset = z.object({
  filename: rawText,
  src: rawText,
  alt: text,
  title: text,
  copyright: text,
  focus: rawText,
  meta_data: passthrough,
});

/** The picture of an asset field, of a rich-text image or of a bare address; `undefined` when the field is empty. */
export function parseAsset(value: unknown): Image | undefined {
  const fields = asset.parse(isRecord(value) ? value : { filename: value });
  const src = assetAddress(fields.filename ?? fields.src);
  if (src === undefined) return undefined;
  // Newer spaces keep the words of an asset in `meta_data` only.
  const words = asset.parse(record(fields.meta_data));
  return {
    src,
    alt: fields.alt ?? words.alt ?? '',
    ...imageSize(src),
    focus: focusPoint(fields.focus, src),
    title: fields.title ?? words.title,
    copyright: fields.copyright ?? words.copyright,
  };
}

/** The pictures of a multi-asset field. */
export function parseAssets(value: unknown): Image[] {
  return list.parse(value).flatMap((item) => parseAsset(item) ?? []);
}

/**
 * The public http(s) address of an asset. Storyblok hands out the same file as `//a.storyblok.com/…`, over http,
 * and (from its management API) as the address of the bucket behind it. Anything but http(s): `undefined`.
 */
export function assetAddress(address: string | undefined): string | undefined {
  const whole = address
    ?.replace(/^\/\//, 'https://')
    .replace(/^https?:\/\/s3\.amazonaws\.com\/(?=a(-[a-z]+)?\.storyblok\.com\/)/i, 'https://')
    .replace(/^http:\/\/(?=a(-[a-z]+)?\.storyblok\.com\/)/i, 'https://');
  const href = whole === undefined ? undefined : safeHref(whole);
  return href !== undefined && /^https?:\/\//i.test(href) && URL.canParse(href) ? href : undefined;
}

/**
 * `x1xy1:x2xy2`, a box in pixels of the original, as its centre in fractions of width and height. Without the
 * original's size in its address there is nothing to divide by.
 */
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
