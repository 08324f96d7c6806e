import { WHOLE_COLUMN } from '../../ui/pictures/image-address.ts';

/**
 * On a phone, a list of cards alternates one cover and five rows. Returns whether the card at this index is a row
 * there. On wider screens every card is a cover.
 */
export const isRowOnPhone = (index: number): boolean => index % 6 !== 0;

/** The `sizes` of the picture in a row on a phone; with very large text it is a cover again. */
export const ROW_SIZES = `(min-width: 20em) 96px, ${WHOLE_COLUMN}`;
