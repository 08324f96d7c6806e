import { QUERY } from '../../domain/pages/query-names.ts';
import type { FormKind } from '../../domain/pages/submission.ts';
import { FORM_WORDS, SENT_HEADERS } from '../../features/forms/form-fields.ts';
import {
  bare,
  bodySchemas,
  failure,
  json,
  jsonNull,
  parameter,
  redirect,
  ref,
  retryable,
  wrongMethod,
} from './open-api-parts.ts';

const FORM_TYPES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

function form(kind: FormKind, operationId: string, summary: string, schema: string) {
  const body = { schema: { allOf: [ref(schema), ref('CarriedFields')] } };
  const operation = {
    operationId,
    summary,
    description:
      'The response to JSON is JSON, to a plain form a redirect. Control characters and spaces around a text are removed before its length is checked. A finite number is converted to text. Unknown fields are dropped.',
    tags: ['Forms'],
    parameters: [
      parameter(
        'header',
        SENT_HEADERS.key,
        'One per filled-in form: a form that is sent again is saved once. Ignored if it does not match the pattern.',
        { pattern: '^[\\w-]{8,64}$' },
      ),
      parameter(
        'header',
        SENT_HEADERS.filledIn,
        'How long the form was open, in ms. Below 2000 the sender counts as a bot: the response reports success, but the form is not saved.',
      ),
    ],
    requestBody: {
      required: true,
      content: Object.fromEntries(FORM_TYPES.map((type) => [type, body])),
    },
    responses: {
      201: json('JSON: the form was saved.', ref('Sent')),
      303: redirect('Plain form: it was saved. Redirects back to its page.'),
      307: redirect(
        'Plain form: it was rejected or not saved. Redirects to the page that shows it again with the reason.',
      ),
      400: failure('The body cannot be read.'),
      403: failure('Sent by a browser from a page of another site.'),
      ...wrongMethod,
      413: failure('The body is longer than 20,000 bytes.'),
      415: failure('Neither JSON nor a form, or a form with a file.'),
      422: json('JSON: fields are missing or invalid.', ref('Refused')),
      429: retryable(failure('JSON: too many forms from this address or with this e-mail address.')),
      500: failure('JSON: an unexpected error.'),
      503: retryable(failure('JSON: the form could not be saved now.')),
    },
  };
  return { [FORM_WORDS[kind].endpoint]: { post: operation } };
}

const visit = {
  post: {
    operationId: 'reportVisit',
    summary: 'Performance figures of a visit, sent by one visitor in a hundred.',
    description: 'The media type of the request is ignored. At most 500 bytes.',
    tags: ['Operation'],
    requestBody: { required: true, content: { 'application/json': { schema: ref('Visit') } } },
    responses: {
      204: bare('Counted.'),
      400: bare('Not a visit.'),
      403: failure('Sent by a browser from a page of another site.'),
      ...wrongMethod,
      413: bare('The body is longer than 500 bytes.'),
      429: bare('More than 20 visits within a second, of all visitors together.'),
    },
  },
};

const failedScript = {
  post: {
    operationId: 'reportFailure',
    summary: 'A script failure in a browser, reported once per page.',
    description: 'The media type of the request is ignored. At most 500 bytes.',
    tags: ['Operation'],
    requestBody: { required: true, content: { 'application/json': { schema: ref('Failure') } } },
    responses: {
      204: bare('Counted and logged.'),
      400: bare('Not a failure.'),
      403: failure('Sent by a browser from a page of another site.'),
      ...wrongMethod,
      413: bare('The body is longer than 500 bytes.'),
      429: bare('More than 20 failures within a second, of all visitors together.'),
    },
  },
};

const health = {
  get: {
    operationId: 'health',
    summary: 'Whether this process can serve pages.',
    tags: ['Operation'],
    responses: {
      200: json('Pages can be served, possibly from older copies.', ref('Health')),
      ...wrongMethod,
      503: json('Content is unavailable and not cached.', ref('Health')),
    },
  },
};

const alive = {
  get: {
    operationId: 'alive',
    summary: 'Whether this process works. A platform restarts a process without this response.',
    tags: ['Operation'],
    responses: { 200: json('The process works.', ref('Alive')), ...wrongMethod },
  },
};

const ready = {
  get: {
    operationId: 'ready',
    summary: 'Whether this process can serve pages and store forms. A platform sends visitors only then.',
    tags: ['Operation'],
    parameters: [parameter('query', 'exclude', 'The name of a check to ignore. It can be repeated.')],
    responses: {
      200: json('The process is ready.', ref('Ready')),
      ...wrongMethod,
      503: json('The process is not ready, for these reasons.', ref('Ready')),
    },
  },
};

const programme = {
  get: {
    operationId: 'programme',
    summary: 'The whole programme.',
    description: 'Scripts of any site may request it.',
    tags: ['Open data'],
    parameters: [parameter('header', 'if-none-match', 'The entity tag of the client’s copy.')],
    responses: {
      200: json('The programme.', ref('Programme')),
      304: bare('The copy of the client is current.'),
      ...wrongMethod,
      503: retryable(jsonNull('Content is unavailable and not cached.')),
    },
  },
};

const live = {
  get: {
    operationId: 'live',
    summary: 'What a hall screen shows from now on.',
    tags: ['Open data'],
    parameters: [
      parameter('query', QUERY.screen, 'The name of a hall screen, or the slug of its stage.'),
      parameter('query', QUERY.location, 'The slug of a stage, which overrides the stage of the screen.'),
    ],
    responses: {
      200: json('The plan of the screen.', ref('Live')),
      404: jsonNull('No screen and no stage has this name.'),
      ...wrongMethod,
      503: retryable(jsonNull('Content is unavailable and not cached.')),
    },
  },
};

const announcement = {
  get: {
    operationId: 'announcement',
    summary: 'The urgent announcement, which every open page polls.',
    tags: ['Operation'],
    responses: {
      200: json('The announcement, if any.', ref('Announcement')),
      ...wrongMethod,
      503: retryable(jsonNull('Content is unavailable and not cached.')),
    },
  },
};

/** Returns the HTTP contract (OpenAPI 3.1) for `/openapi.json` and `docs/openapi.json` (`npm run openapi -w web`). */
export const openApiDocument = () => ({
  openapi: '3.1.1',
  info: {
    title: 'Boektopia',
    version: '1.0.0',
    description:
      'The programme as data, the forms of the site, and endpoints for its operation. See docs/open-data.md.',
  },
  servers: [{ url: '/' }],
  tags: [{ name: 'Open data' }, { name: 'Forms' }, { name: 'Operation' }],
  paths: {
    '/programma.json': programme,
    '/live.json': live,
    '/mededeling.json': announcement,
    ...form('contact', 'contact', 'A message to the festival.', 'Contact'),
    ...form('group-purchase', 'groupPurchase', 'A request for tickets for a group.', 'GroupPurchase'),
    ...form('newsletter', 'subscribe', 'A subscription to the newsletter, confirmed by mail.', 'Newsletter'),
    '/api/visit': visit,
    '/api/error': failedScript,
    '/health': health,
    '/livez': alive,
    '/readyz': ready,
  },
  components: { schemas: bodySchemas() },
});
