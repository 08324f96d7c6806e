/** The parts of an address; each may be missing if an editor wrote it in another format. */
export type PostalAddress = { street?: string; postalCode?: string; town?: string };

/**
 * Parses an address as editors write it in Belgium: «Sluizeken 88, 9000 Gent». Without a postal code everything is the
 * street, because the text after a comma may be a floor.
 */
export function postalAddress(written: string): PostalAddress {
  const found = /^(?:(.*?)[\s,]+)?(?:B-)?([1-9]\d{3})\s+(['’]?\p{L}.*)$/u.exec(written.trim());
  if (!found) return { street: written.trim() || undefined };
  const [, street, postalCode, town] = found;
  return { street, postalCode, town };
}

/** The map link of an address: on a phone it opens the app itself. */
export function mapUrl(place: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`;
}
