import type { PostalAddress } from '../pages/postal-address.ts';

/** The name of the house, as search engines are told. */
export const FESTIVAL_NAME = 'Boektopia';

/** Where the festival is held, as editors wrote it. */
export type Venue = { name: string; address: PostalAddress };
