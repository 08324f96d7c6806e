import { z } from 'zod';
import { FIELD_LABELS } from '../domain/pages/submission.ts';

// The JSON bodies with which the endpoints respond. `/openapi.json` is generated from these schemas.

const word = z.string().min(1);

/** 201: a form was saved. */
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

/** 422: the invalid fields of a form. */
export const refusedSchema = z.strictObject({
  errors: z
    .strictObject(fieldErrors)
    .meta({ minProperties: 1, description: 'The first error of each invalid field, in Dutch.' }),
});
export type RefusedResponse = z.infer<typeof refusedSchema>;

/** Any other failure of an endpoint that responds with JSON. */
export const errorSchema = z.strictObject({
  error: word.describe('The reason phrase of the status, or a sentence for the visitor with 503.'),
});
export type ErrorResponse = z.infer<typeof errorSchema>;

const count = z.int().min(0);
const seconds = count.nullable();

/** The state of the responding process in `/health`, with 200 and with 503. */
export const healthSchema = z.strictObject({
  status: z.enum(['ok', 'content unavailable']),
  build: z.string().optional().describe('The running build; missing in development.'),
  serviceWorker: z.enum(['on', 'off']),
  deliveries: z
    .strictObject({ waiting: count, delivered: count, dead: count, ageSeconds: count })
    .nullable()
    .describe('Mails and newsletter requests by state, `ageSeconds` ago; null before the first count.'),
  answers: z
    .strictObject({ count, oldestSeconds: seconds, newestSeconds: seconds })
    .describe('The cached responses of the content service, and their ages.'),
});
export type HealthResponse = z.infer<typeof healthSchema>;
