import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isSameSecret } from '../../cms/same-secret.ts';
import { requestedAddress } from '../../domain/images/image-filters.ts';
import { type ImageRequest, imageRequest, isPlainImage } from '../../domain/images/image-request.ts';

const SIGNED_BYTES = 16;
const KEY_BYTES = 32;

export type ImageSigner = {
  /** Returns the signature of an image at a width in pixels; `undefined` if it needs none or is not served. */
  sign(src: string, width: number): string | undefined;
  /** Whether this site signed the URL of the requested image, with any of its secrets. */
  isSigned(request: ImageRequest, signature: string | null): boolean;
};

/** Signs the addresses of images that have filters, with the first secret; accepts signatures by any secret. */
export function createImageSigner(secrets: readonly string[]): ImageSigner {
  const made = (secret: string, request: ImageRequest) =>
    createHmac('sha256', secret)
      .update(`${requestedAddress(request.url.href, request)} ${request.width}`)
      .digest()
      .subarray(0, SIGNED_BYTES)
      .toString('base64url');
  return {
    sign(src, width) {
      // Normalize the URL like the image endpoint does, because every spelling must get the same signature.
      const request = imageRequest(new URLSearchParams({ url: src, w: String(width) }));
      const [first] = secrets;
      return request && first && !isPlainImage(request) ? made(first, request) : undefined;
    },
    isSigned: (request, signature) =>
      signature !== null && secrets.some((secret) => isSameSecret(signature, made(secret, request))),
  };
}

/** Returns the secrets in `IMAGE_SECRET`; by default a secret that is generated once and stored in `file`. */
export function imageSecrets(
  given: string | undefined,
  file: string,
  log: (line: string) => void,
): readonly string[] {
  if (given !== undefined) return given.split(',').map((secret) => secret.trim());
  const fresh = randomBytes(KEY_BYTES).toString('base64url');
  try {
    mkdirSync(dirname(file), { recursive: true });
    // Create the file exclusively: of two processes that start together, only one may generate the secret.
    writeFileSync(file, fresh, { flag: 'wx', mode: 0o600 });
    return [fresh];
  } catch (error) {
    const kept = keptIn(file);
    if (kept !== undefined) return [kept];
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    log(
      `[image] the key cannot be stored in ${file} (${reason}); one in memory is used until the next start`,
    );
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
