import { hash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Lists the files below `assets/` as the Management API lists assets, sorted by path. */
export function assetsIn(root: string, space: number) {
  let paths: string[];
  try {
    paths = readdirSync(join(root, 'assets'), { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
  // `{W}x{H}/{hash}/{name}` is the part of an asset's address after the space.
  const assets = paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.split('/').length === 3);
  return assets.sort().map((path) => {
    const { size, mtime } = statSync(join(root, 'assets', path));
    return {
      id: Number.parseInt(hash('sha1', path).slice(0, 8), 16) >>> 1,
      // The Management API returns the address of the storage, not that of the image service.
      filename: `https://s3.amazonaws.com/a.storyblok.com/f/${space}/${path}`,
      short_filename: path.slice(path.lastIndexOf('/') + 1),
      content_length: size,
      space_id: space,
      created_at: mtime.toISOString(),
      updated_at: mtime.toISOString(),
      deleted_at: null,
    };
  });
}
