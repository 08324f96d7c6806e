import { expect, test } from './our-site.ts';

/** Returns the response from an address, without following redirects. */
const answerOf = async (url: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { redirect: 'manual', headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test.describe('the programme as text', () => {
  test('the programme as text is one document with every item, loads no other files, and may be indexed', async ({
    site,
  }) => {
    const { status, headers, text } = await answerOf(`${site.url}/programma/tekst`);
    expect(status).toBe(200);
    expect(text).not.toMatch(/<script(?! type="application\/ld\+json")|<img|rel="(?:stylesheet|preload)"/);
    expect(text).not.toContain('noindex');
    expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=/);
    const { items } = JSON.parse((await answerOf(`${site.url}/programma.json`)).text);
    expect(items.length).toBeGreaterThan(100);
    expect(items.filter(({ moment }: { moment: string }) => !text.includes(`"/m/${moment}"`))).toEqual([]);
    const { text: sitemap } = await answerOf(`${site.url}/sitemap.xml`);
    expect(sitemap).toContain('<loc>https://www.boektopia.be/programma/tekst</loc>');
  });

  test('a request for the programme as text gets a 304 if the client has a current copy', async ({
    site,
  }) => {
    const first = await answerOf(`${site.url}/programma/tekst`);
    const etag = first.headers.get('etag') ?? '';
    const again = await answerOf(`${site.url}/programma/tekst`, { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('each day page links to that day in the text version of the programme', async ({ site }) => {
    const day = await answerOf(`${site.url}/programma/2025-10-27`);
    expect(day.text).toContain('href="/programma/tekst#2025-10-27"');
    const { text } = await answerOf(`${site.url}/programma/tekst`);
    expect(text).toContain('<h2 id="2025-10-27">');
  });

  test('a short address in the text version of the programme redirects to the page of a moment, and an unknown short address gets a 404', async ({
    site,
  }) => {
    const { text } = await answerOf(`${site.url}/programma/tekst`);
    const [, short = ''] = /href="(\/m\/[\w-]{6})"/.exec(text) ?? [];
    const led = await answerOf(site.url + short);
    expect(led.status).toBe(302);
    expect(led.headers.get('location')).toBe(
      `${new URL(led.headers.get('location') ?? '', site.url).pathname}?moment=${short.slice('/m/'.length)}`,
    );
    expect(led.headers.get('location')).toMatch(/^\/activiteiten\//);
    expect((await answerOf(`${site.url}/m/zzzzzz`)).status).toBe(404);
  });
});

test('any site can read programma.json, which is cached like a page and names its schema', async ({
  site,
}) => {
  const { status, headers, text } = await answerOf(`${site.url}/programma.json`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cache-control')).toMatch(/^public, max-age=0, s-maxage=/);
  const etag = headers.get('etag') ?? '';
  expect((await answerOf(`${site.url}/programma.json`, { 'if-none-match': etag })).status).toBe(304);
  const { $schema } = JSON.parse(text);
  const schema = await answerOf(site.url + new URL($schema).pathname);
  expect(schema.status).toBe(200);
  expect(schema.headers.get('access-control-allow-origin')).toBe('*');
  expect(JSON.parse(schema.text).title).toBe('The programme of Boektopia');
});

for (const [path, type] of [
  ['/schedule.json', 'application/json; charset=utf-8'],
  ['/schedule.xml', 'application/xml; charset=utf-8'],
] as const) {
  test(`any site can read ${path}, and gets a 304 if it has not changed`, async ({ site }) => {
    const { status, headers, text } = await answerOf(site.url + path);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(text).toContain('boektopia2025');
    const again = await answerOf(site.url + path, { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });
}
