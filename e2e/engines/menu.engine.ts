import type { Thing } from './driver.ts';
import { arrive, expect, PHONE, test } from './visitor.ts';

const menu: Thing = { role: 'navigation', name: 'Hoofdmenu' };

test('the menu of a phone opens over the page, closes with Escape, and opens another page (§4.2)', async ({
  visitor,
  picture,
}) => {
  await visitor.resize(PHONE.width, PHONE.height);
  await arrive(visitor, '/privacy');
  expect(await visitor.texts(menu)).toEqual([]);
  const button: Thing = { role: 'button', name: 'Menu' };
  await visitor.press(button);
  await expect.poll(() => visitor.texts(menu)).toHaveLength(1);
  await picture('menu');
  await visitor.pressKey('Escape');
  await expect.poll(() => visitor.texts(menu)).toEqual([]);
  await expect.poll(() => visitor.read(button)).toEqual([expect.objectContaining({ focused: true })]);

  await visitor.press(button);
  await visitor.press({ role: 'link', name: 'Nieuws', within: menu });
  await expect.poll(visitor.address).toBe('/nieuws');
  await expect.poll(visitor.page).toMatchObject({ title: expect.stringMatching(/nieuws/i) });
  await expect.poll(() => visitor.texts(menu)).toEqual([]);
});

test('a gallery loops: the last image precedes the first, and the first follows the last (§2.31)', async ({
  visitor,
  picture,
}) => {
  const gallery: Thing = { role: 'group', name: 'Een galerij van zes beelden' };
  const shows = (first: number) =>
    expect
      .poll(() => visitor.texts(gallery))
      .toEqual([expect.stringMatching(new RegExp(`(^| )${first}( tot \\d)? van 6$`))]);
  await visitor.resize(PHONE.width, PHONE.height);
  await arrive(visitor, '/alle-blokken');
  // The buttons of the gallery appear when the gallery is near the viewport.
  await visitor.scrollTo(gallery);
  await visitor.press({ role: 'button', name: 'Vorige', within: gallery });
  await shows(6);
  await picture('gallery');
  await visitor.press({ role: 'button', name: 'Volgende', within: gallery });
  await shows(1);
});
