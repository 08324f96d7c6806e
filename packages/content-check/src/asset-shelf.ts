import { closeSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { type PixelSize, pixelSizeOf } from './pixel-size.ts';

/** The files that assets point at. */
export type AssetShelf = {
  has: (path: string) => boolean;
  /** Width and height in pixels by the file itself; undefined where its kind does not tell. */
  sizeOf: (path: string) => PixelSize | undefined;
  bytesOf: (path: string) => Uint8Array;
};

/** Enough for the dimensions of every kind; a JPEG may carry its camera's notes before them. */
const HEAD_BYTES = 256 * 1024;

/** The files under a folder; undefined where there is no such folder. Names only: files are read when asked. */
export function assetShelf(folder: string): AssetShelf | undefined {
  let names: string[];
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return undefined;
  }
  const paths = new Set(names.map((name) => name.replaceAll('\\', '/')));
  return {
    has: (path) => paths.has(path),
    sizeOf: (path) => pixelSizeOf(headOf(join(folder, path))),
    bytesOf: (path) => readFileSync(join(folder, path)),
  };
}

function headOf(file: string): Buffer {
  const handle = openSync(file, 'r');
  try {
    const small = Buffer.alloc(64);
    const length = readSync(handle, small, 0, small.length, 0);
    const isJpeg = small.readUInt16BE(0) === 0xffd8;
    if (!isJpeg) return small.subarray(0, length);
    const large = Buffer.alloc(HEAD_BYTES);
    return large.subarray(0, readSync(handle, large, 0, large.length, 0));
  } finally {
    closeSync(handle);
  }
}

/** The address of Storyblok's asset host, and behind it the path of the file under `assets/`. */
const ASSET = /^(?:https?:)?\/\/(?:s3\.amazonaws\.com\/)?a(?:-[a-z]+)?\.storyblok\.com\/f\/\d+\/([^?#]+)/i;

/** Where under `assets/` the file of an asset lies; undefined for an address of another host. */
export function shelfPath(url: string): string | undefined {
  // From `/m` on the image service changes the picture; the file before it is the original.
  const path = ASSET.exec(url)?.[1]?.replace(/\/m(\/.*)?$/, '');
  try {
    return path === undefined ? undefined : decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Width and height in pixels as the address of an asset states them. */
export function statedSize(url: string): PixelSize | undefined {
  const [, width, height] = /\/(\d{1,6})x(\d{1,6})\//.exec(url) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}
