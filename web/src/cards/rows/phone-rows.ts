import { WHOLE_COLUMN } from '../../ui/pictures/image-address.ts';

/**
 * On a phone a list of covers is one cover and five rows, over and over: whether the card at this place is a row there.
 * Where there is room every card is a cover.
 */
export const isRowOnPhone = (index: number): boolean => index % 6 !== 0;

/** How wide the picture of a row is on a phone, as in `<img sizes>`; with very large text it is a cover again. */
export const ROW_SIZES = `(min-width: 20em) 96px, ${WHOLE_COLUMN}`;
