import { readFile, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { parseTransformation } from './image-transformation.ts';
import { transformedImage } from './transformed-image.ts';

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

// `/m` and the part after it are a transformation by the image service. The part before it is the address of the
// original.
const assetPath = /^\/f\/(\d+)\/(\d*x\d*)\/([\w-]+)\/([^/]+?)(\/m(?:\/.*)?)?$/;

/**
 * Serves `/f/{space}/{W}x{H}/{hash}/{name}` from the file `{W}x{H}/{hash}/{name}` in `folder`. If the address continues
 * with `/m/…`, transforms the image. Returns `undefined` if there is no such file. `accept` is the browser's `Accept`
 * header. The address contains a hash of the content, so the response may be cached forever.
 */
export async function assetResponse(
  pathname: string,
  folder: string,
  space: number,
  accept = '',
): Promise<Response | undefined> {
  const [, owner, size = '', hash = '', encodedName = '', service] = assetPath.exec(pathname) ?? [];
  const name = decoded(encodedName);
  if (Number(owner) !== space || name === undefined || /[/\\\0]|^\.{0,2}$/.test(name)) return undefined;
  const bytes = await readInside(folder, join(size, hash, name));
  if (!bytes) return undefined;
  const type = contentTypes[extname(name).toLowerCase()] ?? 'application/octet-stream';
  if (service === undefined) return file(bytes, type);

  const requested = parseTransformation(decoded(service.slice('/m'.length)) ?? '?');
  if (!requested)
    return Response.json({ error: 'The image service does not know this address' }, { status: 400 });
  const made = await transformedImage(bytes, requested, /\bimage\/webp\b/i.test(accept));
  const response = file(made?.bytes ?? bytes, made?.type ?? type);
  response.headers.set('vary', 'accept');
  return response;
}

function file(bytes: Uint8Array<ArrayBuffer>, type: string): Response {
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    },
  });
}

async function readInside(folder: string, path: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, path))]);
    // Check the resolved path, because a symbolic link could point outside the folder.
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
