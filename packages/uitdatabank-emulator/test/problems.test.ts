import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleResponse } from '../examples/examples.ts';
import { createUitdatabankEmulator } from '../src/uitdatabank-emulator.ts';
import { requestContract } from './contract.ts';
import { temporaryEvents } from './temporary-events.ts';

test.each([
  ['label=boektopia', 'error-404-unknown-parameter'],
  ['start=10001', 'error-404-start'],
  ['limit=2001', 'error-404-limit'],
  ['start=10000', 'error-404-window'],
  ['sort[startDate]=asc', 'error-404-sort-field'],
  ['sort[availableTo]=up', 'error-404-sort-order'],
  ['availableTo=2027-09-01', 'error-404-date'],
  ['labels[]=a', 'error-404-label-short'],
  ['q=(', 'error-404-lucene'],
])('refuses %s with the same response as UiTdatabank', async (query, fixture) => {
  const response = await requestContract(`/events?${query}`);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toEqual(exampleResponse(fixture));
});

test.each([
  ['start=-1', 'The "start" parameter should be between 0 and 10000'],
  ['limit=-1', 'The "limit" parameter should be between 0 and 2000'],
  ['utm_source=mail&embed=true&_=1', 'Unknown query parameter(s): utm_source, _'],
  ['Labels[]=boektopia', 'Unknown query parameter(s): Labels'],
  ['sort=availableTo', 'Invalid sorting syntax given.'],
  ['sort[availableTo]=ASC', "Invalid sort order 'ASC' given."],
  ['sort[distance]=asc', 'Required "coordinates" parameter missing when sorting by distance.'],
  [
    'sort[recommendationScore]=asc',
    'Required "recommendationFor" parameter missing when sorting by recommendation score.',
  ],
  ['labels[]=een;twee', 'Value for argument een;twee should not contain semicolons.'],
  ['labels[]=%20%20', 'Value for argument  should not be shorter than 2 chars.'],
  [
    `labels[]=${'x'.repeat(256)}`,
    `Value for argument ${'x'.repeat(256)} should not be longer than 255 chars.`,
  ],
  ['status=Cancelled', 'Unknown status value "Cancelled"'],
  ['facets[]=prices', "Unknown facet name 'prices'."],
  ['groupBy=organizerId', 'Unknown groupBy field "organizerId", supported fields: productionId'],
  ['addressCountry=Nederland', "Unknown country code 'Nederland'."],
  ['embedCalendarSummaries[]=xl-text', 'Invalid format: xl. Use one of: xs,sm,md,lg'],
  ['embedCalendarSummaries[]=md-pdf', 'Invalid type: pdf. Use one of: text,html'],
  ['embed[]=true', 'The parameter "embed" can only have a single value.'],
  [
    'dateFrom=2027-10-30T00:00:00%2B02:00&dateTo=2027-10-29T00:00:00%2B02:00',
    'Start date date should be equal to or smaller than end date date.',
  ],
  [
    'availableTo=2026-01-01T00:00:00%2B01:00',
    'Start available date should be equal to or smaller than end available date.',
  ],
])('refuses %s with the right reason', async (query, detail) => {
  expect(await temporaryEvents().refusal(query)).toBe(detail);
});

test.each(['dateFrom', 'dateTo', 'availableFrom', 'availableTo'])(
  'requires a date, a time and an offset for %s',
  async (name) => {
    const events = temporaryEvents();
    for (const value of [
      '',
      'morgen',
      '2027-10-30',
      '2027-10-30T10:00:00',
      '2027-10-30T10:00:00  02:00',
      '2027-10-30 10:00:00+02:00',
      '2027-13-30T10:00:00%2B02:00',
      '2027-10-30T10:00:00.000Z',
    ]) {
      expect([value, await events.refusal(`${name}=${value}`)]).toEqual([
        value,
        `${name} should be an ISO-8601 datetime, for example 2017-04-26T12:20:05+01:00`,
      ]);
    }
  },
);

test('escapes markup in refusals', async () => {
  const events = temporaryEvents();
  const response = await events.get('sort[<script>]=asc');
  const text = await response.text();
  expect(text).not.toMatch(/[<>&']/);
  expect(JSON.parse(text).detail).toBe("Invalid sort field '<script>' given.");
});

test('returns 404 for an unknown path', async () => {
  for (const path of [
    '/',
    '/event',
    '/events/cc157cb1-5021-40af-8d97-72a265400fa3',
    '/events//',
    '/organizers',
  ]) {
    const response = await requestContract(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.json()).toEqual({
      title: 'Not Found',
      type: 'https://api.publiq.be/probs/url/not-found',
      status: 404,
    });
  }
});

test.each(['PUT', 'PATCH', 'DELETE'])('refuses the method %s', async (method) => {
  for (const path of ['/events', '/events/']) {
    const response = await requestContract(path, { method, headers: { 'x-api-key': 'public' } });
    expect(response.status).toBe(405);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toEqual(exampleResponse('error-405'));
  }
});

test('returns 500 and logs the reason if the folder cannot be read', async () => {
  const events = temporaryEvents();
  const file = join(events.dir, 'bestand');
  writeFileSync(file, '');
  const lines: string[] = [];
  const server = createUitdatabankEmulator({
    dir: file,
    now: () => new Date(),
    log: (line) => lines.push(line),
  });
  await expect(server.ready).rejects.toThrow('ENOTDIR');
  const response = await server.fetch(new Request('http://events.test/events?apiKey=public'));
  expect(response.status).toBe(500);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toEqual({
    ...Object(exampleResponse('error-500')),
    detail: 'The events cannot be read.',
  });
  expect(lines).toEqual([expect.stringMatching(/^GET \/events: ENOTDIR/)]);
});
