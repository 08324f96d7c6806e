import { expect, it } from 'vitest';
import { dayPage, linkTo, said, story } from '../made-up-edition.ts';
import { dateButtons } from './date-buttons.ts';

const header = (label: string, day: string) => {
  const button = { component: 'link_with_date', label, link: linkTo(`programma/${day}`) };
  const dropdown = { component: 'link_with_dropdown', label: 'Programma', buttons: [button] };
  return story('globaal/header', { component: 'header', nav_links: [dropdown] });
};
const days = [dayPage('2025-10-25'), dayPage('2025-10-26')];

it('accepts a date button that links to its day, even if its date is stored as the previous evening in UTC', () => {
  expect(said(dateButtons, [...days, header('2025-10-26 00:00', '2025-10-26')])).toEqual([]);
  expect(said(dateButtons, [...days, header('2025-10-25 22:00', '2025-10-26')])).toEqual([]);
});

it('warns of a date button for a day without a page', () => {
  expect(said(dateButtons, [...days, header('2025-11-03 00:00', '2025-10-26')])).toEqual([
    'waarschuwing globaal/header: Hoofdmenu 1 › Knoppen 1: de dag 2025-11-03 heeft geen pagina',
  ]);
});

it('warns about a date button that shows one day and links to another', () => {
  expect(said(dateButtons, [...days, header('2025-10-25 00:00', '2025-10-26')])).toEqual([
    'waarschuwing globaal/header: Hoofdmenu 1 › Knoppen 1: de knop zegt 2025-10-25 en leidt naar 2025-10-26',
  ]);
});
