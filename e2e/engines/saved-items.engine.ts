import { FIRST_TITLE, MONDAY, SAVE, SAVED } from './first-moment.ts';
import { arrive, expect, PHONE, test } from './visitor.ts';

test('saving a moment shows one message, survives a reload, and is undone by the same button', async ({
  visitor,
  picture,
}) => {
  await visitor.resize(PHONE.width, PHONE.height);
  await arrive(visitor, `/programma/${MONDAY}`);
  await visitor.press(SAVE);
  await expect
    .poll(() => visitor.texts({ role: 'region', name: 'Meldingen (F8)' }))
    .toEqual([expect.stringContaining('Bewaard op dit toestel.')]);
  await picture('toast');
  await visitor.reload();
  await expect.poll(() => visitor.read(SAVED)).toHaveLength(1);

  const rows = () => visitor.texts({ role: 'article', within: { role: 'main' } });
  await visitor.open('/mijn-stapel');
  await expect.poll(rows).toEqual([expect.stringContaining(FIRST_TITLE)]);
  await picture('pile');
  await visitor.reload();
  await visitor.press(SAVED);
  await expect.poll(rows).toEqual([expect.stringContaining('Van je stapel gehaald')]);
  await visitor.reload();
  await expect
    .poll(() => visitor.texts({ role: 'main' }))
    .toEqual([expect.stringContaining('Je stapel is nog leeg.')]);
});
