import { expect, it } from 'vitest';
import { dayPage, linkTo, story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
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
    'waarschuwing globaal/header: Hoofdmenu 1 (Link met paneel) › Knoppen 1 (Link naar een dag): de knop zegt maandag 3 november 2025, maar die dag heeft geen pagina in het programma',
  ]);
});

it('warns about a date button that shows one day and links to another', () => {
  expect(said(dateButtons, [...days, header('2025-10-25 00:00', '2025-10-26')])).toEqual([
    'waarschuwing globaal/header: Hoofdmenu 1 (Link met paneel) › Knoppen 1 (Link naar een dag): de knop zegt zaterdag 25 oktober 2025, maar leidt naar zondag 26 oktober 2025',
  ]);
});
