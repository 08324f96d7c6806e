import { whenIdle } from '../../islands/when.ts';

const SHARE = 0.01;

/**
 * Measures one visit in a hundred, with a script that the others do not load. The browser draws the sample, because the
 * server's pages are cached and shared.
 */
export function measureVisit(): void {
  whenIdle(() => {
    if (Math.random() >= SHARE) return;
    const { page = '' } = document.documentElement.dataset;
    import('./report-visit.ts').then(({ reportVisit }) => reportVisit(page)).catch(() => undefined);
  });
}
