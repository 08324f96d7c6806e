import { WHOLE_COLUMN } from '../../ui/pictures/image-address.ts';

/**
 * Returns whether the card at this index is a row on phones. On phones, a list repeats one cover and five rows. On
 * wider screens every card is a cover.
 */
export const isRowOnPhone = (index: number): boolean => index % 6 !== 0;

/** The `sizes` of the image in a row on phones. With very large text, the image fills the column. */
export const ROW_SIZES = `(min-width: 20em) 96px, ${WHOLE_COLUMN}`;
