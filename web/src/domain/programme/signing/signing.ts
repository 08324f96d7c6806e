/** Returns whether a type is a signing, by its title: «Signeersessie», «Signeeruur». */
export const isSigningType = (title: string | undefined): boolean => /^signeer/i.test(title ?? '');

/** Returns whether an item is a signing. */
export const isSigning = ({ type }: { type?: { title: string } }): boolean => isSigningType(type?.title);
