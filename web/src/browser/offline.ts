// The script of the app shell (pages/app-shell), which the worker serves when the network fails. It draws the requested
// page from offline data, or says that there is no connection. It reloads the page once the site responds.

import { SHELL } from '../domain/pages/paths.ts';
import { reloadOnceAnswered } from '../features/offline/site-again.ts';
import { startPage } from './page.ts';

/** Matches the shell's hidden notice, which is shown if nothing can be drawn. */
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

// Other pages may load this file too, for the code that they share with it, so check that this is the app shell.
if (document.documentElement.dataset.page === 'app-shell') void showPage().then(startPage);
