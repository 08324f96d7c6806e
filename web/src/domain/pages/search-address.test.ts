import { expect, it } from 'vitest';
import { OFFLINE_PROGRAMME } from './paths.ts';
import { AS_GRID, QUERY } from './query-names.ts';
import { cacheAddressOf, canonicalOf, isNarrowed } from './search-address.ts';

const HOST = 'https://www.boektopia.be';
const requested = (address: string) => new URL(address, HOST);

it.each([
  ['/programma/2025-10-26?pagina=2', '/programma/2025-10-26?pagina=2'],
  ['/nieuws?pagina=2&kleur=rood', '/nieuws?pagina=2'],
  ['/boektopia-op-toer/leuven?pagina=2', '/boektopia-op-toer/leuven?pagina=2'],
  ['/programma/2025-10-26?type=&pagina=2', '/programma/2025-10-26?pagina=2'],
  ['/programma/2025-10-26?weergave=lijst&pagina=2', '/programma/2025-10-26?pagina=2'],
  ['/nieuws?type=gesprek&pagina=2', '/nieuws?pagina=2'],
])('includes the page number of an unfiltered list in the canonical address: %s (§2.83)', (address, kept) => {
  expect(canonicalOf(HOST, requested(address))).toBe(HOST + kept);
  expect(isNarrowed(requested(address))).toBe(false);
});

it.each([
  ['/programma/2025-10-26?type=gesprek&pagina=2', '/programma/2025-10-26'],
  ['/programma/2025-10-26?leeftijd=5&pagina=2', '/programma/2025-10-26'],
  ['/programma/2025-10-26?toegang=rolstoel&dagdeel=avond', '/programma/2025-10-26'],
  ['/programma/2025-10-26?weergave=rooster', '/programma/2025-10-26'],
  ['/boektopia-op-toer?thema=strips&pagina=2', '/boektopia-op-toer'],
  ['/boektopia-op-toer?voorbij=2', '/boektopia-op-toer'],
  ['/boektopia-op-toer-uit?label=Workshops&pagina=2', '/boektopia-op-toer-uit'],
  ['/boekhandels?gemeente=Gent', '/boekhandels'],
  ['/boektopia-op-toer-uit?postcode=9000&pagina=2', '/boektopia-op-toer-uit'],
  ['/zoeken?zoekterm=slak&pagina=2', '/zoeken'],
])('reduces a filtered or searched list to its path: %s', (address, path) => {
  expect(canonicalOf(HOST, requested(address))).toBe(HOST + path);
  expect(isNarrowed(requested(address))).toBe(true);
});

it.each([
  ['/activiteiten/orkest?moment=nklIBt', '/activiteiten/orkest'],
  ['/activiteiten/orkest?pagina=3', '/activiteiten/orkest'],
  ['/praktisch?zoekterm=toilet', '/praktisch'],
  ['/signeren?dag=1999-01-01', '/signeren'],
])('reduces any other page to its path: %s', (address, path) => {
  expect(canonicalOf(HOST, requested(address))).toBe(HOST + path);
});

const DAY = '/programma/2025-10-26';

it.each([
  [`${DAY}?utm_source=krant&type=gesprek`, `${DAY}?type=gesprek`],
  [`${DAY}?thema=strips&type=b&locatie=x&type=a&type=b`, `${DAY}?type=a&type=b&thema=strips&locatie=x`],
  [
    `${DAY}?dagdeel=avond&leeftijd=8&kleur=rood&leeftijd=5&leeftijd=8&doelgroep=kinderen&type=a`,
    `${DAY}?type=a&doelgroep=kinderen&leeftijd=5&leeftijd=8&dagdeel=avond`,
  ],
  [
    `${DAY}?reservatie=niet&toegang=vgt&toegang=rolstoel`,
    `${DAY}?toegang=rolstoel&toegang=vgt&reservatie=niet`,
  ],
  ['/boektopia-op-toer?leeftijd=5', '/boektopia-op-toer'],
  [`${DAY}?pagina=1`, DAY],
  [`${DAY}?weergave=rooster&type=gesprek&weergave=lijst`, `${DAY}?type=gesprek&weergave=rooster`],
  [`${DAY}?weergave=lijst`, DAY],
  [`${DAY}?pagina=abc&pagina=4`, DAY],
  [`${DAY}?pagina=02`, `${DAY}?pagina=2`],
  [`${DAY}.items?type=gesprek&pagina=2`, `${DAY}.items`],
  [
    `${DAY}.ics?pagina=2&weergave=rooster&thema=strips&utm_source=x&type=b&type=a`,
    `${DAY}.ics?type=a&type=b&thema=strips`,
  ],
  ['/programma.ics?leeftijd=5&moment=nklIBt', '/programma.ics?leeftijd=5'],
  ['/m/nklIBt.ics?type=gesprek', '/m/nklIBt.ics'],
  ['/activiteiten/orkest?moment=nklIBt&pagina=3', '/activiteiten/orkest?moment=nklIBt'],
  ['/zoeken?sorteer=relevantie&zoekterm=', '/zoeken?zoekterm=&sorteer=relevantie'],
  ['/boektopia-op-toer/leuven?voorbij=1', '/boektopia-op-toer/leuven?voorbij=1'],
  ['/signeren?utm_source=krant&dag=2025-10-26', '/signeren?dag=2025-10-26'],
  ['/?moment=nklIBt', '/'],
  ['/praktisch?type=gesprek&gclid=2', '/praktisch'],
  ['/boekhandels?gemeente=8500', '/boekhandels?gemeente=8500+Kortrijk'],
  ['/boekhandels?postcode=KORTRIJK&x=1', '/boekhandels?gemeente=8500+Kortrijk'],
  ['/boekhandels?gemeente=atlantis', '/boekhandels?gemeente=%3F'],
  ['/boekhandels?gemeente=', '/boekhandels'],
  [
    '/boektopia-op-toer-uit?afstand=25&gemeente=gent&label=Workshops',
    '/boektopia-op-toer-uit?label=Workshops&gemeente=9000+Gent',
  ],
  ['/boektopia-op-toer-uit?gemeente=gent&afstand=7', '/boektopia-op-toer-uit?gemeente=9000+Gent'],
  ['/boektopia-op-toer?gemeente=gent', '/boektopia-op-toer?gemeente=9000+Gent'],
])('maps %s to the cache key %s', (address, kept) => {
  expect(cacheAddressOf(requested(address))).toBe(kept);
});

it('includes in the cache key of a page every query parameter that the page reads', () => {
  const outsidePages = ['screen', 'embedPage', 'embedBlock'];
  const values: Readonly<Record<string, string>> = {
    gemeente: 'gent',
    postcode: '9000',
    afstand: '50',
    weergave: AS_GRID,
  };
  const pages = [
    DAY,
    '/activiteiten/x',
    '/boektopia-op-toer',
    '/boekhandels',
    '/auteurs',
    '/boektopia-op-toer-uit',
    '/nu',
    '/signeren',
    '/zoeken',
    OFFLINE_PROGRAMME,
  ];
  for (const [name, parameter] of Object.entries(QUERY).filter(([one]) => !outsidePages.includes(one)))
    expect(
      pages.some(
        (path) => cacheAddressOf(requested(`${path}?${parameter}=${values[parameter] ?? '2'}`)) !== path,
      ),
      name,
    ).toBe(true);
});
