/** Whether people sign their books there, by the title of its type: «Signeersessie», «Signeeruur». */
export const isSigningType = (title: string | undefined): boolean => /^signeer/i.test(title ?? '');

/** The same of an item. */
export const isSigning = ({ type }: { type?: { title: string } }): boolean => isSigningType(type?.title);
