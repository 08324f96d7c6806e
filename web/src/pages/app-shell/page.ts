import { definePage } from '../../document/define-page.ts';
import { AppShell } from './AppShell.tsx';

/**
 * The bare frame of the site, which the worker keeps for when the network does not answer: browser/offline.ts draws the page in it
 * that was asked for.
 */
export const appShell = definePage({
  name: 'app-shell',
  load: () => ({}),
  head: () => [{ title: 'Boektopia' }, { name: 'robots', content: 'noindex' }],
  Page: AppShell,
});
