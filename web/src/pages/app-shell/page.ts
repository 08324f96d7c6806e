import { definePage } from '../../document/define-page.ts';
import { AppShell } from './AppShell.tsx';

/**
 * The app shell: the site's empty frame, which the worker caches for when the network fails. browser/offline.ts draws
 * the requested page into it.
 */
export const appShell = definePage({
  name: 'app-shell',
  load: () => ({}),
  head: () => [{ title: 'Boektopia' }, { name: 'robots', content: 'noindex' }],
  Page: AppShell,
});
