import { expect, test } from './our-site.ts';

const PROGRAMME = '/_app/programma.json';

const answerOf = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

for (const path of [PROGRAMME, `${PROGRAMME}?delen`, `${PROGRAMME}?dag=2025-10-26`, '/_app/teksten.json']) {
  test(`${path} is cached like a page, not indexed, and gets a 304 if it has not changed`, async ({
    site,
  }) => {
    const { status, headers } = await answerOf(site.url + path);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=/);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('x-build')).toBeTruthy();
    expect(headers.get('date')).toBeTruthy();
    const again = await answerOf(site.url + path, { 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
  });
}

test('offline data can be updated part by part, and an unknown part gets a 404', async ({ site }) => {
  const { parts } = JSON.parse((await answerOf(site.url + PROGRAMME)).text);
  const { parts: names } = JSON.parse((await answerOf(`${site.url}${PROGRAMME}?delen`)).text);
  expect(Object.keys(names)).toEqual(Object.keys(parts));
  const one = JSON.parse((await answerOf(`${site.url}${PROGRAMME}?dag=2025-10-26`)).text);
  expect(one).toEqual(parts['2025-10-26']);
  expect(one.hash).toBe(names['2025-10-26']);
  expect((await answerOf(`${site.url}${PROGRAMME}?dag=2025-12-26`)).status).toBe(404);
});

test('the offline data has every item of the public programme exactly once', async ({ site }) => {
  const { parts } = JSON.parse((await answerOf(site.url + PROGRAMME)).text);
  const open = JSON.parse((await answerOf(`${site.url}/programma.json`)).text);
  const days = Object.values<{ data: unknown }>(parts).flatMap(({ data }) =>
    Array.isArray(data) ? data : [],
  );
  const ids = days.map(({ uuid }) => uuid);
  expect(ids.sort()).toEqual(open.items.map(({ id }: { id: string }) => id).sort());
});
