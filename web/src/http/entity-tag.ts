import { createHash } from 'node:crypto';

/** Returns the entity tag of a body. It is weak, because plain and compressed bytes share it. */
export function entityTag(body: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Whether an `if-none-match` contains the tag, or `*` (RFC 9110, section 13.1.2). */
export function matchesEntityTag(ifNoneMatch: string, tag: string): boolean {
  return ifNoneMatch.split(',').some((one) => one.trim() === tag || one.trim() === '*');
}
