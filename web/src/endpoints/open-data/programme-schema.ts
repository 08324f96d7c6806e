import { z } from 'zod';
import { ACCESS, STATUSES } from '../../domain/programme/status.ts';
import type { ReadonlyDeep } from '../readonly-deep.ts';

// Defines the format of `programma.json` (docs/open-data.md), for `/programma.schema.json` and `/openapi.json`.

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
    description: 'RFC 3339 with the offset of Brussels at that time: the instant and the local time in one.',
  });
const age = z.int().min(0).max(120).meta({ id: 'age' });

const item = z
  .object({
    id: uuid.describe('Stays the same when the item is changed.'),
    moment: z
      .string()
      .regex(/^[\w-]+$/)
      .describe('The short id: /m/{moment} redirects to the page of this item.'),
    url: url.optional().describe('Missing if the item has no page.'),
    title: word,
    start: time,
    end: time.optional().describe('Missing if unknown.'),
    ongoing: z.boolean().describe('Whether it runs all day or longer and visitors may come at any time.'),
    stage: slug.optional().describe('One of stages.'),
    place: z.string().optional().describe('The place at the stage: «Tafel 3».'),
    type: slug.optional().describe('One of types.'),
    themes: z.array(slug).describe('Of themes.'),
    experience: uuid.optional().describe('One of experiences.'),
    ages: z.object({ from: age.optional(), to: age.optional() }).optional().meta({
      description: 'The age range in years, both ends included; missing if not specified.',
      minProperties: 1,
    }),
    authors: z.array(slug).describe('Of authors, in the editor’s order.'),
    info: z.string().optional().describe('Information about this time only.'),
    statuses: z.array(z.enum(STATUSES)).describe('Its statuses, the most serious first.'),
    access: z.array(z.enum(ACCESS)).describe('Accessibility features.'),
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

export const programmeSchema = z
  .object({
    $schema: url,
    version: z.string().regex(/^1\.\d+$/),
    name: word,
    url: url.describe('The page of the programme for visitors.'),
    timeZone: z.literal('Europe/Brussels'),
    venue: venue.optional().describe('The venue of the festival, as editors wrote it.'),
    days: z.array(day).describe('Every day that has a page or on which an item starts, in order.'),
    stages: names.describe('The stages of the items.'),
    types: names,
    themes: names,
    authors: z.array(author).describe('The authors of all items.'),
    experiences: z.array(experience).describe('The activities, which take place once or several times.'),
    items: z.array(item).describe('Each time and place of an activity, by start, end, stage and title.'),
  })
  .meta({
    title: 'The programme of Boektopia',
    description:
      'Version 1 of programma.json. Facts only: readers judge what is over, going on or nearly full. Readers ignore unknown fields: a later 1.x may contain more.',
  });

export type ProgrammeJson = ReadonlyDeep<z.infer<typeof programmeSchema>>;

/** Returns the schema as JSON Schema 2020-12. Objects allow additional properties, which later versions may add. */
export const programmeJsonSchema = () => z.toJSONSchema(programmeSchema, { io: 'input' });
