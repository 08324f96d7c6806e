import { expect, test } from './our-site.ts';

const SATURDAY = '/programma/2025-10-25';

/** A page as a browser without scripts has it. */
const pageOf = async (url: string) => (await fetch(url)).text();
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const boxOf = (html: string, name: string, value: string) =>
  html.match(new RegExp(`<input[^>]*name="${name}"[^>]*value="${value}"[^>]*>`))?.[0];

test('a Saturday with children of five and eight is an address, and its form keeps what is chosen', async ({
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
  expect(boxOf(html, 'leeftijd', '6')).not.toContain('checked');
  expect(textOf(html)).toContain('Leeftijd 5, 8 jaar');
  // A chip drops its own option only.
  expect(html).toContain(`href="${SATURDAY}?doelgroep=kinderen&amp;leeftijd=8&amp;reservatie=niet"`);
  expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/);
});

test('an option says how much it would show, and that is what it shows', async ({ site }) => {
  const html = await pageOf(`${site.url}${SATURDAY}?dagdeel=voormiddag`);
  const promised = /value="gebarentaal"\/>.*?<small>(\d+)</.exec(html)?.[1];
  const narrowed = await pageOf(`${site.url}${SATURDAY}?dagdeel=voormiddag&toegang=gebarentaal`);
  expect(narrowed.match(/<article/g)?.length ?? 0).toBe(Number(promised));
});

test('what is not known is dropped, and another order is the same list', async ({ site }) => {
  const rows = async (query: string) =>
    (await pageOf(`${site.url}${SATURDAY}?${query}`)).match(/<article[\s\S]*?<\/article>/g);
  expect(await rows('leeftijd=100&leeftijd=vijf&doelgroep=honden&dagdeel=nacht')).toEqual(await rows(''));
  expect(await rows('dagdeel=namiddag&leeftijd=8&leeftijd=5')).toEqual(
    await rows('leeftijd=5&leeftijd=8&dagdeel=namiddag'),
  );
});

test('a page of its experience says for which ages something is, and so do structured data and open data', async ({
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
