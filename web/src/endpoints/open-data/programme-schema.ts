import { z } from 'zod';
import { ACCESS, STATUSES } from '../../domain/programme/status.ts';
import type { ReadonlyDeep } from '../readonly-deep.ts';

// The format of `programma.json` (docs/open-data.md), and its description in `/programma.schema.json` and
// `/openapi.json`.

const word = z.string().min(1);
const url = z.url();
const uuid = z.string().meta({ format: 'uuid' });
const slug = z
  .string()
  .regex(/^[^\s/]+$/)
  .meta({ id: 'slug' });
const names = z.array(z.object({ id: slug, title: word })).meta({ id: 'names' });
const time = z
  .string()
  .regex(/\+0[12]:00$/)
  .meta({
    id: 'time',
    format: 'date-time',
    description:
      'RFC 3339 with the offset of Brussels at that moment: the instant, and the hour on a clock there.',
  });
const age = z.int().min(0).max(120).meta({ id: 'age' });

const item = z
  .object({
    id: uuid.describe('Stays the same when the item is changed.'),
    moment: z
      .string()
      .regex(/^[\w-]+$/)
      .describe('The short id: /m/{moment} leads to the page of this item.'),
    url: url.optional().describe('Missing where the item has no page.'),
    title: word,
    start: time,
    end: time.optional().describe('Missing where it is not known.'),
    ongoing: z.boolean().describe('It runs through the day, or several, and one may come at any time of it.'),
    stage: slug.optional().describe('One of stages.'),
    place: z.string().optional().describe('Where at the stage: «Tafel 3».'),
    type: slug.optional().describe('One of types.'),
    themes: z.array(slug).describe('Of themes.'),
    experience: uuid.optional().describe('One of experiences.'),
    ages: z.object({ from: age.optional(), to: age.optional() }).optional().meta({
      description: 'For which ages it is, in years, both ends included; missing where nobody said so.',
      minProperties: 1,
    }),
    authors: z.array(slug).describe('Of authors, in the order in which they are named.'),
    info: z.string().optional().describe('What is to be known of this one time.'),
    statuses: z.array(z.enum(STATUSES)).describe('What editors say of it, the gravest first.'),
    access: z.array(z.enum(ACCESS)).describe('What makes it easier to come to.'),
  })
  .meta({ id: 'item' });

const author = z.object({ id: slug, name: word, url });
const experience = z.object({
  id: uuid,
  title: word,
  url,
  preview: z.string().optional().describe('One or two sentences about it, in Dutch.'),
});
const day = z.object({
  date: z.string().meta({ format: 'date', description: 'A calendar day in Brussels.' }),
  title: z.string().optional(),
  url: url.optional(),
});
const venue = z.object({
  name: word,
  street: z.string().optional(),
  postalCode: z.string().optional(),
  town: z.string().optional(),
});

/** The schema of `programma.json`. */
export const programmeSchema = z
  .object({
    $schema: url,
    version: z.string().regex(/^1\.\d+$/),
    name: word,
    url: url.describe('Where visitors read the programme.'),
    timeZone: z.literal('Europe/Brussels'),
    venue: venue.optional().describe('Where the festival is held, as editors wrote it.'),
    days: z.array(day).describe('Every day that has a page or on which something starts, in order.'),
    stages: names.describe('The stages of the hall that items name.'),
    types: names,
    themes: names,
    authors: z.array(author).describe('Everyone whom an item names. Empty where no item names anybody.'),
    experiences: z.array(experience).describe('What takes place, once or several times.'),
    items: z.array(item).describe('One time and place each, by start, end, stage and title.'),
  })
  .meta({
    title: 'The programme of Boektopia',
    description:
      'Version 1 of programma.json. Facts only: what is over, going on or nearly full is for the reader to judge. Readers ignore what they do not know: a later 1.x may hold more.',
  });

/** The content of `programma.json`, as its schema types it. */
export type ProgrammeJson = ReadonlyDeep<z.infer<typeof programmeSchema>>;

/** The same as JSON Schema 2020-12. Objects allow additional properties, since a later version may contain more. */
export const programmeJsonSchema = () => z.toJSONSchema(programmeSchema, { io: 'input' });
