import { z } from 'zod';
import { CATEGORIES, type Category } from '../../domain/programme/category.ts';
import { STATUSES } from '../../domain/programme/status.ts';
import type { LiveResponse } from '../../features/live/live-response.ts';

/** The type of a value after JSON serialization: dates become strings. */
type Serialized<T> = T extends Date
  ? string
  : T extends object
    ? { readonly [Key in keyof T]: Serialized<T[Key]> }
    : T;

const instant = z.iso.datetime();
const word = z.string().min(1);
// `as`: `Object.keys` returns `string[]`, but this object has exactly the keys of its type.
const categories = Object.keys(CATEGORIES) as Category[];

const item = z.strictObject({
  uuid: word,
  title: word,
  byline: word.optional().describe('The names of the authors.'),
  start: instant,
  end: instant.optional(),
  stage: word.optional(),
  category: z.enum(categories).optional(),
  status: z.enum(STATUSES).optional().describe('The most serious of its statuses.'),
  signing: z
    .strictObject({ spot: word.optional() })
    .optional()
    .describe('Where the author signs; missing for other items.'),
});

const image = z.strictObject({
  src: z.url(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  focus: z.strictObject({ x: z.number(), y: z.number() }).optional(),
  title: z.string().optional(),
  copyright: z.string().optional(),
  signatures: z.record(z.string(), z.string()).optional(),
});

const slide = z.discriminatedUnion('kind', [
  z.strictObject({ uid: word, kind: z.literal('text'), text: word }),
  z.strictObject({ uid: word, kind: z.literal('image'), image }),
]);

/** The content of `/live.json`. If the type of a field differs from {@link LiveResponse}, this does not compile. */
export const liveSchema = z.strictObject({
  now: instant.describe('The time on the server.'),
  plan: z.strictObject({
    stage: word.optional().describe('The stage of this screen; missing for a screen that shows all stages.'),
    urgent: word.optional().describe('An announcement shown above all slides.'),
    items: z.array(item).describe('The upcoming items, in order.'),
    slides: z.array(slide),
    firstDay: z.iso.date().optional(),
    lastStart: instant.optional().describe('When the last item of the festival starts.'),
  }),
}) satisfies z.ZodType<Serialized<LiveResponse>>;
