import type { FacetName } from '../programme-item.ts';

/**
 * Returns whether a type denotes signing sessions. Recognizes it by the slug `signeersessie`, which stays if editors
 * rename the type, or otherwise by its title, such as «Signeersessie» or «Signeeruur».
 */
export const isSigningType = ({ slug, title }: FacetName): boolean =>
  [slug, title].some((name) => /^signeer/i.test(name));

/** Returns whether an item is a signing session. */
export const isSigning = ({ type }: { type?: FacetName }): boolean =>
  type !== undefined && isSigningType(type);
