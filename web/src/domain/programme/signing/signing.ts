import type { FacetName } from '../programme-item.ts';

/**
 * Returns whether a type is a signing: by its slug `signeersessie`, which remains if editors rename the type, else by
 * its title: «Signeersessie», «Signeeruur».
 */
export const isSigningType = ({ slug, title }: FacetName): boolean =>
  [slug, title].some((name) => /^signeer/i.test(name));

/** Returns whether an item is a signing. */
export const isSigning = ({ type }: { type?: FacetName }): boolean =>
  type !== undefined && isSigningType(type);
