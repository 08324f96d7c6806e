/** The parts of an address. A part is missing if the editor wrote the address in another format. */
export type PostalAddress = { street?: string; postalCode?: string; town?: string };

/**
 * Parses a postal address as Belgian editors write it: «Sluizeken 88, 9000 Gent». Without a postal code, the whole text
 * is the street, because text after a comma can be a floor.
 */
export function postalAddress(written: string): PostalAddress {
  const found = /^(?:(.*?)[\s,]+)?(?:B-)?([1-9]\d{3})\s+(['’]?\p{L}.*)$/u.exec(written.trim());
  if (!found) return { street: written.trim() || undefined };
  const [, street, postalCode, town] = found;
  return { street, postalCode, town };
}

/** Returns the map link of a postal address. On phones it opens the map app. */
export function mapUrl(place: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`;
}
