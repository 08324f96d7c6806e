import { readFile, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

const contentTypes: Readonly<Record<string, string>> = {
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
};

/**
 * Matches the path of an image: its id on UiTdatabank's image host. On the older host a date folder precedes the id.
 */
const imagePath = /^\/((?:\d{8}\/)?[\w-][\w.-]*(\.(?:jpe?g|png|webp)))$/i;

const NOT_THERE = ['ENOENT', 'ENOTDIR', 'EISDIR'];

/**
 * Returns the response for a path on UiTdatabank's image host, such as `/92272095-9564-4f46-9e1b-6165f509857a.jpeg`:
 * the file with that name in `folder`, or a 404. Returns undefined if the path is not that of an image.
 */
export async function imageResponse(pathname: string, folder: string): Promise<Response | undefined> {
  const [, name] = imagePath.exec(pathname) ?? [];
  if (name === undefined) return undefined;
  const bytes = await readInside(folder, name);
  if (!bytes) return new Response(null, { status: 404 });
  return new Response(bytes, {
    headers: {
      'content-type': contentTypes[extname(name).toLowerCase()] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=86400',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    },
  });
}

async function readInside(folder: string, name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, name))]);
    // Check the resolved path, because a symbolic link could point outside the folder.
    return file.startsWith(root + sep) ? new Uint8Array(await readFile(file)) : undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOT_THERE.includes(String(error.code))) return undefined;
    throw error;
  }
}
