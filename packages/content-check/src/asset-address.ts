import type { PixelSize } from './pixel-size.ts';

/** Whether the URL or path of a file is that of an image. */
export const isPicture = (url: string): boolean =>
  !/\.(?:pdf|mp[34]|webm|docx?|xlsx?|zip|ics|vtt)(?=$|[?#])/i.test(url);

/**
 * Matches an address on Storyblok's asset host. Captures the end of the address: the path of the file below `assets/`.
 */
const ASSET = /^(?:https?:)?\/\/(?:s3\.amazonaws\.com\/)?a(?:-[a-z]+)?\.storyblok\.com\/f\/\d+\/([^?#]+)/i;

/** Returns the path of an asset's file below `assets/`; undefined for an address on another host. */
export function shelfPath(url: string): string | undefined {
  // `/m` and the part after it are parameters of the image service. The part before it is the path of the original.
  const path = ASSET.exec(url)?.[1]?.replace(/\/m(\/.*)?$/, '');
  try {
    return path === undefined ? undefined : decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns the width and height in pixels that are part of an asset's URL; undefined if the URL contains none. */
export function statedSize(url: string): PixelSize | undefined {
  const [, width, height] = /\/(\d{1,6})x(\d{1,6})\//.exec(url) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}
