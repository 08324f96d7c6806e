import { z } from 'zod';
import { HIDDEN_FIELDS } from '../../features/forms/form-fields.ts';
import { FORM_SCHEMAS } from '../../features/forms/form-schemas.ts';
import { failureSchema } from '../forms/failures.ts';
import { visitSchema } from '../forms/visits.ts';
import {
  aliveSchema,
  announcementSchema,
  errorSchema,
  healthSchema,
  readySchema,
  refusedSchema,
  sentSchema,
} from '../response-schemas.ts';
import { liveSchema } from './live-schema.ts';
import { programmeJsonSchema } from './programme-schema.ts';

// Defines the parts that the operations of `/openapi.json` share.

/** The hidden fields of each form, in addition to those that a person fills in. */
const carriedSchema = z.object({
  [HIDDEN_FIELDS.back]: z
    .string()
    .optional()
    .describe('The page and anchor to which a plain form redirects its visitor: `/contact#formulier`.'),
  [HIDDEN_FIELDS.trap]: z
    .string()
    .max(0)
    .optional()
    .describe('A trap for bots, which a person leaves empty.'),
});

/** Returns a reference to the schema with this name. */
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const withoutDialect = ({ $schema, ...schema }: z.core.JSONSchema.BaseSchema) => schema;
const request = (schema: z.core.$ZodType) => withoutDialect(z.toJSONSchema(schema, { io: 'input' }));
const response = (schema: z.core.$ZodType) => withoutDialect(z.toJSONSchema(schema));

/** Returns the schema of `programma.json`, with its definitions moved one level deeper. */
function programme(): object {
  const text = JSON.stringify(withoutDialect(programmeJsonSchema()));
  return JSON.parse(text.replaceAll('"#/$defs/', `"${ref('Programme').$ref}/$defs/`));
}

/** Returns the schema of each body, by its name in the document. */
export const bodySchemas = () => ({
  Contact: request(FORM_SCHEMAS.contact),
  GroupPurchase: request(FORM_SCHEMAS['group-purchase']),
  Newsletter: request(FORM_SCHEMAS.newsletter),
  CarriedFields: request(carriedSchema),
  Visit: request(visitSchema),
  Failure: request(failureSchema),
  Sent: response(sentSchema),
  Refused: response(refusedSchema),
  Error: response(errorSchema),
  Health: response(healthSchema),
  Alive: response(aliveSchema),
  Ready: response(readySchema),
  Programme: programme(),
  Live: response(liveSchema),
  Announcement: response(announcementSchema),
});

const text = { type: 'string' };
const jsonBody = (schema: object) => ({ content: { 'application/json': { schema } } });
const headersOf = (headers: Readonly<Record<string, object>>) => ({
  headers: Object.fromEntries(Object.entries(headers).map(([name, schema]) => [name, { schema }])),
});

/** Describes a response with a JSON body of this schema. */
export const json = (description: string, schema: object) => ({ description, ...jsonBody(schema) });
/** Describes an error response, whose body contains the reason. */
export const failure = (description: string) => json(description, ref('Error'));
/** Describes a response without a body. */
export const bare = (description: string) => ({ description });
/** Describes a JSON response that contains only `null`. */
export const jsonNull = (description: string) => json(description, { type: 'null' });
/** Describes a redirect to another page. */
export const redirect = (description: string) => ({ description, ...headersOf({ Location: text }) });
/** Adds a `Retry-After` header to the description of a response. */
export const retryable = <Response extends object>(answer: Response) => ({
  ...answer,
  ...headersOf({ 'Retry-After': { type: 'string', pattern: '^\\d+$' } }),
});

/** Describes the response to a method that the path of an operation does not support. */
export const wrongMethod = {
  405: {
    description: 'Another method. `Allow` names the supported ones.',
    ...headersOf({ Allow: text }),
    ...jsonBody(ref('Error')),
  },
};

/** Describes an optional parameter of an operation. */
export const parameter = (place: 'query' | 'header', name: string, description: string, schema = {}) => ({
  in: place,
  name,
  description,
  schema: { ...text, ...schema },
});
