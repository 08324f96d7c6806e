import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type PixelSize, pixelSizeOf } from './pixel-size.ts';

/** The asset files of a content folder. */
export type AssetShelf = {
  has: (path: string) => boolean;
  /** Width and height in pixels, read from the file; undefined for unsupported formats. */
  sizeOf: (path: string) => PixelSize | undefined;
  bytesOf: (path: string) => Uint8Array;
  /** The size of the file, in bytes. */
  lengthOf: (path: string) => number;
};

/** Number of bytes read to find the dimensions of an image. In a JPEG, camera metadata may precede the dimensions. */
const HEAD_BYTES = 256 * 1024;

/** Lists the files below a folder; undefined if the folder does not exist. Files are read only when needed. */
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
    lengthOf: (path) => statSync(join(folder, path)).size,
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
