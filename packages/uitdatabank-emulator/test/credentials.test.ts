import { expect, test } from 'vitest';
import { z } from 'zod';
import { exampleResponse } from '../examples/examples.ts';
import { contractServer, requestContract } from './contract.ts';
import { temporaryEvents } from './temporary-events.ts';

test.each([
  ['without any', {}, 401, 'error-401-no-credentials'],
  ['an unknown API key', { 'x-api-key': 'invalid-api-key' }, 401, 'error-401-invalid-api-key'],
  ['a blocked API key', { 'x-api-key': 'abc' }, 403, 'error-403-blocked-api-key'],
  ['an unknown client id', { 'x-client-id': 'invalid-client-id' }, 403, 'error-403-invalid-client-id'],
])('refuses a request with invalid credentials: %s', async (_, headers, status, fixture) => {
  const response = await requestContract('/events', { headers: new Headers(Object.entries(headers)) });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/ld+json');
  expect(await response.json()).toEqual(exampleResponse(fixture));
});

test('checks the credential before the query and the path', async () => {
  for (const path of ['/events?onbekend=1', '/weg', '/events?limit=9999']) {
    expect((await requestContract(path, { headers: {} })).status).toBe(401);
  }
  expect((await requestContract('/events', { method: 'DELETE', headers: {} })).status).toBe(401);
});

test.each([
  ['a removed API key', { 'x-api-key': 'def' }, 403, 'The provided api key def is removed'],
  [
    'any token, because the emulator issues none',
    { authorization: 'Bearer abc' },
    401,
    'Token "abc" is not a valid JWT.',
  ],
  [
    'an authorization of another kind',
    { authorization: 'Basic abc' },
    401,
    'Authorization header must start with "Bearer ", followed by your token',
  ],
])('refuses %s', async (_, headers, status, detail) => {
  const response = await requestContract('/events', { headers: new Headers(Object.entries(headers)) });
  expect(response.status).toBe(status);
  expect(z.object({ detail: z.string() }).parse(await response.json())).toEqual({ detail });
});

test('accepts a client id or an API key in a header or in the URL', async () => {
  for (const name of ['X-Client-Id', 'X-Api-Key']) {
    expect((await requestContract('/events', { headers: { [name]: 'public' } })).status).toBe(200);
  }
  for (const query of ['clientId=public', 'apiKey=public']) {
    expect((await requestContract(`/events?${query}`, { headers: {} })).status).toBe(200);
  }
});

test('prefers a client id to an API key, and a header to the URL', async () => {
  const status = async (query: string, headers: Record<string, string>) =>
    (await requestContract(`/events?${query}`, { headers })).status;
  expect(await status('', { 'x-client-id': 'fout', 'x-api-key': 'public' })).toBe(403);
  expect(await status('', { 'x-client-id': 'public', 'x-api-key': 'fout' })).toBe(200);
  expect(await status('clientId=public', { 'x-api-key': 'fout' })).toBe(200);
  expect(await status('apiKey=public', { 'x-api-key': 'fout' })).toBe(401);
  expect(await status('apiKey=fout', { authorization: 'Bearer abc', 'x-api-key': 'public' })).toBe(200);
});

test('accepts only the configured keys', async () => {
  const events = temporaryEvents();
  const { fetch } = await events.start({ apiKeys: ['geheim'], clientIds: [] });
  const status = async (key: string) =>
    (await fetch(new Request('http://events.test/events', { headers: { 'x-api-key': key } }))).status;
  expect([await status('geheim'), await status('public'), await status('constructor')]).toEqual([
    200, 401, 401,
  ]);
});

test('allows CORS preflight requests from any origin without a credential', async () => {
  const preflight = await requestContract('/events?embed=true', {
    method: 'OPTIONS',
    headers: { origin: 'https://elders.example', 'access-control-request-method': 'GET' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-headers')?.split(', ')).toEqual([
    'Authorization',
    'X-Api-Key',
    'X-Client-Id',
    'X-Client-Properties',
    'Content-Type',
  ]);
  expect((await requestContract('/events', { method: 'OPTIONS', headers: {} })).status).toBe(401);
  expect((await requestContract('/events', { method: 'OPTIONS' })).status).toBe(204);
});

test('allows scripts of any origin to read results, but not refusals', async () => {
  const origin = async (path: string) =>
    (await requestContract(path)).headers.get('access-control-allow-origin');
  expect(await origin('/events')).toBe('*');
  expect(await origin('/events?onbekend=1')).toBeNull();
  const withoutKey = await contractServer().fetch(new Request('https://search.uitdatabank.be/events'));
  expect(withoutKey.headers.get('access-control-allow-origin')).toBeNull();
});
