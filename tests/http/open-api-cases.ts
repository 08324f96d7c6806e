import { randomUUID } from 'node:crypto';

// One real request for each response that /openapi.json documents.

type Ask = (site: string) => Promise<Response>;

export type Case = {
  method: 'get' | 'post';
  path: string;
  status: number;
  /** The media type of the body. It is missing for a response without a body. */
  type?: 'application/json' | 'text/plain';
  /** Whether the request goes to a site without content and without a database. */
  isOutage?: true;
  ask: Ask;
  /** The JSON of the request, if the OpenAPI document has a schema for it, and whether the JSON is valid. */
  sent?: { body: object; isValid: boolean };
};

const JSON_TYPE = 'application/json';
/**
 * Number of forms to send. It exceeds the limit per e-mail address in ten minutes, even if a new period begins
 * meanwhile.
 */
const OVER_THE_LIMIT = 12;

const send = (path: string, init: RequestInit): Ask => {
  return (site) => fetch(site + path, { redirect: 'manual', ...init });
};
const postJson = (path: string, body: object | string, headers: Record<string, string> = {}): Ask =>
  send(path, {
    method: 'POST',
    headers: { 'content-type': JSON_TYPE, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const postForm = (path: string, fields: Record<string, string>): Ask =>
  send(path, { method: 'POST', body: new URLSearchParams(fields) });

/**
 * Sends forms until one is refused. Each form has a new key, because the site stores forms with equal keys only once.
 */
const untilLimited = (path: string, body: object): Ask => {
  const next: Ask = (site) => postJson(path, body, { 'idempotency-key': randomUUID() })(site);
  return async (site) => {
    let response = await next(site);
    for (let sent = 1; sent < OVER_THE_LIMIT && response.status !== 429; sent += 1)
      response = await next(site);
    return response;
  };
};

/**
 * Sends requests at the same time. Returns a response with this status if there is one, otherwise the first
 * response.
 */
const anyWithStatus = (status: number, ask: Ask, count: number): Ask => {
  return async (site) => {
    const responses = await Promise.all(Array.from({ length: count }, () => ask(site)));
    const found = responses.find((response) => response.status === status) ?? responses[0];
    if (found === undefined) throw new Error('no request was sent');
    return found;
  };
};

const FORMS: readonly { path: string; email: string; rest: Record<string, string> }[] = [
  { path: '/api/contact', email: 'email', rest: { firstName: 'Nele', lastName: 'Maes', message: 'Dag' } },
  {
    path: '/api/group-purchase',
    email: 'contactEmail',
    rest: {
      organisation: 'De school',
      street: 'Plein 1',
      postal: '8500',
      city: 'Kortrijk',
      vat: 'geen',
      contactName: 'Nele Maes',
      ticketsAmount: '30',
    },
  },
  { path: '/api/subscribe', email: 'email', rest: {} },
];

function formCases({ path, email, rest }: (typeof FORMS)[number]): Case[] {
  const filledIn = (who: string) => ({ ...rest, [email]: `${who}@voorbeeld.be` });
  const wrong = filledIn('geen adres');
  const file = new FormData();
  file.set('bijlage', new File(['x'], 'x.txt'));
  const json = { method: 'post', path, type: JSON_TYPE } as const;
  const plain = { method: 'post', path } as const;
  return [
    {
      ...json,
      status: 201,
      ask: postJson(path, filledIn('eerste')),
      sent: { body: filledIn('eerste'), isValid: true },
    },
    { ...plain, status: 303, ask: postForm(path, { ...filledIn('tweede'), terug: '/contact' }) },
    { ...plain, status: 307, ask: postForm(path, wrong) },
    { ...plain, status: 307, isOutage: true, ask: postForm(path, filledIn('derde')) },
    { ...json, status: 400, ask: postJson(path, '{"email"') },
    { ...json, status: 403, ask: postJson(path, filledIn('vierde'), { origin: 'https://elders.example' }) },
    { ...json, status: 405, ask: send(path, {}) },
    { ...json, status: 405, ask: send(path, { method: 'PUT' }) },
    { ...json, status: 413, ask: postJson(path, { ...filledIn('vijfde'), message: 'a'.repeat(30_000) }) },
    { ...json, status: 415, ask: send(path, { method: 'POST', body: 'dag' }) },
    { ...json, status: 415, ask: send(path, { method: 'POST', body: file }) },
    { ...json, status: 422, ask: postJson(path, wrong), sent: { body: wrong, isValid: false } },
    { ...json, status: 422, ask: postJson(path, {}), sent: { body: {}, isValid: false } },
    {
      ...json,
      status: 429,
      ask: untilLimited(path, filledIn(`veel${path.length}`)),
    },
    { ...json, status: 503, isOutage: true, ask: postJson(path, filledIn('zesde')) },
  ];
}

const VISIT = { page: 'home', lcp: 900, inp: 80, cls: 0.02 };
const FAILURE = { island: 'page', error: 'TypeError', at: 'page-C1x.js:1:20' };

/** Creates the test cases for the reports that browsers send automatically. */
function reportCases(path: string, body: object, unknown: object): Case[] {
  const report = { method: 'post', path } as const;
  return [
    { ...report, status: 204, ask: postJson(path, body), sent: { body, isValid: true } },
    { ...report, status: 400, ask: postJson(path, unknown), sent: { body: unknown, isValid: false } },
    {
      ...report,
      status: 403,
      type: JSON_TYPE,
      ask: postJson(path, body, { 'sec-fetch-site': 'cross-site' }),
    },
    { ...report, status: 405, type: JSON_TYPE, ask: send(path, {}) },
    { ...report, status: 405, type: JSON_TYPE, ask: send(path, { method: 'PUT' }) },
    { ...report, status: 413, ask: postJson(path, { ...body, note: 'a'.repeat(600) }) },
    // Sends more than twice the limit per second, because a new second may begin meanwhile.
    { ...report, status: 429, ask: anyWithStatus(429, postJson(path, body), 60) },
  ];
}

function dataCases(path: string): Case[] {
  const data = { method: 'get', path, type: JSON_TYPE } as const;
  return [
    { ...data, status: 200, ask: send(path, {}) },
    { ...data, status: 405, ask: send(path, { method: 'POST' }) },
    { ...data, status: 405, ask: send(path, { method: 'DELETE' }) },
    { ...data, status: 503, isOutage: true, ask: send(path, {}) },
  ];
}

/** Every case, in the order of the OpenAPI document. */
export const CASES: readonly Case[] = [
  ...['/programma.json', '/live.json', '/mededeling.json', '/health', '/readyz'].flatMap(dataCases),
  ...dataCases('/livez').filter(({ isOutage }) => !isOutage),
  {
    method: 'get',
    path: '/programma.json',
    status: 304,
    ask: send('/programma.json', { headers: { 'if-none-match': '*' } }),
  },
  {
    method: 'get',
    path: '/live.json',
    status: 404,
    type: JSON_TYPE,
    ask: send('/live.json?scherm=nergens', {}),
  },
  ...FORMS.flatMap(formCases),
  ...reportCases('/api/visit', VISIT, { page: 'onbekend' }),
  ...reportCases('/api/error', FAILURE, { island: 'twee woorden', error: 'Error' }),
];

/** Documented responses that no HTTP request can cause, each with the test that covers it. */
export const NOT_BY_HTTP: Readonly<Record<string, string>> = Object.fromEntries(
  FORMS.map(({ path }) => [
    `post ${path} 500 ${JSON_TYPE}`,
    'web/src/endpoints/forms/form-endpoint.test.ts, with a delivery that throws',
  ]),
);
