import { readFile, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
};

// Everything from `/m` on is a transformation of the image service; the file before it is the original.
const assetPath = /^\/f\/(\d+)\/(\d*x\d*)\/([\w-]+)\/([^/]+?)(?:\/m(?:\/.*)?)?$/;

/**
 * Answers `/f/{space}/{W}x{H}/{hash}/{name}` with the file of that place under `folder`, or undefined where
 * there is none. The file's address holds a hash of its content, so it may be kept for ever.
 */
export async function assetResponse(
  pathname: string,
  folder: string,
  space: number,
): Promise<Response | undefined> {
  const [, owner, size = '', hash = '', encodedName = ''] = assetPath.exec(pathname) ?? [];
  const name = decoded(encodedName);
  if (Number(owner) !== space || name === undefined || /[/\\\0]|^\.{0,2}$/.test(name)) return undefined;
  const bytes = await readInside(folder, join(size, hash, name));
  if (!bytes) return undefined;
  return new Response(bytes, {
    headers: {
      'content-type': contentTypes[extname(name).toLowerCase()] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    },
  });
}

async function readInside(folder: string, path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
    // A symbolic link could lead out of the folder.
    return file.startsWith(root + sep) ? new Uint8Array(await readFile(file)) : undefined;
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(error.code))
    ) {
      return undefined;
    }
    throw error;
  }
}

function decoded(name: string): string | undefined {
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}
