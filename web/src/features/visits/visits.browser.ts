import { whenIdle } from '../../islands/when.ts';

const SHARE = 0.01;

/**
 * Measures one visit in a hundred. Other visits do not load the measuring script. The browser chooses at random,
 * because the server's pages are cached and shared.
 */
export function measureVisit(): void {
  whenIdle(() => {
    if (Math.random() >= SHARE) return;
    const { page = '' } = document.documentElement.dataset;
    import('./report-visit.ts').then(({ reportVisit }) => reportVisit(page)).catch(() => undefined);
  });
}
