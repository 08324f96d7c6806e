import { definePage } from '../../document/define-page.ts';
import { AppShell } from './AppShell.tsx';

/**
 * The app shell: the site's header and footer without content. The worker caches it and serves it when the network
 * fails, and browser/offline.ts draws the requested page into it.
 */
export const appShell = definePage({
  name: 'app-shell',
  load: () => ({}),
  head: () => [{ title: 'Boektopia' }, { name: 'robots', content: 'noindex' }],
  Page: AppShell,
});
