import { FESTIVAL } from '../../domain/festival.ts';
import type { PostalAddress } from '../../domain/postal-address.ts';
import { type Address, absolute, type Thing } from './structured-data.ts';

/** Who makes the festival, and publishes its news. */
export function organisation(address: Pick<Address, 'origin'>): Thing {
  return {
    '@type': 'Organization',
    name: FESTIVAL.name,
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

/** Where the festival is held. */
export function venue(): Thing {
  const { name, address } = FESTIVAL.venue;
  return { '@type': 'Place', name, address: postal(address) };
}
