import { createElement } from 'react';
import { definePage } from '../../document/define-page.ts';
import { NoProgramme } from '../status/status-pages.tsx';
import { programmePage } from './load.ts';

/** Leads on to a day; before any day is known it says so. */
export const programme = definePage({
  name: 'programme',
  load: programmePage.load,
  head: () => [{ title: 'Programma | Boektopia' }],
  Page: () => createElement(NoProgramme),
});
