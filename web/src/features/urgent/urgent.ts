/** `id`: the element above the header that contains the urgent announcement. `path`: the address that pages poll. */
export const URGENT = { id: 'dringend', path: '/mededeling.json' } as const;
