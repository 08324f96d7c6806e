const DAY_MS = 24 * 60 * 60 * 1000;
/** Validity of the file, in days. RFC 9116 recommends less than a year. */
const VALID_DAYS = 90;

/**
 * Returns `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. The expiry is the end of a UTC day,
 * so the text, and therefore its entity tag, changes only once a day.
 * @param origin The canonical host of the site, such as `https://www.boektopia.be`.
 */
export function securityContact(origin: string, now: Date): string {
  const day = Math.floor(now.getTime() / DAY_MS) + 1 + VALID_DAYS;
  return [
    `Contact: ${new URL('/contact', origin).href}`,
    `Expires: ${new Date(day * DAY_MS).toISOString()}`,
    'Preferred-Languages: nl, en',
    `Canonical: ${new URL('/.well-known/security.txt', origin).href}`,
    '',
  ].join('\n');
}
