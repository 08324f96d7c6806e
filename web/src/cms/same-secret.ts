import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two secrets in constant time: the duration reveals neither the secret nor its length. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
