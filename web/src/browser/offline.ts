// The script of the frame that the worker shows where the network does not answer (pages/app-shell). It draws the page that was
// asked for, of what was taken along, or says that there is no connection; and loads the page anew once there is one.

import { SHELL } from '../domain/pages/paths.ts';
import { reloadOnceAnswered } from '../features/offline/site-again.ts';
import { startPage } from './page.ts';

/** What stands hidden in the frame, for when nothing can be drawn. */
const NOTHING = '#niets-mee';

async function showPage(): Promise<void> {
  const main = document.querySelector('main');
  document.documentElement.dataset.offline = '';
  if (main === null || window.location.pathname === SHELL) return;
  const isDrawn = await import('./draw-offline.tsx')
    .then(({ drawOffline }) => drawOffline(main))
    .catch(() => false);
  if (!isDrawn) {
    document.querySelector(NOTHING)?.removeAttribute('hidden');
    document.title = 'Geen verbinding | Boektopia';
  }
  reloadOnceAnswered();
}

// Other pages share files with this one.
if (document.documentElement.dataset.page === 'app-shell') void showPage().then(startPage);
