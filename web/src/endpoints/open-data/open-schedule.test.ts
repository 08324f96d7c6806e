import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type XmlElement, xmlTree } from '../../domain/open-data/fixtures/xml-tree.ts';
import { frabXml } from '../../domain/open-data/frab-xml.ts';
import { ourContent, PATIENCE_MS } from '../../server/content/fixtures/our-content.ts';
import { openProgramme, openSchedule } from './open-programme.ts';

const NOW = new Date('2025-10-27T08:30:00Z');

// Checks the rules of the c3voc schedule schema, rewritten element by element from validator/json/schema.json and
// validator/xsd/schedule.xml.xsd of github.com/voc/schedule, as of 27 June 2026 (docs/open-data.md).

const site = { origin: 'https://www.boektopia.be', canonical: '', indexed: true };
const cms = ourContent();
const schedule = () => openSchedule({ cms, now: NOW, site });

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:Z|[+-]\d{2}:\d{2})$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const HTTP = /^https?:\/\/\S+$/;
const ANY = /^[\s\S]*$/;
const SOME = /\S/;

const uri = z.string().regex(HTTP);
const dateTime = z.string().regex(DATE_TIME);
const slug = z.string().regex(/^[a-z0-9_-]+[a-z0-9]$/);

/** The schema of a person in the pretalx variant, which excludes frab's `public_name` and `id`. */
const person = z.strictObject({ name: z.string().min(1), guid: z.string().regex(UUID), url: uri });
const event = z.strictObject({
  guid: z.string().regex(UUID),
  id: z.int().min(1),
  date: dateTime,
  start: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
  end: dateTime.optional(),
  duration: z.string().regex(/^\d+:\d{2}$/),
  room: z.string().min(1),
  slug,
  url: uri,
  title: z.string().min(1),
  subtitle: z.string(),
  track: z.string(),
  type: z.string(),
  language: z.literal('nl'),
  abstract: z.string(),
  description: z.string(),
  persons: z.array(person),
  links: z.array(z.never()),
});
const document = z.strictObject({
  $schema: uri,
  generator: z.strictObject({ name: z.string(), version: z.string(), url: uri }),
  schedule: z.strictObject({
    version: z.string().min(1),
    base_url: uri,
    conference: z.strictObject({
      acronym: z.string().regex(/^[a-z0-9_-][a-z0-9_]{3,}(?:-2\d{3}-[a-z]+)?$/),
      title: z.string().min(1),
      start: z.string().regex(DATE),
      end: z.string().regex(DATE),
      daysCount: z.int(),
      timeslot_duration: z.string().regex(/^\d+:\d{2}$/),
      time_zone_name: z.string().regex(/^[A-Z][a-z]+\/[A-Z][a-z]+$/),
      url: uri,
      tracks: z.array(z.strictObject({ name: z.string().min(1), slug })),
      rooms: z.array(z.strictObject({ name: z.string().min(1), guid: z.string().regex(UUID) })),
      days: z.array(
        z.strictObject({
          index: z.int().min(1),
          date: z.string().regex(DATE),
          day_start: dateTime,
          day_end: dateTime,
          rooms: z.record(z.string().min(1), z.array(event)),
        }),
      ),
    }),
  }),
});

/** The allowed children of an element, with a pattern for the text of each. The children in `needed` are required. */
type Rules = { needed: readonly string[]; texts: Readonly<Record<string, RegExp>> };

const DURATION = /^(?:\d{1,2}:\d{2}|\d{1,2}:\d{2}:\d{1,2})$/;
const CONFERENCE: Rules = {
  needed: ['title', 'acronym'],
  texts: {
    title: SOME,
    acronym: /^[a-z0-9_-]{4,}$/,
    start: DATE,
    end: DATE,
    days: /^\d+$/,
    timeslot_duration: DURATION,
    base_url: HTTP,
    url: HTTP,
    time_zone_name: SOME,
    track: ANY,
  },
};
const EVENT: Rules = {
  needed: ['room', 'title', 'type', 'date', 'start', 'duration', 'abstract', 'track'],
  texts: {
    room: SOME,
    title: SOME,
    subtitle: ANY,
    type: ANY,
    date: DATE_TIME,
    start: /^[0-2]\d:[0-5]\d$/,
    duration: DURATION,
    abstract: ANY,
    slug: /^[a-z0-9_]{4,}-[a-z0-9\-_]{4,}$/,
    track: ANY,
    persons: ANY,
    language: SOME,
    description: ANY,
    url: HTTP,
  },
};

/** Returns which children of an element violate the rules. */
function faults(
  { children }: XmlElement,
  { needed, texts }: Rules,
  several: readonly string[] = [],
): string[] {
  const names = children.map(({ name }) => name);
  return [
    ...needed.filter((name) => !names.includes(name)).map((name) => `no ${name}`),
    ...names.filter((name, index) => !several.includes(name) && names.indexOf(name) !== index),
    ...children.flatMap(({ name, text }) => (texts[name]?.test(text) ? [] : [`${name}: «${text}»`])),
  ];
}

const childrenOf = ({ children }: XmlElement, wanted: string) =>
  children.filter(({ name }) => name === wanted);

describe('schedule.json', () => {
  it(
    'writes schedule.json according to the schema of c3voc, with every item of the programme once',
    async () => {
      const written = JSON.parse(JSON.stringify(await schedule()));
      const { schedule: read } = document.parse(written);
      const { conference } = read;
      const events = conference.days.flatMap(({ rooms }) => Object.values(rooms).flat());
      const { items } = await openProgramme({ cms, now: NOW });
      expect(events.map(({ guid }) => guid).sort()).toEqual(items.map(({ uuid }) => uuid).sort());
      expect(conference.days).toHaveLength(conference.daysCount);
      for (const { rooms } of conference.days) {
        for (const [name, inside] of Object.entries(rooms)) {
          expect(new Set(inside.map(({ room }) => room))).toEqual(new Set([name]));
          expect(conference.rooms.map((room) => room.name)).toContain(name);
        }
      }
      expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    },
    PATIENCE_MS,
  );

  it(
    'keeps the version of the schedule while the programme is unchanged',
    async () => {
      const [one, again] = [await schedule(), await schedule()];
      expect(one.schedule.version).toMatch(/^[\da-f]{12}$/);
      expect(again).toEqual(one);
    },
    PATIENCE_MS,
  );
});

describe('schedule.xml', () => {
  it(
    'writes schedule.xml according to the schema of c3voc, element by element',
    async () => {
      const root = xmlTree(frabXml(await schedule(), `${site.origin}/schedule.xml`));
      expect(root.name).toBe('schedule');
      const [generator, url, version, conference, ...days] = root.children;
      expect([generator, url, version, conference].map((element) => element?.name)).toEqual([
        'generator',
        'url',
        'version',
        'conference',
      ]);
      expect(Object.keys(generator?.attributes ?? {})).toEqual(['name', 'system', 'version']);
      expect(url?.text).toMatch(HTTP);
      expect(version?.text).toMatch(SOME);
      if (conference === undefined) throw new Error('no conference');
      expect(faults(conference, CONFERENCE, ['track'])).toEqual([]);
      for (const { attributes, text } of childrenOf(conference, 'track')) {
        expect(attributes).toEqual({ name: text, slug: expect.stringMatching(/^[a-z][a-z0-9-]+$/) });
      }

      expect(days.length).toBe(9);
      expect(days.map(({ name }) => name)).toEqual(days.map(() => 'day'));
      expect(days.map(({ attributes }) => attributes.index)).toEqual(
        days.map((_, index) => String(index + 1)),
      );
      for (const day of days) {
        expect(day.attributes).toEqual({
          index: expect.any(String),
          date: expect.stringMatching(DATE),
          start: expect.stringMatching(DATE_TIME),
          end: expect.stringMatching(DATE_TIME),
        });
        expect(day.children.map(({ name }) => name)).toEqual(day.children.map(() => 'room'));
        for (const { attributes } of day.children) {
          expect(attributes).toEqual({
            name: expect.stringMatching(SOME),
            guid: expect.stringMatching(UUID),
          });
        }
      }

      const events = days.flatMap((day) => day.children.flatMap((room) => room.children));
      expect(events.map(({ name }) => name)).toEqual(events.map(() => 'event'));
      for (const one of events) {
        expect(one.attributes).toEqual({
          guid: expect.stringMatching(UUID),
          id: expect.stringMatching(/^[1-9]\d*$/),
        });
        expect(faults(one, EVENT)).toEqual([]);
        for (const { name, text, attributes } of one.children.flatMap((part) => part.children)) {
          expect([name, text]).toEqual(['person', expect.stringMatching(SOME)]);
          expect(attributes).toEqual({ guid: expect.stringMatching(UUID) });
        }
      }
      const slugs = events.flatMap((one) => childrenOf(one, 'slug').map(({ text }) => text));
      for (const key of [
        slugs,
        events.map(({ attributes }) => attributes.guid),
        events.map(({ attributes }) => attributes.id),
      ]) {
        expect(new Set(key).size).toBe(events.length);
      }
    },
    PATIENCE_MS,
  );
});
