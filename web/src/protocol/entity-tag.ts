import { createHash } from 'node:crypto';

/** The entity tag of an answer. It is weak, because the same tag stands for the plain and the compressed bytes. */
export function entityTag(body: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** Whether who asks holds the answer with that tag already, and needs no other (RFC 9110, section 13.1.2). */
export function isHeld(request: Request, tag: string): boolean {
  return isNamed(request.headers.get('if-none-match') ?? '', tag);
}

/** Whether an `if-none-match` names a tag, or any. */
export function isNamed(ifNoneMatch: string, tag: string): boolean {
  return ifNoneMatch.split(',').some((one) => one.trim() === tag || one.trim() === '*');
}
