import { setTimeout as pause } from 'node:timers/promises';
import type { Thing } from './driver.ts';
import { arrive, expect, PHONE, test } from './visitor.ts';

/** Time for the code of the form's island to arrive, in ms. */
const ISLAND_STARTS_MS = 1_000;

const form: Thing = { role: 'form', name: 'Contactformulier' };
const field = (name: string): Thing => ({ role: 'textbox', name, within: form });
const send: Thing = { role: 'button', name: 'Verstuur je bericht', within: form };

test('a form that is sent without input lists its missing fields, keeps the text that is typed afterwards, and is sent once it is complete (§4.4)', async ({
  visitor,
  picture,
}) => {
  const errors = () => visitor.texts({ role: 'link', within: { role: 'region', within: form } });
  await visitor.resize(PHONE.width, PHONE.height);
  await arrive(visitor, '/contact');
  // The form's island starts when the visitor first touches the form. The server checks a form that is sent before
  // that, and answers with another page.
  await expect(async () => {
    if ((await visitor.address()) !== '/contact') await visitor.open('/contact');
    await visitor.press(field('Voornaam'));
    await pause(ISLAND_STARTS_MS);
    await visitor.press(send);
    expect(await visitor.address()).toBe('/contact');
    expect(await errors()).toEqual([
      'Voornaam is een verplicht veld',
      'Achternaam is een verplicht veld',
      'E-mailadres is een verplicht veld',
      'Bericht is een verplicht veld',
    ]);
  }).toPass();
  await picture('form-errors');

  // A press is lost if the page is still scrolling to the list of errors.
  await expect(async () => {
    await visitor.press({ role: 'link', name: 'Voornaam is een verplicht veld', within: form });
    expect(await visitor.read(field('Voornaam'))).toEqual([expect.objectContaining({ focused: true })]);
  }).toPass();
  await visitor.type(field('Voornaam'), 'Lore');
  await visitor.type(field('E-mailadres'), 'lore@toetsen');
  await visitor.pressKey('Enter');
  await expect
    .poll(errors)
    .toEqual([
      'Achternaam is een verplicht veld',
      'E-mailadres is geen geldig e-mailadres',
      'Bericht is een verplicht veld',
    ]);

  await visitor.reload();
  await expect
    .poll(() => visitor.read(field('Voornaam')))
    .toEqual([expect.objectContaining({ value: 'Lore' })]);
  await expect.poll(errors).toEqual([]);

  await visitor.type(field('Achternaam'), 'Claes');
  await visitor.type(field('E-mailadres'), '.example.org');
  await visitor.type(field('Bericht'), 'Mag de hond mee?');
  await visitor.press(send);
  await expect
    .poll(() => visitor.texts({ role: 'main' }))
    .toEqual([expect.stringContaining('Je bericht werd verzonden!')]);
  // The confirmation replaces the form, and must be visible from its first line.
  await expect.poll(async () => (await visitor.page()).focus).toBeGreaterThanOrEqual(0);
  await picture('form-sent');
});
