/** For whom, in years, both ends included. Neither end: for everyone. */
export type AgeRange = { from?: number; to?: number };

/** «6 tot 12 jaar», «vanaf 18 jaar», «tot 12 jaar», «12 jaar», «alle leeftijden». */
export function formatAges({ from, to }: AgeRange): string {
  if (from !== undefined && to !== undefined) {
    return from === to ? `${from} jaar` : `${from} tot ${to} jaar`;
  }
  if (from !== undefined) return `vanaf ${from} jaar`;
  return to === undefined ? 'alle leeftijden' : `tot ${to} jaar`;
}
