import { MAX_ORIGINAL_BYTES } from '../../domain/images/image.ts';
import { readAtMost } from '../../http/bounded-body.ts';
import type { Fetch } from '../../http/fetch.ts';
import { withTimeout } from '../../http/timeout.ts';
import { ORIGINAL_WAIT_MS } from '../cache/caching.ts';
import { ImageRefusal } from './image-work.ts';

/**
 * Fetches an original. Throws {@link ImageRefusal}: 404 if it is missing, 415 if it is too large, 503 if its server is
 * unreachable or slow.
 */
export async function originalImage(url: URL, fetch: Fetch): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await withTimeout(ORIGINAL_WAIT_MS, (signal) => fetched(url, fetch, signal));
  } catch (error) {
    if (error instanceof ImageRefusal) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ImageRefusal(503, `the original cannot be fetched: ${reason}`);
  }
}

async function fetched(url: URL, fetch: Fetch, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  // Do not follow redirects: they could lead to a host that the site must not fetch from.
  const response = await fetch(new Request(url, { signal, redirect: 'manual' }));
  if (!response.ok) {
    await response.body?.cancel();
    const away = response.status >= 500 || response.status === 429 || response.status === 408;
    throw new ImageRefusal(away ? 503 : 404, `the original has status ${response.status}`);
  }
  const bytes = await readAtMost(response, MAX_ORIGINAL_BYTES);
  if (bytes) return bytes;
  await response.body?.cancel();
  throw new ImageRefusal(415, `the original is larger than ${MAX_ORIGINAL_BYTES} bytes`);
}

/** The type of an original that is sent unchanged: an SVG has no pixels, and resizing would stop an animation. */
export type PassthroughType = 'image/svg+xml' | 'image/gif';

const LOOKED_AT = 16 * 1024;

/** Reads the type of an unprocessed original from its bytes, because names and headers are often wrong. */
export function passthroughType(bytes: Uint8Array): PassthroughType | undefined {
  const start = new TextDecoder().decode(bytes.subarray(0, LOOKED_AT));
  if (/^GIF8[79]a/.test(start)) return 'image/gif';
  return /^<svg[\s>/]/i.test(afterPrologue(start)) ? 'image/svg+xml' : undefined;
}

/**
 * Skips the XML declaration, comments and document type before the root of an SVG. Parses step by step, because a
 * single regular expression can take forever on hostile bytes.
 */
function afterPrologue(text: string): string {
  let at = pastSpace(text, 0);
  for (;;) {
    const end = closing(text, at);
    if (end === undefined) return text.slice(at, at + 5);
    const close = text.indexOf(end, at);
    if (close === -1) return '';
    at = pastSpace(text, close + end.length);
  }
}

function closing(text: string, at: number): string | undefined {
  if (text.startsWith('<!--', at)) return '-->';
  if (text.startsWith('<?', at)) return '?>';
  if (text.slice(at, at + 9).toLowerCase() !== '<!doctype') return undefined;
  // A document type may contain declarations in brackets.
  const bracket = text.indexOf('[', at);
  return bracket !== -1 && bracket < text.indexOf('>', at) ? ']>' : '>';
}

function pastSpace(text: string, from: number): number {
  let at = from;
  while (' \t\r\n'.includes(text.charAt(at)) && at < text.length) at += 1;
  return at;
}
