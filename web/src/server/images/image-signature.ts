import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isSameSecret } from '../../cms/same-secret.ts';
import { addressAsAsked } from '../../domain/images/image-filters.ts';
import { type ImageRequest, imageRequest, isPlainImage } from '../../domain/images/image-request.ts';

const SIGNED_BYTES = 16;
const KEY_BYTES = 32;

export type ImageSigner = {
  /** The signature of a picture at this address and width (pixels); `undefined` where it needs none, or is not served. */
  sign(src: string, width: number): string | undefined;
  /** Whether this site wrote the address of such a picture itself, by any of its secrets. */
  isSigned(request: ImageRequest, signature: string | null): boolean;
};

/** Signs the addresses of pictures that are not plain, with the first of the secrets; all of them are accepted. */
export function createImageSigner(secrets: readonly string[]): ImageSigner {
  const made = (secret: string, request: ImageRequest) =>
    createHmac('sha256', secret)
      .update(`${addressAsAsked(request.url.href, request)} ${request.width}`)
      .digest()
      .subarray(0, SIGNED_BYTES)
      .toString('base64url');
  return {
    sign(src, width) {
      // Read as the image path will read it: one picture has one signature, however its address is written.
      const request = imageRequest(new URLSearchParams({ url: src, w: String(width) }));
      const [first] = secrets;
      return request && first && !isPlainImage(request) ? made(first, request) : undefined;
    },
    isSigned: (request, signature) =>
      signature !== null && secrets.some((secret) => isSameSecret(signature, made(secret, request))),
  };
}

/** The secrets of `IMAGE_SECRET`; unset, a key that is made once and kept in `file`. */
export function imageSecrets(
  given: string | undefined,
  file: string,
  log: (line: string) => void,
): readonly string[] {
  if (given !== undefined) return given.split(',').map((secret) => secret.trim());
  const fresh = randomBytes(KEY_BYTES).toString('base64url');
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Of two processes that start together only one may make it.
    writeFileSync(file, fresh, { flag: 'wx', mode: 0o600 });
    return [fresh];
  } catch (error) {
    const kept = keptIn(file);
    if (kept !== undefined) return [kept];
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    log(`[image] no key is kept in ${file} (${reason}); until the next start there is one in memory`);
    return [fresh];
  }
}

function keptIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}
