import { expect, it } from 'vitest';
import { richText, story } from '../examples.ts';
import { said } from '../made-up-edition.ts';
import { typedAddresses } from './typed-addresses.ts';

const typed = (url: string, linktype = 'url') => ({ linktype, id: '', url, cached_url: url });
const footer = (link: unknown) => [
  story('globaal/footer', { component: 'footer', links: [{ component: 'link', label: 'x', link }] }),
];

it('accepts addresses as people write them', () => {
  for (const url of [
    'https://a.example/b',
    'www.kortrijk.be',
    'info@voorbeeld.be',
    '056 24 00 00',
    '/praktisch',
    '#top',
  ])
    expect(said(typedAddresses, footer(typed(url)))).toEqual([]);
  expect(said(typedAddresses, footer({ linktype: 'email', email: 'info@voorbeeld.be', url: '' }))).toEqual(
    [],
  );
  expect(said(typedAddresses, footer({ linktype: 'story', id: 'x', cached_url: 'praktisch' }))).toEqual([]);
  expect(said(typedAddresses, footer(typed('')))).toEqual([]);
});

it('reports an address that nobody can understand, a link to Storyblok itself, and an empty link in a text', () => {
  const path = 'fout globaal/footer: Links 1 › Link:';
  expect(said(typedAddresses, footer(typed('zie onze website')))).toEqual([
    `${path} ‘zie onze website’ is geen adres`,
  ]);
  for (const url of ['javascript:alert(1)', 'https://www.boek topia.be', '@boektopia'])
    expect(said(typedAddresses, footer(typed(url)))).toEqual([`${path} ‘${url}’ is geen adres`]);
  for (const url of ['https://app.storyblok.com/#/me/spaces/1', '/praktisch?_storyblok=5&_storyblok_c=page'])
    expect(said(typedAddresses, footer(typed(url)))).toEqual([
      `${path} de link leidt naar Storyblok of naar een voorbeeld, waar bezoekers niet binnen kunnen`,
    ]);
  const intro = richText('hier', { type: 'link', attrs: { href: '', linktype: 'url' } });
  expect(said(typedAddresses, [story('a', { component: 'page', intro })])).toEqual([
    'fout a: Intro: een link in de tekst is leeg',
  ]);
});

it('warns of a misspelt address, and reports an error if a button for tickets or reservations leads to it', () => {
  expect(said(typedAddresses, footer(typed('htps://a.example')))).toEqual([
    'waarschuwing globaal/footer: Links 1 › Link: ‘htps://a.example’ is verkeerd geschreven, en de site leest het als ‘https://a.example’',
  ]);
  const shop = [
    story('globaal/header', { component: 'header', tickets_link: typed('volgt') }),
    story('globaal/global-data', { component: 'global_data', reservation_url: 'htps://a.example' }),
  ];
  expect(said(typedAddresses, shop)).toEqual([
    'fout globaal/global-data: Reserveeradres: ‘htps://a.example’ is verkeerd geschreven, en de site leest het als ‘https://a.example’: alle reserveerknoppen hangen ervan af',
    'fout globaal/header: Ticketknop: ‘volgt’ is geen adres: elke ticketknop hangt ervan af',
  ]);
  const word = [story('globaal/global-data', { component: 'global_data', reservation_url: 'binnenkort' })];
  expect(said(typedAddresses, word)).toEqual([
    'fout globaal/global-data: Reserveeradres: ‘binnenkort’ is geen adres: alle reserveerknoppen hangen ervan af',
  ]);
  const words = [story('globaal/header', { component: 'header', tickets_link: typed('volgt nog') })];
  expect(said(typedAddresses, words)).toEqual([
    'fout globaal/header: Ticketknop: ‘volgt nog’ is geen adres: elke ticketknop hangt ervan af',
  ]);
});
