import { createElement } from 'react';
import { definePage } from '../../document/define-page.ts';
import { NoProgramme } from '../status/status-pages.tsx';
import { programmePage } from './load.ts';

/** Redirects to a day, or says that no day is known yet. */
export const programme = definePage({
  name: 'programme',
  load: programmePage.load,
  head: () => [{ title: 'Programma | Boektopia' }],
  Page: () => createElement(NoProgramme),
});
