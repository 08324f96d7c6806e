import { expect, test } from 'vitest';
import { temporaryEvents } from './temporary-events.ts';

test('matches labels as a whole, ignoring case', async () => {
  const events = temporaryEvents();
  events.event('a', { labels: ['Boektopia'] });
  events.event('b', { labels: ['Boektopia on tour'] });
  expect(await events.ids('labels=boektopia')).toEqual(['a']);
  expect(await events.ids('labels[]=BOEKTOPIA')).toEqual(['a']);
  expect(await events.ids('labels[]=%20boektopia%20')).toEqual(['a']);
  expect(await events.ids('labels[]=boek')).toEqual([]);
});

test('finds events by their hidden labels too', async () => {
  const events = temporaryEvents();
  events.event('a', { hiddenLabels: ['boektopia'] });
  expect(await events.ids('labels[]=boektopia')).toEqual(['a']);
});

test('returns only events that have all requested labels', async () => {
  const events = temporaryEvents();
  events.event('a', { labels: ['boektopia', 'gratis'] });
  events.event('b', { labels: ['boektopia'], hiddenLabels: ['gratis'] });
  events.event('c', { labels: ['boektopia'] });
  expect(await events.ids('labels[]=boektopia&labels[]=gratis')).toEqual(['a', 'b']);
});

test('if labels is repeated without brackets, uses only its last value', async () => {
  const events = temporaryEvents();
  events.event('a', { labels: ['boektopia'] });
  events.event('b', { labels: ['gratis'] });
  expect(await events.ids('labels=boektopia&labels=gratis')).toEqual(['b']);
});

test('does not filter if no labels are given', async () => {
  const events = temporaryEvents();
  events.event('a');
  expect(await events.ids('labels=')).toEqual(['a']);
});

test('finds an event by its id, even if the address of the event has an older format', async () => {
  const events = temporaryEvents();
  events.event('cc157cb1');
  events.event('old', { '@id': 'http://io.uitdatabank.be/event/28808C2F-0DB2-D2CF-F508ECB994D2505F' });
  expect(await events.ids('id=cc157cb1')).toEqual(['cc157cb1']);
  expect(await events.ids('id=28808c2f-0db2-d2cf-f508ecb994d2505f')).toHaveLength(1);
  expect(await events.ids('id=cc157')).toEqual([]);
  expect(await events.ids('id=')).toEqual([]);
});

test('finds events by the ids of their place and organiser', async () => {
  const events = temporaryEvents();
  events.event('a', {
    location: { '@id': 'https://io.uitdatabank.be/places/zaal', address: { nl: { addressCountry: 'BE' } } },
  });
  events.event('b', { organizer: { '@id': 'https://io.uitdatabank.be/organizers/vzw' } });
  events.event('c', { organizer: { name: 'Kring zonder adres' } });
  expect(await events.ids('locationId=zaal')).toEqual(['a']);
  expect(await events.ids('organizerId=VZW')).toEqual(['b']);
});

test('finds events with any of several comma-separated calendar types or statuses', async () => {
  const events = temporaryEvents();
  events.event('a', { calendarType: 'single' });
  events.event('b', { calendarType: 'periodic', status: { type: 'Unavailable' } });
  events.event('c', { calendarType: 'permanent', status: 'TemporarilyUnavailable' });
  expect(await events.ids('calendarType=periodic,permanent')).toEqual(['b', 'c']);
  expect(await events.ids('calendarType=SINGLE')).toEqual(['a']);
  expect(await events.ids('status=Unavailable,TemporarilyUnavailable')).toEqual(['b', 'c']);
  expect(await events.ids('status=Available')).toEqual(['a']);
});

test('finds only events that have all of the given terms, regions and languages', async () => {
  const events = temporaryEvents();
  events.event('a', {
    terms: [{ id: '0.5.0.0.0' }, { id: '1.10.0.0.0' }],
    regions: ['nis-44021', 'reg-gent'],
    languages: ['nl', 'fr'],
  });
  events.event('b', { terms: [{ id: '0.5.0.0.0' }], regions: ['reg-gent'], languages: ['nl'] });
  expect(await events.ids('termIds[]=0.5.0.0.0')).toEqual(['a', 'b']);
  expect(await events.ids('termIds[]=0.5.0.0.0&termIds[]=1.10.0.0.0')).toEqual(['a']);
  expect(await events.ids('regions[]=reg-gent&regions[]=nis-44021')).toEqual(['a']);
  expect(await events.ids('languages[]=nl&languages[]=fr')).toEqual(['a']);
});

test('matches the postal code of the place in any language and in the oldest format', async () => {
  const events = temporaryEvents();
  events.event('a', { location: { address: { fr: { addressCountry: 'BE', postalCode: '1060' } } } });
  events.event('b', { location: { address: { addressCountry: 'BE', postalCode: '1060' } } });
  events.event('c');
  expect(await events.ids('postalCode=1060')).toEqual(['a', 'b']);
  expect(await events.ids('postalCode=')).toEqual(['a', 'b', 'c']);
});

test('if groupBy is set, returns only the first event of each production and counts each production once', async () => {
  const events = temporaryEvents();
  const series = { id: '96c3e1a0-7f5e-4b0c-9d53-0e2a1b1f7c11', title: 'Een jaar debuten' };
  events.event('a', { production: { ...series, otherEvents: ['https://io.uitdatabank.be/event/b'] } });
  events.event('b', { production: { ...series, otherEvents: ['https://io.uitdatabank.be/event/a'] } });
  events.event('c', { production: null });
  events.event('d');
  const { totalItems } = await events.found('groupBy=productionId');
  expect(totalItems).toBe(3);
  expect(await events.ids('groupBy=productionId')).toEqual(['a', 'c', 'd']);
});

test('counts facets over all results, not only those on the page', async () => {
  const events = temporaryEvents();
  const lecture = { id: '0.3.2.0.0', label: 'Lezing of congres', domain: 'eventtype' };
  const literature = { id: '1.10.0.0.0', label: 'Literatuur', domain: 'theme' };
  events.event('a', { terms: [lecture, literature], labels: ['boektopia'], regions: ['reg-gent'] });
  events.event('b', { terms: [lecture], labels: ['boektopia'], hiddenLabels: ['intern'] });
  events.event('c', { terms: [lecture], workflowStatus: 'DRAFT' });
  const { facet, member } = await events.found(
    'facets[]=types&facets[]=Themes&facets[]=labels&facets[]=facilities&facets[]=regions&limit=1',
  );
  expect(member).toHaveLength(1);
  const label = (name: string) => ({ nl: name, fr: name, de: name, en: name });
  expect(facet).toEqual({
    types: { '0.3.2.0.0': { name: { nl: 'Lezing of congres' }, count: 2 } },
    themes: { '1.10.0.0.0': { name: { nl: 'Literatuur' }, count: 1 } },
    labels: {
      boektopia: { name: label('boektopia'), count: 2 },
      intern: { name: label('intern'), count: 1 },
    },
    facilities: {},
    regions: { 'reg-gent': { name: { nl: 'reg-gent' }, count: 1 } },
  });
  expect(await events.found()).not.toHaveProperty('facet');
});
