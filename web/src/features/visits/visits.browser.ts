import { whenIdle } from '../../islands/when.ts';

const SHARE = 0.01;

/**
 * Has one visit in a hundred measured, by a script that the others do not load. The browser draws the lot and not the
 * server, whose pages are cached and sent to many.
 */
export function measureVisit(): void {
  whenIdle(() => {
    if (Math.random() >= SHARE) return;
    const { page = '' } = document.documentElement.dataset;
    import('./report-visit.ts').then(({ reportVisit }) => reportVisit(page)).catch(() => undefined);
  });
}
