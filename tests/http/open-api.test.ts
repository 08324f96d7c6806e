import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Site, startSite } from '../../e2e/support/running-site.ts';
import { CASES, NOT_BY_HTTP } from './open-api-cases.ts';
import { expect, testOnSmallSite } from './our-site.ts';

type Documented = {
  headers?: Record<string, { schema: object }>;
  content?: Record<string, { schema: object }>;
};
type Operation = { responses: Record<string, Documented> };
type Document = { paths: Record<string, Record<string, Operation>> };

const published = readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8');
// The cast is safe: the unit tests validate the document as OpenAPI.
const document = JSON.parse(published) as Document;

const ajv = new Ajv2020({
  allErrors: true,
  strict: false,
  formats: {
    uri: URL.canParse,
    uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    date: /^\d{4}-\d{2}-\d{2}$/,
    'date-time': (text: string) => !Number.isNaN(Date.parse(text)),
  },
});
ajv.addSchema(document, 'openapi');

/** Returns the errors of a value against the schema at this path of the document. */
function errorsAt(steps: readonly string[], value: unknown): unknown {
  const escaped = steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')));
  const validate = ajv.getSchema(`openapi#/${escaped.join('/')}`);
  if (validate === undefined) throw new Error(`the document has no schema at ${steps.join(' ')}`);
  validate(value);
  return validate.errors ?? [];
}

/** Describes a response in one line: method, path, status and the media type of its body. */
const named = (method: string, path: string, status: string | number, type = 'no body') =>
  `${method} ${path} ${status} ${type}`;

const test = testOnSmallSite({});

/**
 * A site without content, and with a folder in place of its database. It can neither read content nor store
 * forms.
 */
const folder = mkdtempSync(join(tmpdir(), 'outage-'));
let outage: Promise<Site> | undefined;
const siteWithoutAnything = () => {
  outage ??= startSite({
    CONTENT_API_URL: 'http://127.0.0.1:9/v1/api',
    CONTENT_API_TOKEN: 'public',
    DATABASE_URL: `file:${folder}`,
  });
  return outage;
};
test.afterAll(async () => {
  await (await outage)?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the site serves docs/openapi.json at /openapi.json, for any origin', async ({ site }) => {
  const response = await fetch(`${site.url}/openapi.json`);
  expect(await response.json()).toEqual(JSON.parse(published));
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const programme = await fetch(`${site.url}/programma.json`);
  expect(programme.headers.get('link')).toBe('</openapi.json>; rel="service-desc"');
  const etag = response.headers.get('etag') ?? '';
  const again = await fetch(`${site.url}/openapi.json`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test('every documented response has a test case or is listed as an exception, and no other response has a test case', () => {
  const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses }]) =>
      Object.entries(responses).flatMap(([status, { content }]) =>
        (content ? Object.keys(content) : [undefined]).map((type) => named(method, path, status, type)),
      ),
    ),
  );
  const shown = CASES.map(({ method, path, status, type }) => named(method, path, status, type));
  expect([...new Set([...shown, ...Object.keys(NOT_BY_HTTP)])].toSorted()).toEqual(documented.toSorted());
});

for (const { method, path, status, type, isOutage, ask, sent } of CASES) {
  const circumstance = isOutage
    ? ' without content and database'
    : sent
      ? ` to ${JSON.stringify(sent.body)}`
      : '';
  test(`the site responds as documented: ${named(method, path, status, type)}${circumstance}`, async ({
    site,
  }) => {
    const { url } = isOutage ? await siteWithoutAnything() : site;
    const response = await ask(url);
    const body = await response.text();
    expect(response.status, body).toBe(status);
    const steps = ['paths', path, method, 'responses', String(status)];
    const { headers = {} } = document.paths[path]?.[method]?.responses[status] ?? {};
    for (const name of Object.keys(headers)) {
      const value = response.headers.get(name) ?? undefined;
      expect(errorsAt([...steps, 'headers', name, 'schema'], value), name).toEqual([]);
    }
    expect(response.headers.get('content-type')?.split(';')[0]).toBe(type);
    if (type === undefined) expect(body).toBe('');
    else {
      const value: unknown = type === 'application/json' ? JSON.parse(body) : body;
      expect(errorsAt([...steps, 'content', type, 'schema'], value)).toEqual([]);
    }
    if (sent === undefined) return;
    const request = ['paths', path, method, 'requestBody', 'content', 'application/json', 'schema'];
    expect(errorsAt(request, sent.body)).toEqual(
      sent.isValid ? [] : expect.arrayContaining([expect.anything()]),
    );
  });
}
