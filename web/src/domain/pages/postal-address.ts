/** The parts of an address; each may be missing where an editor wrote it in another way. */
export type PostalAddress = { street?: string; postalCode?: string; town?: string };

/**
 * The parts of an address as editors write it in Belgium: «Sluizeken 88, 9000 Gent». Without a postal code all
 * of it is the street: what stands after a comma may as well be a floor.
 */
export function postalAddress(written: string): PostalAddress {
  const found = /^(?:(.*?)[\s,]+)?(?:B-)?([1-9]\d{3})\s+(['’]?\p{L}.*)$/u.exec(written.trim());
  if (!found) return { street: written.trim() || undefined };
  const [, street, postalCode, town] = found;
  return { street, postalCode, town };
}

/** Where a map app looks an address up: on a phone the app itself opens. */
export function mapUrl(place: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`;
}
