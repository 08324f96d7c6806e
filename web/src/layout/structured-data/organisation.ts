import type { PostalAddress } from '../../domain/pages/postal-address.ts';
import { FESTIVAL_NAME, type Venue } from '../../domain/pages/site-frame.ts';
import { type Address, absolute, type Thing } from './structured-data.ts';

/** Who makes the festival, and publishes its news. */
export function organisation(address: Pick<Address, 'origin'>): Thing {
  return {
    '@type': 'Organization',
    name: FESTIVAL_NAME,
    url: absolute('/', address),
    logo: absolute('/apple-touch-icon.png', address),
  };
}

/** An address in Belgium. */
export function postal({ street, postalCode, town }: PostalAddress): Thing {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: town,
    addressCountry: 'BE',
  };
}

/** A place in the festival's hall, or the hall itself; nothing while editors have not said where that is. */
export function placeIn(venue: Venue | undefined, place?: string): Thing | undefined {
  const name = [place, venue?.name].filter((part) => part !== undefined).join(', ');
  return name === '' ? undefined : { '@type': 'Place', name, address: venue && postal(venue.address) };
}
