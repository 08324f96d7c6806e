import { expect, it } from 'vitest';
import { dayPage, item, linkTo, story } from './examples.ts';
import { earlierLines, festivalEditions } from './festival-editions.ts';
import { edition, said } from './made-up-edition.ts';
import { dateButtons } from './rules/date-buttons.ts';
import { editionDays } from './rules/edition-days.ts';
import { itemDays } from './rules/item-days.ts';
import { itemYears } from './rules/item-years.ts';

const OLD = [dayPage('2025-10-25'), dayPage('2025-10-26')];
const NEW = [dayPage('2026-10-24'), dayPage('2026-10-25')];
const AFTER_OLD = { now: new Date('2025-12-01T10:00:00Z') };
const unpublished = (files: typeof OLD) => files.map((file) => ({ ...file, draft: true }));

const soup = story('activiteiten/soep', { component: 'experience', title: 'Soep' });
const soupOn = (day: string) =>
  item(`programma-items/${day}/soep`, `${day} 08:00`, '', { experience: soup.uuid });

it('checks the coming edition, but no story of an earlier one', () => {
  const news = story('nieuws/open', { component: 'news_article', date: '2025-10-25 08:00' });
  const files = [...OLD, ...NEW, soupOn('2025-10-25'), soup, news];
  const { current, earlier } = festivalEditions(edition(files, AFTER_OLD));
  expect(current?.name).toBe('Boektopia 2026');
  const earlierSlugs = files.filter((file) => earlier(file)?.year === 2025).map(({ slug }) => slug);
  expect(earlierSlugs).toEqual([
    'programma/2025-10-25',
    'programma/2025-10-26',
    'programma-items/2025-10-25/soep',
    'activiteiten/soep',
    'nieuws/open',
  ]);
});

it('still checks a returning activity, a page without a date and an edition that is under way', () => {
  const files = [...OLD, ...NEW, soupOn('2025-10-25'), soupOn('2026-10-24'), soup];
  expect(festivalEditions(edition(files, AFTER_OLD)).earlier(soup)).toBeUndefined();
  const during = { now: new Date('2025-10-26T10:00:00Z') };
  expect(festivalEditions(edition(files, during)).current?.year).toBe(2025);
});

it('prints one line about an earlier edition, whether it is published or not', () => {
  const line = ['Boektopia 2025 is voorbij: 2 dagen en 1 programma-item; wat daarin fout is, telt niet mee.'];
  for (const old of [OLD, unpublished(OLD)])
    expect(earlierLines(edition([...old, ...NEW, soupOn('2025-10-25'), soup], AFTER_OLD))).toEqual(line);
  expect(earlierLines(edition(OLD, AFTER_OLD))).toEqual([]);
});

it('reports the missing days of an earlier edition as one finding, and ignores unpublished days', () => {
  const old = ['2025-10-25', '2025-10-26'].map(soupOn);
  expect(said(itemYears, [...NEW, ...old], AFTER_OLD)).toEqual([
    'fout programma-items/2025-10-25/soep: Begin: 2 items van zaterdag 25 oktober 2025 tot zondag 26 oktober 2025 liggen ver van alle dagen van het festival',
  ]);
  for (const rule of [itemYears, itemDays])
    expect(said(rule, [...unpublished(OLD), ...NEW, ...old], AFTER_OLD)).toEqual([]);
});

it('reports several days without a page as one finding', () => {
  const items = ['2025-10-28', '2025-10-29'].map(soupOn);
  expect(said(itemDays, [...OLD, ...items])).toEqual([
    'waarschuwing programma-items/2025-10-28/soep: Begin: 2 items van dinsdag 28 oktober 2025 tot woensdag 29 oktober 2025 staan op dagen zonder pagina in het programma',
  ]);
});

it('reports a date button that still leads to the earlier edition, once a new day is published', () => {
  const button = {
    component: 'link_with_date',
    label: '2025-10-25 00:00',
    link: linkTo('programma/2025-10-25'),
  };
  const menu = { component: 'link_with_dropdown', label: 'Programma', buttons: [button] };
  const header = story('globaal/header', { component: 'header', nav_links: [menu] });
  expect(said(dateButtons, [...OLD, ...NEW, header], AFTER_OLD)).toEqual([
    expect.stringMatching(/zaterdag 25 oktober 2025, een dag van Boektopia 2025$/),
  ]);
  expect(said(dateButtons, [...OLD, ...unpublished(NEW), header], AFTER_OLD)).toEqual([]);
});

it('accepts a button in a draft that leads to the draft of a day page', () => {
  const button = {
    component: 'link_with_date',
    label: '2026-10-24 00:00',
    link: linkTo('programma/2026-10-24'),
  };
  const menu = { component: 'link_with_dropdown', label: 'Programma', buttons: [button] };
  const header = story('globaal/header', { component: 'header', nav_links: [menu] });
  expect(said(dateButtons, [...OLD, ...unpublished([...NEW, header])])).toEqual([]);
  expect(said(dateButtons, [...OLD, ...unpublished(NEW), header])).toHaveLength(1);
});

it('reports a mistyped year, and editions that overlap or share a year', () => {
  expect(said(editionDays, [...OLD, dayPage('2052-10-27')])).toEqual([
    'fout programma/2052-10-27: rond zondag 27 oktober 2052 is er geen andere dagpagina',
  ]);
  expect(said(editionDays, [...OLD, dayPage('2025-11-20'), dayPage('2025-12-10')])).toEqual([
    'fout programma/2025-12-10: Boektopia 2025 loopt zo van zaterdag 25 oktober 2025 tot woensdag 10 december 2025, 47 dagen lang: twee edities overlappen',
  ]);
  expect(said(editionDays, [...OLD, dayPage('2025-03-01'), dayPage('2025-03-02')])).toEqual([
    'fout programma/2025-10-25: er is al een editie van 2025, die begint op zaterdag 1 maart 2025',
  ]);
});

it('accepts the first day page of a site, and reports a single draft of a day page only as a tip', () => {
  expect(said(editionDays, [dayPage('2025-10-25')])).toEqual([]);
  expect(said(editionDays, [...OLD, ...unpublished(NEW.slice(0, 1))])).toEqual([
    expect.stringMatching(/^tip programma\/2026-10-24 \(concept\): /),
  ]);
});
