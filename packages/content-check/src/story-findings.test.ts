import { expect, it } from 'vitest';
import { item, linkTo, pageWith, story } from './examples.ts';
import { MODEL } from './made-up-edition.ts';
import type { StoryFile } from './story-file.ts';
import { storyFindings } from './story-findings.ts';

const NOW = new Date('2025-10-24T10:00:00Z');

const page = (fields: Record<string, unknown> = {}, more: Partial<StoryFile> = {}) =>
  story('over', { component: 'page', title: 'Over ons', ...fields }, more);

const check = (current: StoryFile, others: readonly StoryFile[] = []) =>
  storyFindings({ files: others, model: MODEL }, current, { now: NOW });

/** The findings of some rules, each as `path: what`. */
const said = (rules: readonly string[], ...given: Parameters<typeof check>) =>
  check(...given)
    .filter(({ rule }) => rules.includes(rule))
    .map(({ path, what, draft }) => `${path}: ${what}${draft ? ' (concept)' : ''}`);

const quote = (text: string) => ({ _uid: 'citaat', component: 'quote', text });

it('names the field and the block of each finding, in sentences', () => {
  const [finding] = check(page({ title: '' }, { draft: true })).filter(({ path }) => path === 'Titel');
  expect(finding).toMatchObject({
    rule: 'verplicht veld',
    severity: 'fout',
    draft: true,
    what: expect.stringMatching(/^Dit veld is leeg.*\.$/),
    visitors: expect.stringMatching(/^[A-Z].*\.$/),
    mend: expect.stringMatching(/^Vul het veld in\.$/),
  });
  const { files } = pageWith({ _uid: 'x', component: 'kermis' });
  expect(files.flatMap((file) => said(['soort blok'], file))).toEqual([
    expect.stringMatching(/^Inhoud 1: Een blok ‘kermis’ bestaat niet\./),
  ]);
});

it('checks the current version as if it were published, and ignores the published one', () => {
  const mistake = page({ body: [quote('TODO')] });
  const mended = page({ body: [quote('Een boek is een deur.')] }, { draft: true });
  expect(said(['onaffe tekst'], mistake, [mistake])).toHaveLength(1);
  expect(said(['onaffe tekst'], mended, [mistake])).toEqual([]);
});

it('distinguishes findings that visitors can see from those that are only in the draft', () => {
  const published = page({ title: 'TODO' });
  const draft = page({ title: 'TODO', body: [quote('TODO')] }, { draft: true });
  const drafts = check(draft, [published])
    .filter(({ rule }) => rule === 'onaffe tekst')
    .map(({ path, draft: isDraft }) => [path.includes('Citaat'), isDraft]);
  expect(drafts).toEqual(
    expect.arrayContaining([
      [false, false],
      [true, true],
    ]),
  );
});

it('does not mark a mistake as new in the draft because its block moved', () => {
  const published = page({ body: [quote('TODO')] });
  const draft = page(
    { body: [{ _uid: 'n', component: 'quote', text: 'Kom.' }, quote('TODO')] },
    { draft: true },
  );
  const [finding] = check(draft, [published]).filter(({ rule }) => rule === 'onaffe tekst');
  expect(finding).toMatchObject({ draft: false, path: expect.stringContaining('Inhoud 2') });
});

it('returns no findings of other stories, also if they depend on this story', () => {
  const linking = story('nieuws/een', {
    component: 'page',
    title: '',
    body: [{ _uid: 'k', component: 'call_to_action', title: 'Kom', link: [linkTo('weg')] }],
  });
  expect(check(page(), [linking]).filter(({ what }) => what.includes('leeg'))).toEqual([]);
});

it('includes a finding of another story if this story is one of its places, and names that story', () => {
  const at = (slug: string) => item(slug, '2025-10-25 09:00', '2025-10-25 10:00', { title_overwrite: slug });
  const [first, second, third] = [at('items/een'), at('items/twee'), at('items/drie')];
  expect(said(['dubbele bezetting'], third, [first, second, third])).toEqual([
    expect.stringMatching(/^Begin: Het begint .*‘items\/twee’/),
    expect.stringMatching(
      /^‘items\/twee’, Begin: Het begint .*‘items\/een’.*\(ook: ‘items\/drie’, Begin\)\.$/,
    ),
  ]);
});
