import { expect, it } from 'vitest';
import { formName } from './block-parsers.ts';
import { ODD, readBlock } from './fixtures/parsed-block.ts';
import { asset, EMPTY_ASSET, nestedStory } from './fixtures/stories.ts';

it('parses an image with its caption and whether it floats (§2.30)', () => {
  expect(readBlock('image').block).toMatchObject({
    kind: 'image',
    image: { alt: 'Een boek', width: 1800, height: 1200 },
    caption: 'Het rek',
    floating: true,
  });
});

it('parses an image without a caption', () => {
  expect(readBlock('image', { caption: '', should_float: '' })).toMatchObject({
    block: { kind: 'image', floating: false },
    warnings: [],
  });
  expect(readBlock('image', { caption: '' }).block).toHaveProperty('caption', undefined);
});

it('rejects an image block without an image', () => {
  for (const image of [...ODD, EMPTY_ASSET, { filename: 'javascript:alert(1)' }]) {
    expect(readBlock('image', { image })).toMatchObject({
      block: { kind: 'unreadable', reason: 'has no image' },
      warnings: ['block image (uid-image): has no image'],
    });
  }
});

it('parses a gallery with its images in order (§3.23, §2.31)', () => {
  expect(readBlock('image_carousel').block).toMatchObject({
    kind: 'gallery',
    title: 'Sfeer',
    images: [{ src: asset('a.webp').filename, alt: 'Een boek' }, { src: asset('b.webp').filename }],
  });
});

it('leaves out empty entries of a gallery', () => {
  const images = [null, asset('a.webp'), EMPTY_ASSET, 'x', {}];
  expect(readBlock('image_carousel', { images, title: 3 }).block).toMatchObject({
    images: [{ src: asset('a.webp').filename }],
  });
});

it('rejects a gallery without images', () => {
  for (const images of [...ODD, [EMPTY_ASSET]]) {
    expect(readBlock('image_carousel', { images }).block).toMatchObject({
      kind: 'unreadable',
      reason: 'has no images',
    });
  }
});

it('parses a video with its address, caption and poster (§3.24, §2.32)', () => {
  expect(readBlock('video').block).toMatchObject({
    kind: 'video',
    url: 'https://video.example/watch?v=1',
    caption: 'Vorig jaar',
    poster: { width: 1800 },
  });
});

it('accepts a video without caption or poster, from a link or an uploaded file', () => {
  const asset = { linktype: 'asset', url: '//a.storyblok.com/f/101/x/1/film.mp4' };
  expect(readBlock('video', { url: asset }).block).toMatchObject({
    url: 'https://a.storyblok.com/f/101/x/1/film.mp4',
  });
  expect(readBlock('video', { caption: null, poster: '' })).toMatchObject({
    block: { kind: 'video' },
    warnings: [],
  });
});

it('rejects a video without an http address', () => {
  for (const url of [
    ...ODD,
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '/film.mp4',
    'mailto:a@b',
    'data:video/mp4,x',
  ]) {
    expect(readBlock('video', { url }).block).toMatchObject({
      kind: 'unreadable',
      reason: 'has no valid address',
    });
  }
});

it('keeps the code of an embed block exactly as pasted (§3.25, §2.33)', () => {
  expect(readBlock('code_embed').block).toMatchObject({
    kind: 'embed',
    uid: 'uid-code_embed',
    title: 'Kaart',
    code: '<iframe src="https://kaart.example?a=1&amp;b=2"></iframe>',
  });
});

it('rejects an embed without code', () => {
  for (const embed_code of ODD) {
    expect(readBlock('code_embed', { embed_code }).block).toMatchObject({
      kind: 'unreadable',
      reason: 'has no embed code',
    });
  }
});

it('parses a forms block that names one of the site’s two forms (§2.36)', () => {
  expect(readBlock('forms').block).toMatchObject({
    kind: 'forms',
    uid: 'uid-forms',
    title: 'Schrijf ons',
    form: 'contact',
  });
  expect(readBlock('forms', { form: 'groupPurchase', title: null }).block).toMatchObject({
    form: 'groupPurchase',
  });
});

it('rejects a forms block that names an unknown form', () => {
  for (const form of [...ODD, 'login', 'constructor']) {
    expect(readBlock('forms', { form }).block).toMatchObject({
      kind: 'unreadable',
      reason: 'names no form of ours',
    });
  }
});

const UUID = '908f3116-cf37-59be-ac58-c8e116afbeb4';

it('parses a grid of articles with cards, a title and a link', () => {
  expect(readBlock('article_grid').block).toMatchObject({
    kind: 'articleGrid',
    title: 'Nieuws',
    articles: [{ path: '/nieuws/eerste-spade', title: 'Eerste spade' }],
    links: [{ label: 'Al het nieuws', link: { href: '/nieuws' } }],
  });
});

it('shows a page only once if an editor picked it twice, and leaves out a missing page with a warning', () => {
  const page = nestedStory('nieuws/a', { title: 'A' });
  const { block, warnings } = readBlock('article_grid', { articles: [UUID, page, null, page] });
  expect(block).toMatchObject({ articles: [{ title: 'A' }] });
  expect(block?.kind === 'articleGrid' && block.articles).toHaveLength(1);
  expect(warnings).toEqual(['articles points at a missing story']);
});

it('rejects a grid without articles', () => {
  for (const articles of [...ODD, [UUID]]) {
    expect(readBlock('article_grid', { articles }).block).toMatchObject({
      kind: 'unreadable',
      reason: 'has no articles',
    });
  }
});

it('parses a programme grid with items, a title and a link', () => {
  expect(readBlock('program_grid').block).toMatchObject({
    kind: 'programGrid',
    title: 'Straks',
    items: [{ title: 'Het stille rek', start: new Date('2025-10-25T08:00:00Z') }],
    links: [{ label: 'Programma', link: { href: '/programma' } }],
  });
});

it('leaves out an item without a start from a programme grid, and warns with the name of the item', () => {
  const broken = nestedStory('programma-items/rooster-zonder-begin', {
    component: 'program',
    start_date: '',
  });
  const good = nestedStory('programma-items/met-begin', {
    component: 'program',
    start_date: '2025-10-25 08:00',
  });
  const { block, warnings } = readBlock('program_grid', { programs: [broken, good] });
  expect(block?.kind === 'programGrid' && block.items).toHaveLength(1);
  expect(warnings).toEqual(['a programme item without a start is not shown']);
});

it('rejects a programme grid without items', () => {
  for (const programs of [...ODD, ['908f3116-cf37-59be-ac58-c8e116afbeb4']]) {
    expect(readBlock('program_grid', { programs }).block).toMatchObject({
      kind: 'unreadable',
      reason: 'has no programme items',
    });
  }
});

it('parses a hall plan with its stages and their descriptions', () => {
  expect(readBlock('hall_plan').block).toMatchObject({
    kind: 'hallPlan',
    stages: [{ slug: 'forum', title: 'Forum', description: 'Het grote podium.' }],
  });
});

it('rejects a hall plan without stages', () => {
  for (const stages of ODD) {
    expect(readBlock('hall_plan', { stages }).block).toMatchObject({
      kind: 'unreadable',
      reason: 'has no stages',
    });
  }
});

it('recognizes the name of a form in any spelling', () => {
  expect(formName('contact')).toBe('contact');
  for (const written of ['groupPurchase', 'group-purchase', 'group_purchase', ' groupPurchase ']) {
    expect(formName(written)).toBe('groupPurchase');
  }
  for (const odd of ['', 'constructor', 'newsletter', null, undefined, 3, {}, ['contact']])
    expect(formName(odd)).toBeUndefined();
});
