import { expect, test } from './our-site.ts';

const SATURDAY = '/programma/2025-10-25';

/** Returns a page as a browser without scripts receives it. */
const pageOf = async (url: string) => (await fetch(url)).text();
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const boxOf = (html: string, name: string, value: string) =>
  html.match(new RegExp(`<input[^>]*name="${name}"[^>]*value="${value}"[^>]*>`))?.[0];

test('Saturday’s programme for children aged five and eight has its own address, and its form keeps the selection', async ({
  site,
}) => {
  const query = 'doelgroep=kinderen&leeftijd=5&leeftijd=8&reservatie=niet';
  const html = await pageOf(`${site.url}${SATURDAY}?${query}`);
  const rows = html.match(/<article[\s\S]*?<\/article>/g) ?? [];
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(textOf(row)).toMatch(/\d jaar/);
  expect(textOf(rows.join())).not.toContain('met reservatie');
  for (const [name, value] of new URLSearchParams(query)) {
    expect(boxOf(html, name, value), `${name}=${value}`).toContain('checked');
  }
  expect(boxOf(html, 'leeftijd', '4-6')).not.toContain('checked');
  expect(textOf(html)).toContain('Leeftijd 5, 8 jaar');
  // Each chip removes only its own option.
  expect(html).toContain(`href="${SATURDAY}?doelgroep=kinderen&amp;leeftijd=8&amp;reservatie=niet"`);
  expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
});

test('the count next to a filter option is the number of items in the list after choosing the option', async ({
  site,
}) => {
  const html = await pageOf(`${site.url}${SATURDAY}?dagdeel=voormiddag`);
  const promised = /value="gebarentaal"\/>.*?<small>(\d+)</.exec(html)?.[1];
  const narrowed = await pageOf(`${site.url}${SATURDAY}?dagdeel=voormiddag&toegang=gebarentaal`);
  expect(narrowed.match(/<article/g)?.length ?? 0).toBe(Number(promised));
});

test('unknown filter options are ignored, and the order of the options does not matter', async ({ site }) => {
  const rows = async (query: string) =>
    (await pageOf(`${site.url}${SATURDAY}?${query}`)).match(/<article[\s\S]*?<\/article>/g);
  expect(await rows('leeftijd=100&leeftijd=vijf&doelgroep=honden&dagdeel=nacht')).toEqual(await rows(''));
  expect(await rows('dagdeel=namiddag&leeftijd=8&leeftijd=5')).toEqual(
    await rows('leeftijd=5&leeftijd=8&dagdeel=namiddag'),
  );
});

test('the age range of an experience is on its page, in structured data and in open data', async ({
  site,
}) => {
  const html = await pageOf(`${site.url}/activiteiten/circus-komma`);
  expect(textOf(html)).toMatch(/Leeftijd 4 tot 10 jaar/);
  expect(html).toContain('"typicalAgeRange":"4-10"');
  const { items } = JSON.parse(await pageOf(`${site.url}/programma.json`));
  expect(items.find((item: { title: string }) => item.title === 'Circus Komma').ages).toEqual({
    from: 4,
    to: 10,
  });
});

test('the accessibility page links to a list of exactly the wheelchair-accessible activities', async ({
  site,
}) => {
  const page = await pageOf(`${site.url}/toegankelijkheid`);
  const [, href = ''] = /href="([^"]+)"[^>]*>alle rolstoeltoegankelijke belevingen</.exec(page) ?? [];
  const list = await pageOf(`${site.url}${href.replaceAll('&amp;', '&')}`);
  const listed = [...list.matchAll(/<h3[^>]*><a[^>]* href="(\/activiteiten\/[^"?#]+)/g)].map(
    ([, path]) => path,
  );
  const { items } = JSON.parse(await pageOf(`${site.url}/programma.json`));
  const accessible = items
    .filter(({ access }: { access: readonly string[] }) => access.includes('wheelchair'))
    .map(({ url }: { url: string }) => new URL(url).pathname);
  expect(accessible.length).toBeGreaterThan(0);
  expect(new Set(listed)).toEqual(new Set(accessible));
});
