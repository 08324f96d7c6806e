import { expect, test } from 'vitest';
import { exampleResponse } from '../examples/examples.ts';
import { parseQueryString } from '../src/query-string.ts';
import { requestContract } from './contract.ts';

const TEXT = { 'x-api-key': 'public', 'content-type': 'text/plain;charset=UTF-8' };

test('accepts a path with a trailing slash', async () => {
  const [plain, slashed] = await Promise.all(['/events', '/events/'].map((path) => requestContract(path)));
  expect(await slashed?.text()).toBe(await plain?.text());
});

test('responds to HEAD like to GET, without the body', async () => {
  const response = await requestContract('/events', { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
});

test('accepts the parameters of a GET in the text body of a POST, with and without a trailing slash in the path', async () => {
  const body = 'labels[]=ook+voor+kinderen&embed=true';
  const requested = await (await requestContract(`/events?${body}`)).text();
  expect(JSON.parse(requested)).toMatchObject({ totalItems: 1 });
  for (const path of ['/events', '/events/']) {
    const response = await requestContract(path, { method: 'POST', headers: TEXT, body });
    expect([response.status, await response.text()]).toEqual([200, requested]);
  }
});

test('refuses a POST whose URL contains a parameter other than the credential', async () => {
  const post = (path: string) =>
    requestContract(path, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'limit=1' });
  expect((await post('/events?apiKey=public')).status).toBe(200);
  expect((await post('/events?clientId=public')).status).toBe(200);
  const refused = await post('/events?apiKey=public&limit=1');
  expect(refused.status).toBe(400);
  expect(refused.headers.get('content-type')).toBe('application/problem+json');
  expect(await refused.json()).toEqual(exampleResponse('error-400-post-with-query'));
});

test('accepts a POST only with a plain-text body, and refuses forms and JSON', async () => {
  for (const type of ['application/json', 'application/x-www-form-urlencoded', '']) {
    const headers = { 'x-api-key': 'public', 'content-type': type };
    const response = await requestContract('/events', { method: 'POST', headers, body: 'limit=1' });
    expect([type, response.status]).toEqual([type, 415]);
    expect(await response.json()).toEqual(exampleResponse('error-415'));
  }
});

test('refuses an invalid query in a body as well as in a URL', async () => {
  const response = await requestContract('/events', {
    method: 'POST',
    headers: TEXT,
    body: 'label=boektopia',
  });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual(exampleResponse('error-404-unknown-parameter'));
});

test.each([
  ['a=1&a=2', { a: '2' }],
  ['a[]=1&a[]=2', { a: { 0: '1', 1: '2' } }],
  ['a%5B%5D=1&a%5B%5D=2', { a: { 0: '1', 1: '2' } }],
  ['a[1]=x&a[]=y', { a: { 1: 'x', 2: 'y' } }],
  ['a=1&a[]=2', { a: { 0: '2' } }],
  ['a[]=1&a=2', { a: '2' }],
  ['sort[availableTo]=asc&sort[created]=desc', { sort: { availableTo: 'asc', created: 'desc' } }],
  ['a.b=1&c%20d=2&e[f=3', { a_b: '1', c_d: '2', e_f: '3' }],
  ['a=één+twee%2Bdrie', { a: 'één twee+drie' }],
  ['a&=1&__proto__=2', { a: '', ['__proto__']: '2' }],
])('parses a query string as PHP does: %s', (text, expected) => {
  const plain = [...parseQueryString(text)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : Object.fromEntries(value),
  ]);
  expect(Object.fromEntries(plain)).toEqual(expected);
});
