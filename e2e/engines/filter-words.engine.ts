import type { Thing } from './driver.ts';
import { MONDAY } from './first-moment.ts';
import { arrive, expect, PHONE, test } from './visitor.ts';

const main: Thing = { role: 'main' };
const panel: Thing = { role: 'form', name: 'Filter' };
const types: Thing = { role: 'group', name: 'Types', within: panel };

// This test presses labels because they cannot take the focus, unlike their checkboxes: see
// e2e/filter-words.e2e.ts.
for (const [list, path] of [
  ['a day', `/programma/${MONDAY}`],
  ['the tour', '/boektopia-op-toer'],
] as const) {
  test(`the filter sheet of ${list} stays open while a visitor taps the labels of five options, and shows the number of matches`, async ({
    visitor,
    picture,
  }) => {
    await visitor.resize(PHONE.width, PHONE.height);
    await arrive(visitor, path);
    await visitor.tap({ words: 'Filter', within: main });
    await expect.poll(() => visitor.read(panel)).toHaveLength(1);
    // Opens the filter group of types, which is already open in a panel without a group for the audience.
    if ((await visitor.texts({ role: 'checkbox', within: types })).length === 0)
      await visitor.tap({ words: 'Types', within: panel });
    const offered = () => visitor.texts({ role: 'checkbox', within: types });
    await expect.poll(offered).not.toEqual([]);
    const options = (await offered()).filter((name) => !name.endsWith(' 0')).slice(0, 5);
    expect(options).toHaveLength(5);

    let total = 0;
    for (const name of options) {
      const [, words = '', count = ''] = /^(.+) (\d+)$/.exec(name) ?? [];
      await visitor.tap({ words, within: types });
      await expect
        .poll(() => visitor.read({ role: 'checkbox', name, within: types }))
        .toEqual([expect.objectContaining({ checked: true })]);
      expect(await visitor.read(panel)).toHaveLength(1);
      // Each activity has exactly one type, therefore the counts of the types add up.
      total += Number(count);
      await expect
        .poll(() => visitor.texts({ role: 'button', within: panel }))
        .toEqual([expect.stringMatching(new RegExp(`^Toon ${total} beleving`, 'i'))]);
    }
    await picture(`filter-words-${path.startsWith('/programma') ? 'day' : 'tour'}`);

    await visitor.tap({ role: 'button', within: panel });
    await expect.poll(() => visitor.read(panel)).toEqual([]);
    await expect
      .poll(() => visitor.texts({ role: 'status', within: main }))
      .toContainEqual(expect.stringMatching(new RegExp(`^${total} beleving`, 'i')));
    expect(new URL(await visitor.address(), 'http://localhost').searchParams.getAll('type')).toHaveLength(5);
  });
}

test('tapping the label of each tag filters the events by other organisers', async ({ visitor, picture }) => {
  const tags: Thing = { role: 'navigation', name: 'Soort evenement' };
  await visitor.resize(PHONE.width, PHONE.height);
  await arrive(visitor, '/boektopia-op-toer-uit');
  for (const tag of ['Voorstelling', 'Workshops', 'Signeersessie', 'Voorleessessie', 'Alles']) {
    const isAll = tag === 'Alles';
    await visitor.tap({ words: tag, within: tags });
    await expect.poll(visitor.address).toBe(`/boektopia-op-toer-uit${isAll ? '' : `?label=${tag}`}`);
    // The next document focuses the tag that was tapped.
    const focused = expect.objectContaining({ focused: true });
    await expect.poll(() => visitor.read({ role: 'link', name: tag, within: tags })).toEqual([focused]);
    const told = new RegExp(`^(\\d+) evenementen${isAll ? '' : ` met het label ${tag}`}$`);
    const counts = () => visitor.texts({ role: 'status', within: main });
    await expect.poll(counts).toEqual([expect.stringMatching(told)]);
    const count = Number.parseInt((await counts()).join(), 10);
    expect(await visitor.read({ role: 'article', within: main })).toHaveLength(Math.min(24, count));
  }
  await picture('tags-by-words');
});
