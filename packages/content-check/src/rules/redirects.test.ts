import { expect, it } from 'vitest';
import { linkTo, story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { innerLinks } from './inner-links.ts';
import { redirects } from './redirects.ts';

const target = story('praktisch', { component: 'page', title: 'Praktisch' });
const typed = (url: string) => ({ linktype: 'url', id: '', url, cached_url: url });
const from = (...pairs: [string, unknown][]) => [
  target,
  story('globaal/global-data', {
    component: 'global_data',
    redirects: pairs.map(([old, to]) => ({ component: 'redirect', from: old, to })),
  }),
];

it('accepts old addresses that redirect to a page or to another site', () => {
  const good = from(
    ['/tickets', linkTo('praktisch')],
    ['/programma/2024-10-26', typed('/tickets')],
    ['/pers', typed('https://elders.example/pers')],
  );
  expect(said(redirects, good)).toEqual([]);
});

it('reports a redirect whose source is not a path of this site, but only as a tip if the site can interpret the source', () => {
  const what = (old: string) => said(redirects, from([old, linkTo('praktisch')]));
  for (const old of ['', '/', '//elders.example', 'https://elders.example/'])
    expect(what(old)).toEqual([
      `fout globaal/global-data: Doorverwijzingen 1: ‘${old}’ is geen adres op deze site`,
    ]);
  for (const old of ['tickets', 'https://www.boektopia.be/tickets'])
    expect(what(old)).toEqual([
      `tip globaal/global-data: Doorverwijzingen 1: ‘${old}’ is geen pad; de site leest het als ‘/tickets’`,
    ]);
});

it('reports a redirect to a mail address', () => {
  expect(said(redirects, from(['/tickets', typed('info@voorbeeld.be')]))).toEqual([
    'fout globaal/global-data: Doorverwijzingen 1: ‘/tickets’ kan niet doorverwijzen naar een e-mailadres of telefoonnummer',
  ]);
});

it('warns of a redirect whose source is the address of a page, ignoring capitals', () => {
  expect(said(redirects, from(['/praktisch', typed('/')]))).toEqual([
    'waarschuwing globaal/global-data: Doorverwijzingen 1: op ‘/praktisch’ staat nog een pagina, en die gaat voor',
  ]);
});

it('warns of a second redirect from the same address', () => {
  expect(said(redirects, from(['/tickets', linkTo('praktisch')], ['/Tickets/', typed('/')]))).toEqual([
    'waarschuwing globaal/global-data: Doorverwijzingen 2: voor ‘/Tickets/’ staat er al een doorverwijzing, en de eerste telt',
  ]);
});

it('reports redirects that form a loop', () => {
  expect(said(redirects, from(['/heen', typed('/weer')], ['/weer', typed('/heen')]))).toEqual([
    'fout globaal/global-data: Doorverwijzingen 1: ‘/heen’ leidt via andere doorverwijzingen weer naar zichzelf',
    'fout globaal/global-data: Doorverwijzingen 2: ‘/weer’ leidt via andere doorverwijzingen weer naar zichzelf',
  ]);
});

it('leaves missing targets to the rule for links', () => {
  const files = from(['/tickets', linkTo('weg')], ['/pers', typed('/nergens')]);
  expect(said(redirects, files)).toEqual([]);
  expect(said(innerLinks, files)).toEqual([
    'fout globaal/global-data: Doorverwijzingen 1 › Nieuwe plek: de link leidt naar een story (‘weg’), maar die bestaat niet meer',
    'waarschuwing globaal/global-data: Doorverwijzingen 2 › Nieuwe plek: op het getypte adres ‘/nergens’ staat geen pagina',
  ]);
});
