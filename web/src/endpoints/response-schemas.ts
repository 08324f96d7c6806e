import { z } from 'zod';
import { FIELD_LABELS } from '../domain/pages/submission.ts';

// Defines the JSON bodies of the endpoints' responses. `/openapi.json` is generated from these schemas.

const word = z.string().min(1);

/** Body of a 201 response: a form was saved. */
export const sentSchema = z.strictObject({
  message: word.describe('A confirmation for the visitor, in Dutch.'),
  reference: z
    .string()
    .regex(/^[\da-f]{8}$/)
    .optional()
    .describe('The reference number of a group purchase.'),
});
export type SentResponse = z.infer<typeof sentSchema>;

const fieldErrors = Object.fromEntries(Object.keys(FIELD_LABELS).map((name) => [name, word.optional()]));

/** Body of a 422 response: the invalid fields of a form. */
export const refusedSchema = z.strictObject({
  errors: z
    .strictObject(fieldErrors)
    .meta({ minProperties: 1, description: 'The first error of each invalid field, in Dutch.' }),
});
export type RefusedResponse = z.infer<typeof refusedSchema>;

/** Body of any other failure response in JSON. */
export const errorSchema = z.strictObject({
  error: word.describe('The reason phrase of the status, or a sentence for the visitor with 503.'),
});
export type ErrorResponse = z.infer<typeof errorSchema>;

/** Body of `/mededeling.json`. */
export const announcementSchema = z.strictObject({
  html: word.nullable().describe('The urgent announcement; null if there is none.'),
  again: z.int().min(1).describe('When an open page should ask again, in seconds.'),
});
export type AnnouncementResponse = z.infer<typeof announcementSchema>;

const count = z.int().min(0);
const seconds = count.nullable();

/** Body of `/health`, with status 200 or 503: the state of the responding process. */
export const healthSchema = z.strictObject({
  status: z.enum(['ok', 'content unavailable']),
  build: z.string().optional().describe('The running build; missing in development.'),
  serviceWorker: z.enum(['on', 'off']),
  deliveries: z
    .strictObject({ waiting: count, delivered: count, refused: count, dead: count, ageSeconds: count })
    .nullable()
    .describe('Mails and newsletter requests by state, `ageSeconds` ago; null before the first count.'),
  answers: z
    .strictObject({ count, oldestSeconds: seconds, newestSeconds: seconds })
    .describe('The cached responses of the content service, and their ages.'),
  probes: z
    .strictObject({ alive: z.literal('/livez'), ready: z.literal('/readyz') })
    .describe('The endpoints for probes: whether to restart the process, and whether to send it visitors.'),
});
export type HealthResponse = z.infer<typeof healthSchema>;

/** Body of `/livez`. */
export const aliveSchema = z.strictObject({ status: z.literal('alive') });
export type AliveResponse = z.infer<typeof aliveSchema>;

const readyProblemSchema = z.strictObject({
  check: z.enum(['stopping', 'content', 'start-page', 'database', 'migrations']),
  message: word,
});
export type ReadyProblem = z.infer<typeof readyProblemSchema>;

/** Body of `/readyz`, with status 200 or 503. */
export const readySchema = z.strictObject({
  status: z.enum(['ready', 'not ready']),
  problems: z.array(readyProblemSchema).readonly(),
});
export type ReadyResponse = z.infer<typeof readySchema>;
