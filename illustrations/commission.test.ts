import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { commission } from './commission.ts';
import { describe as describeAssets, readStories, type Story, wantedPictures } from './press/stories.ts';
import { toSvg } from './print.ts';
import { tellApart } from './tell-apart.ts';

const THEME = 'c0ffee00-0000-4000-8000-000000000001';
const story = (slug: string, component: string, content: Record<string, unknown> = {}): Story => ({
  file: `${slug}.json`,
  slug,
  fullSlug: slug,
  uuid: slug === 'spannende-boeken' ? THEME : `uuid of ${slug}`,
  title: slug.replaceAll('-', ' '),
  component,
  content: { component, ...content },
});
const asset = (name: string, hash = '0123456789') => ({
  fieldtype: 'asset',
  alt: '',
  focus: '',
  filename: `https://a.storyblok.com/f/101/1800x1200/${hash}/${name}.webp`,
});
const theme = story('spannende-boeken', 'theme');
const pictures = (stories: Story[]) => commission(wantedPictures(stories), stories);

describe('commission', () => {
  it('draws different pictures for two slugs with the same composition', () => {
    const stories = ['de-draak-van-ieper', 'de-draak-van-gent', 'de-draak-van-mol'].map((slug, i) =>
      story(slug, 'experience', { image: asset(slug, `000000000${i}`) }),
    );
    expect(new Set(pictures(stories).map(({ print }) => toSvg(print))).size).toBe(3);
  });

  it('draws the same picture for a story, whatever other stories exist', () => {
    const one = story('de-moord-in-zaal-9', 'experience', {
      theme: [THEME],
      image: asset('de-moord-in-zaal-9'),
    });
    const other = story('aardbeien', 'experience', { image: asset('aardbeien', '1111111111') });
    const alone = pictures([theme, one])[0];
    const together = pictures([other, theme, one])[1];
    expect(alone && toSvg(alone.print)).toBe(together && toSvg(together.print));
  });

  it('adds colours to the alt texts of pictures that show the same thing', () => {
    const stories = ['een-moord-in-gent', 'een-moord-in-mol'].map((slug, i) =>
      story(slug, 'experience', {
        title: slug,
        ...(i === 0 ? { theme: [THEME] } : {}),
        image: asset(slug, `000000000${i}`),
      }),
    );
    const [one, other] = pictures([theme, ...stories]).map(({ print }) => print);
    if (one === undefined || other === undefined) throw new Error('expected two pictures');
    const [same, again] = tellApart([
      { print: { ...one, alt: 'Een mes.' } },
      { print: { ...other, alt: 'Een mes.' } },
    ]);
    expect(same?.print.alt).toMatch(/^Een mes, in [a-z, ]+ op [a-z]+\.$/);
    expect(again?.print.alt).not.toBe(same?.print.alt);
    expect(tellApart([{ print: { ...one, alt: 'Een mes.' } }])[0]?.print.alt).toBe('Een mes.');
  });

  it('prints a thriller in purple', () => {
    const one = story('een-zaak', 'experience', { theme: [THEME], image: asset('een-zaak') });
    const [picture] = pictures([theme, one]);
    const inks = [picture?.print.ground, ...(picture?.print.plates ?? []).map(({ ink }) => ink)];
    expect(inks).toContain('#6A35C9');
  });

  it('draws the initial of a bookshop’s name above the door, skipping an article such as «De»', () => {
    const shops = Array.from({ length: 12 }, (_, i) =>
      story(`de-witte-regel-${i}`, 'bookstore', {
        title: 'De Witte Regel',
        image: asset(`de-witte-regel-${i}`),
      }),
    ).map((shop) => ({ ...shop, title: 'De Witte Regel' }));
    const fronts = pictures(shops).filter(({ composition }) => composition === 'shop');
    expect(fronts.length).toBeGreaterThan(0);
    for (const { print } of fronts) expect(print.alt).toContain('letter W');
  });

  it('commissions a picture once, even if it is used in several places', () => {
    const twice = [
      story('a', 'page', { image: asset('a'), body: [{ images: [asset('a'), asset('b', '2222222222')] }] }),
      story('c', 'page', { body: [{ image: asset('a') }] }),
    ];
    expect(wantedPictures(twice).map(({ name, files }) => [name, files])).toEqual([
      ['a', ['a.json', 'c.json']],
      ['b', ['a.json']],
    ]);
  });
});

describe('writing into stories', () => {
  let folder = '';
  afterEach(async () => rm(folder, { recursive: true, force: true }));

  it('changes only alt and focus in a story, and keeps the formatting of the file', async () => {
    folder = await mkdtemp(join(tmpdir(), 'stories-'));
    const before = {
      name: 'Één',
      slug: 'a',
      content: { component: 'page', image: asset('a'), order: [3, 1] },
    };
    await writeFile(join(folder, 'a.json'), `${JSON.stringify(before, null, 2)}\n`);
    const told = new Map([['1800x1200/0123456789/a', { alt: 'Een uil.', focus: '9x6:10x7' }]]);
    expect(await describeAssets(folder, 'a.json', told)).toBe(1);
    const after = await readFile(join(folder, 'a.json'), 'utf8');
    const expected = structuredClone(before);
    expected.content.image.alt = 'Een uil.';
    expected.content.image.focus = '9x6:10x7';
    expect(after).toBe(`${JSON.stringify(expected, null, 2)}\n`);
    expect(await describeAssets(folder, 'a.json', told)).toBe(0);
  });

  it('skips a file that is only partly written', async () => {
    folder = await mkdtemp(join(tmpdir(), 'stories-'));
    await writeFile(join(folder, 'half.json'), '{"name": "half", "con');
    expect(await readStories(folder)).toEqual([]);
    expect(await describeAssets(folder, 'half.json', new Map())).toBe(0);
  });
});
