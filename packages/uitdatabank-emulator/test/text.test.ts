import { expect, test } from 'vitest';
import { type TemporaryEvents, temporaryEvents } from './temporary-events.ts';

function library(): TemporaryEvents {
  const events = temporaryEvents();
  events.event('poetry', {
    name: { nl: 'Poëzie in de foyer', fr: 'Poésie' },
    description: { nl: '<p>Drie dichters lezen voor.</p>' },
    labels: ['Boektopia', 'ook voor kinderen'],
    terms: [{ id: '1.10.5.0.0', label: 'Poëzie', domain: 'theme' }],
    created: '2027-01-10T10:00:00+01:00',
    location: {
      '@id': 'https://io.uitdatabank.be/places/kaai',
      name: { nl: 'De Kaai' },
      address: { nl: { addressCountry: 'BE', postalCode: '9000', addressLocality: 'Gent' } },
    },
  });
  events.event('thriller', {
    name: { nl: 'Thriller: de laatste trein' },
    hiddenLabels: ['Boektopia'],
    created: '2027-03-10T10:00:00+01:00',
    startDate: '2027-11-02T20:00:00+01:00',
    endDate: '2027-11-02T22:00:00+01:00',
  });
  return events;
}

const q = (query: string) => `q=${encodeURIComponent(query)}`;

test.each([
  ['dichters foyer', ['poetry']],
  ['DICHTERS', ['poetry']],
  ['dichters trein', []],
  ['dicht', []],
  ['poésie', ['poetry']],
  ['gent', ['poetry']],
  ['kaai', ['poetry']],
  ['9000 poëzie', ['poetry']],
  ['Thriller: trein', ['thriller']],
  ['"laatste trein"', ['thriller']],
  ['"trein laatste"', []],
  ['dichters OR trein', ['poetry', 'thriller']],
  ['boektopia', ['poetry', 'thriller']],
  ['', []],
])('finds events that contain all words of text=%s in the default search fields', async (text, ids) => {
  expect(await library().ids(`text=${encodeURIComponent(text)}`)).toEqual(ids);
});

test.each([
  ['dichters trein', ['poetry', 'thriller']],
  ['boektopia AND trein', ['thriller']],
  ['dichters AND trein', []],
  ['boektopia -trein', ['poetry']],
  ['boektopia AND NOT trein', ['poetry']],
  ['NOT trein', ['poetry']],
  ['+boektopia +gent', ['poetry']],
  ['+boektopia gent', ['poetry', 'thriller']],
  ['(dichters OR trein) AND gent', ['poetry']],
  ['labels:boektopia', ['poetry', 'thriller']],
  ['labels:"ook voor kinderen"', ['poetry']],
  ['labels:ook', []],
  ['labels:boek*', ['poetry', 'thriller']],
  ['labels:(boektopia AND "ook voor kinderen")', ['poetry']],
  ['terms.id:1.10.5.0.0', ['poetry']],
  ['id:thriller', ['thriller']],
  ['name.nl:trein', ['thriller']],
  ['name.\\*:poésie', ['poetry']],
  ['name.nl:poésie', []],
  ['name.nl:tr?in', ['thriller']],
  ['location.id:kaai', ['poetry']],
  ['address.\\*.postalCode:9000 AND address.nl.addressLocality:gent', ['poetry']],
  ['_exists_:terms.id', ['poetry']],
  ['terms.id:*', ['poetry']],
  ['onbekend:veld', []],
  ['status:available AND audienceType:everyone AND bookingAvailability:available', ['poetry', 'thriller']],
  ['created:[2027-02-01T00\\:00\\:00+01\\:00 TO *]', ['thriller']],
  ['created:[* TO 2027-01-10T10\\:00\\:00+01\\:00]', ['poetry']],
  ['created:[* TO 2027-01-10T10\\:00\\:00+01\\:00}', []],
  ['created:>2027-02-01T00\\:00\\:00+01\\:00', ['thriller']],
  ['dateRange:[2027-11-02T21\\:00\\:00+01\\:00 TO 2027-11-03T00\\:00\\:00+01\\:00]', ['thriller']],
  ['dateRange:2027-11-02T21\\:00\\:00+01\\:00', ['thriller']],
  ['availableRange:[2027-09-01T00\\:00\\:00+02\\:00 TO *]', ['poetry', 'thriller']],
  ['name.nl:trein^2 dichters~1', ['poetry', 'thriller']],
  ['created:[2027-02-01T00\\:00\\:00+01\\:00 TO *]^10', ['thriller']],
  ['created:>2027-02-01T00\\:00\\:00+01\\:00^2', ['thriller']],
  ['(name.nl:trein)^3 AND (status:available)^0.5', ['thriller']],
  ['*:*', ['poetry', 'thriller']],
])('evaluates the Lucene query q=%s', async (query, ids) => {
  expect(await library().ids(q(query))).toEqual(ids);
});

test('rejects an invalid query even if there are no events', async () => {
  expect(await temporaryEvents().refusal(q('created:[gisteren TO *]'))).toContain('Could not parse query');
});

test.each([
  '(',
  'a )',
  '()',
  '(trein) ^3',
  'AND trein',
  'trein AND',
  'labels:',
  'labels:AND',
  '"open',
  'a:b:c',
  'created:[gisteren TO *]',
  'created:[2027-01-10',
  '/t.*n/',
  'trein OR OR gent',
])('rejects the invalid Lucene query q=%s', async (query) => {
  const events = library();
  expect(await events.refusal(q(query))).toBe(
    'Could not parse query given "q" parameter as a valid Lucene query.',
  );
});
