/** What the whole festival has in common, as search engines are told. */
export const FESTIVAL = {
  name: 'Boektopia',
  venue: {
    name: 'Kortrijk Xpo',
    address: { street: 'Doorniksesteenweg 216', postalCode: '8500', town: 'Kortrijk' },
  },
} as const;
