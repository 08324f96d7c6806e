import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventFile, temporaryEvents } from './temporary-events.ts';

test('treats a missing folder as empty until it exists', async () => {
  const events = temporaryEvents();
  rmSync(events.dir, { recursive: true });
  expect(await events.found()).toMatchObject({ totalItems: 0, member: [] });
  mkdirSync(events.dir);
  expect(await events.ids()).toEqual([]);
  events.event('a');
  expect(await events.ids()).toEqual(['a']);
  expect(events.lines).toEqual([]);
});

test.each([
  ['{"@id": "half', 'is not JSON'],
  ['"tekst"', 'is not an event with an @id'],
  ['[]', 'is not an event with an @id'],
  [{ name: { nl: 'Zonder adres' } }, 'is not an event with an @id'],
  [{ '@id': 7 }, 'is not an event with an @id'],
])('skips a broken file, and logs its name and the reason (%j)', async (content, reason) => {
  const events = temporaryEvents();
  events.event('goed');
  events.write('kapot.json', content);
  expect(await events.ids()).toEqual(['goed']);
  expect(await events.ids()).toEqual(['goed']);
  expect(events.lines).toEqual([expect.stringMatching(/^kapot\.json: .+; left out$/)]);
  expect(events.lines[0]).toContain(reason);
});

test('returns documents unchanged, including peculiarities of real UiTdatabank documents', async () => {
  const events = temporaryEvents();
  const odd = {
    name: 'Een tekst',
    terms: 'lezing',
    labels: { nl: 'boektopia' },
    subEvent: [null, 'x'],
    mediaObject: 'beeld.png',
    priceInfo: [null, 4],
    production: null,
    availableTo: 'ooit',
    location: { address: { addressCountry: 'BE' } },
  };
  events.event('a', odd);
  const question = 'labels[]=boektopia&termIds[]=x&dateFrom=2027-01-01T00:00:00Z&text=x&facets[]=types';
  expect((await events.get(question)).status).toBe(200);
  expect((await events.found('sort[availableTo]=asc')).member).toEqual([
    { ...eventFile('a', odd), regions: [] },
  ]);
  expect(events.lines).toEqual([]);
});

test("returns an event's production with the other events in it", async () => {
  const events = temporaryEvents();
  const production = {
    id: 'reeks',
    title: 'Een jaar debuten',
    otherEvents: ['https://io.uitdatabank.be/event/b'],
  };
  events.event('a', { production });
  expect((await events.found()).member).toMatchObject([{ production }]);
  expect(events.lines).toEqual([]);
});

test('uses the first of two files with the same event', async () => {
  const events = temporaryEvents();
  events.write('b.json', eventFile('same', { name: { nl: 'tweede' } }));
  events.write('a.json', eventFile('same', { name: { nl: 'eerste' } }));
  expect((await events.found()).member).toMatchObject([{ name: { nl: 'eerste' } }]);
  expect(events.lines).toEqual(['b.json: is the event of a.json; left out']);
});

test('sees new, changed, repaired and removed files at the next request', async () => {
  const events = temporaryEvents();
  events.write('a.json', '{');
  expect(await events.ids()).toEqual([]);
  events.event('a');
  events.event('b');
  expect(await events.ids()).toEqual(['a', 'b']);
  events.event('a', { labels: ['boektopia'] });
  expect(await events.ids('labels=boektopia')).toEqual(['a']);
  rmSync(join(events.dir, 'a.json'));
  expect(await events.ids()).toEqual(['b']);
  expect(events.lines).toHaveLength(1);
});

test('ignores folders, symbolic links, hidden files and files of other types', async () => {
  const events = temporaryEvents();
  events.event('a');
  events.write('map/b.json', eventFile('b'));
  events.write('images/c.json', eventFile('c'));
  events.write('.d.json', eventFile('d'));
  events.write('leesmij.md', '# Evenementen');
  symlinkSync(join(events.dir, 'map/b.json'), join(events.dir, 'e.json'));
  expect(await events.ids()).toEqual(['a']);
  expect(events.lines).toEqual([]);
});

test('returns the same result for many concurrent requests', async () => {
  const events = temporaryEvents();
  for (let at = 0; at < 100; at += 1) events.event(`event-${at}`);
  events.write('kapot.json', '{');
  const { fetch } = await events.start();
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () =>
      (await fetch(new Request('http://events.test/events?apiKey=public'))).text(),
    ),
  );
  expect(new Set(answers).size).toBe(1);
  expect(events.lines).toHaveLength(1);
});
