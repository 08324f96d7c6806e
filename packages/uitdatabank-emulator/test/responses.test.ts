import { expect, test } from 'vitest';
import { z } from 'zod';
import { exampleResponse } from '../examples/examples.ts';
import { requestContract } from './contract.ts';
import { temporaryEvents } from './temporary-events.ts';

const pageSchema = z.looseObject({
  member: z.array(z.looseObject({ mediaObject: z.array(z.looseObject({ '@id': z.string() })).optional() })),
});

// The parameters with which the responses were recorded: whole events, with UiTPAS prices and the stored calendar
// summaries.
const WHOLE = [
  'embed=true',
  'embedUitpasPrices=true',
  'embedCalendarSummaries[]=md-text',
  'embedCalendarSummaries[]=lg-text',
  'sort[availableTo]=asc',
].join('&');

/** Adds the fields that the documentation calls mandatory but that one legacy event in a recorded page lacks. */
function completed(page: unknown): unknown {
  const { member, ...rest } = pageSchema.parse(page);
  return {
    ...rest,
    member: member.map((event) => ({
      regions: [],
      ...event,
      ...(event.mediaObject && {
        mediaObject: event.mediaObject.map((image) => ({ id: image['@id'].split('/').at(-1), ...image })),
      }),
    })),
  };
}

test.each([
  ['limit=200', 'fx-events-embed-all-limit200'],
  ['limit=10', 'fx-events-embed-page1-limit10'],
  ['start=10&limit=10', 'fx-events-embed-page2-start10-limit10'],
])('returns a page of whole events: %s', async (page, fixture) => {
  const response = await requestContract(`/events?${WHOLE}&${page}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/ld+json');
  expect(await response.json()).toEqual(completed(exampleResponse(fixture)));
});

test('returns only the address and type of each event unless embed is set', async () => {
  const response = await requestContract('/events?sort[availableTo]=asc');
  expect(await response.json()).toEqual(exampleResponse('fx-events-noembed'));
});

test('returns an empty page, not an error, if nothing matches', async () => {
  const response = await requestContract('/events?labels[]=bestaat-niet');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(exampleResponse('fx-events-empty'));
});

test.each(['true', '1', 'on', 'yes', 'TRUE'])('returns whole events with embed=%s', async (embed) => {
  const events = temporaryEvents();
  events.event('a');
  expect(await (await events.get(`embed=${embed}`)).json()).toMatchObject({
    member: [{ mainLanguage: 'nl' }],
  });
});

test.each(['false', '0', 'off', '', 'ja', '*'])(
  'does not return whole events with embed=%s',
  async (embed) => {
    const events = temporaryEvents();
    events.event('a');
    const member = [{ '@id': 'https://io.uitdatabank.be/events/a', '@type': 'Event' }];
    expect(await (await events.get(`embed=${embed}`)).json()).toEqual(expect.objectContaining({ member }));
  },
);

test('escapes markup and quotes in the body, so that it is safe to include in HTML', async () => {
  const events = temporaryEvents();
  const name = { nl: `</script><b>"Jij & 'ik'"</b> \\` };
  events.event('a', { name });
  const text = await (await events.get('embed=true')).text();
  expect(text).not.toMatch(/[<>&']/);
  expect(text).toContain(
    String.raw`\u003C/script\u003E\u003Cb\u003E\u0022Jij \u0026 \u0027ik\u0027\u0022\u003C/b\u003E \\"`,
  );
  expect(JSON.parse(text).member[0].name).toEqual(name);
});

test('includes regions and the ids of dates and images in a complete event', async () => {
  const events = temporaryEvents();
  events.event('a', {
    subEvent: [{ startDate: 'x' }, { startDate: 'y' }],
    mediaObject: [{ '@id': 'https://io.uitdatabank.be/images/beeld-1' }, { '@id': 'x/y', id: 'eigen' }],
  });
  const { member } = await events.found();
  expect(member).toMatchObject([
    {
      regions: [],
      subEvent: [
        { id: 0, startDate: 'x' },
        { id: 1, startDate: 'y' },
      ],
      mediaObject: [{ id: 'beeld-1' }, { id: 'eigen' }],
    },
  ]);
});

test('omits fields that are only for publiq', async () => {
  const events = temporaryEvents();
  events.event('a', { metadata: { popularity: 3 }, contributors: ['iemand@voorbeeld.example'] });
  const [event] = (await events.found()).member;
  expect(Object.keys(event ?? {})).not.toContain('metadata');
  expect(Object.keys(event ?? {})).not.toContain('contributors');
});

test('includes UiTPAS prices only on request', async () => {
  const events = temporaryEvents();
  const [base, uitpas] = [
    { category: 'base', price: 4 },
    { category: 'uitpas', price: 1 },
  ];
  events.event('a', { priceInfo: [base, uitpas] });
  expect((await events.found()).member).toMatchObject([{ priceInfo: [base] }]);
  expect((await events.found('embedUitpasPrices=true')).member).toMatchObject([
    { priceInfo: [base, uitpas] },
  ]);
});

test('includes the requested kinds of calendar summaries that the document contains', async () => {
  const events = temporaryEvents();
  events.event('a', { calendarSummary: { nl: { text: { md: 'Zo 31 oktober', lg: 'Zondag 31 oktober' } } } });
  expect((await events.found()).member[0]).not.toHaveProperty('calendarSummary');
  const { member } = await events.found('embedCalendarSummaries[]=md-text&embedCalendarSummaries[]=lg-html');
  expect(member).toMatchObject([{ calendarSummary: { nl: { text: { md: 'Zo 31 oktober' } } } }]);
  expect(member[0]?.calendarSummary).not.toHaveProperty('nl.text.lg');
});
