import { useEffect, useState } from 'react';
import { useMatches } from 'react-router';

/** How many of all visits are measured. */
const SHARE = 0.01;

/**
 * Has one visit in a hundred measured, by a script that the others do not load. The browser draws the lot and not the
 * server, whose pages are kept and sent to many.
 */
export function useVisitReport(): void {
  const present = useMatches().at(-1)?.id ?? '';
  // A visit is of the page on which it begins.
  const [page] = useState(present);
  useEffect(() => {
    if (Math.random() >= SHARE) return;
    void import('./report-visit.ts').then(({ reportVisit }) => reportVisit(page));
  }, [page]);
}
