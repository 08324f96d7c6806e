import { expect, test } from './our-site.ts';

const SUNDAY = '/programma/2025-10-26';
const OVERVIEW = '/boektopia-op-toer-uit';
const UNKNOWN_EVENT = '/boektopia-op-toer-activiteiten/00000000-0000-4000-8000-000000000099';

test('one address stands for one selection, whatever is asked and in which order', async ({ site }) => {
  const rows = async (query: string) =>
    (await (await fetch(`${site.url}${SUNDAY}?${query}`)).text()).match(/<article[\s\S]*?<\/article>/g);
  const canonical = await rows('type=gesprek&thema=strips&locatie=forum');
  expect(await rows('locatie=forum&kleur=rood&thema=strips&type=gesprek&type=bestaat-niet')).toEqual(
    canonical,
  );
});

test('a town that the tour does not know is not found', async ({ site }) => {
  expect((await fetch(`${site.url}/boektopia-op-toer/atlantis`)).status).toBe(404);
});

test('the list of what others organise drops an unknown tag, goes to its last page for one beyond, and has one address for search engines', async ({
  site,
}) => {
  const odd = await fetch(`${site.url}${OVERVIEW}?label=Bestaatniet&pagina=abc`);
  expect(odd.status).toBe(200);
  expect(await odd.text()).toContain(`<link rel="canonical" href="https://www.boektopia.be${OVERVIEW}"`);
  const beyond = await fetch(`${site.url}${OVERVIEW}?label=workshops&pagina=99`, { redirect: 'manual' });
  expect(beyond.status).toBe(302);
  expect(beyond.headers.get('location')).toMatch(/^\/boektopia-op-toer-uit\?label=Workshops(&pagina=\d+)?$/);
});

test('the page of an event is reached by the other route too, and is missing when there is none (§2.6)', async ({
  site,
}) => {
  const html = await (await fetch(site.url + OVERVIEW)).text();
  const [, path = ''] = /href="\/boektopia-op-toer-activiteiten\/([0-9a-f-]{36})"/.exec(html) ?? [];
  const moved = await fetch(`${site.url}/boektopia-op-toer-uit-activiteiten/${path}`, { redirect: 'manual' });
  expect(moved.status).toBe(308);
  expect(moved.headers.get('location')).toBe(`/boektopia-op-toer-activiteiten/${path}`);
  expect((await fetch(site.url + UNKNOWN_EVENT)).status).toBe(404);
});

const headOf = async (site: { url: string }, path: string) => {
  const html = await (await fetch(site.url + path)).text();
  return {
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
  };
};

test('search engines keep the pages of a whole list, and neither a selection of it nor an answer to a question', async ({
  site,
}) => {
  const HOST = 'https://www.boektopia.be';
  expect(await headOf(site, `${SUNDAY}?pagina=2`)).toEqual({
    canonical: `${HOST}${SUNDAY}?pagina=2`,
    robots: undefined,
  });
  expect(await headOf(site, `${SUNDAY}?type=gesprek&pagina=2`)).toEqual({
    canonical: `${HOST}${SUNDAY}`,
    robots: 'noindex',
  });
  expect(await headOf(site, '/zoeken?zoekterm=slak')).toEqual({
    canonical: `${HOST}/zoeken`,
    robots: 'noindex',
  });
});

test('the address of a town of the tour in the content leads on to its page', async ({ site }) => {
  const moved = await fetch(`${site.url}/on-tour/leuven?type=gesprek`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([
    308,
    '/boektopia-op-toer/leuven?type=gesprek',
  ]);
});
