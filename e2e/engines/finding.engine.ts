import type { Thing } from './driver.ts';
import { arrive, expect, PHONE, test } from './visitor.ts';

const main: Thing = { role: 'main' };
const MIRA = 'Mira Vandoorne';

test('a visitor searches from the header, reads the best matches first, and opens one (§1.6)', async ({
  visitor,
  picture,
}) => {
  await visitor.resize(PHONE.width, PHONE.height);
  await arrive(visitor, '/');
  await visitor.press({ role: 'link', name: 'Zoeken', within: { role: 'banner' } });
  await expect.poll(visitor.address).toBe('/zoeken');
  await visitor.type({ role: 'searchbox', name: 'Zoekterm', within: main }, 'mira vandoorne');
  await visitor.pressKey('Enter');
  await expect.poll(visitor.address).toBe('/zoeken?zoekterm=mira+vandoorne');
  await expect
    .poll(() => visitor.texts({ role: 'status', within: main }))
    .toEqual([expect.stringMatching(/^\d+ resultaten voor ‘mira vandoorne’$/)]);
  await expect
    .poll(() => visitor.texts({ role: 'region', name: 'Beste treffers' }))
    .toEqual([expect.stringMatching(/Mira Vandoorne signeert.*\d\d:\d\d.*tafel \d/i)]);
  await picture('search-hits');

  const best: Thing = { role: 'region', name: 'Beste treffers' };
  await visitor.press({ role: 'link', name: 'Mira Vandoorne signeert', within: best });
  await expect.poll(visitor.address).toMatch(/^\/activiteiten\/[a-z0-9-]+\?moment=[\w-]{6}$/);
});

test('the index of authors narrows while a name is typed, and links to the remaining author', async ({
  visitor,
  picture,
}) => {
  await visitor.resize(PHONE.width, PHONE.height);
  await arrive(visitor, '/auteurs');
  await visitor.type({ role: 'searchbox', name: 'Naam van een auteur' }, 'vandoorne');
  await expect.poll(visitor.address).toBe('/auteurs?naam=vandoorne');
  await expect
    .poll(() => visitor.texts({ role: 'status', within: main }))
    .toEqual(['1 auteur voor ‘vandoorne’']);
  await picture('authors-typed');
  await visitor.press({ role: 'link', name: MIRA, within: main });
  await expect.poll(visitor.page).toMatchObject({ title: MIRA });
});
