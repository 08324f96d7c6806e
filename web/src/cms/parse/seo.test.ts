import { expect, it } from 'vitest';
import { asset } from './fixtures/stories.ts';
import { parseSeo } from './seo.ts';

it('every field of the plugin is kept', () => {
  const seo = {
    plugin: 'seo_metatags',
    _uid: 'x',
    title: 'Titel &amp; meer',
    description: 'D',
    og_title: 'OT',
    og_description: 'OD',
    og_image: '//a.storyblok.com/f/101/10x10/h/a.png',
    twitter_title: 'TT',
    twitter_description: 'TD',
    twitter_image: asset('b.png'),
  };
  expect(parseSeo(seo)).toEqual({
    title: 'Titel & meer',
    description: 'D',
    ogTitle: 'OT',
    ogDescription: 'OD',
    ogImage: {
      src: 'https://a.storyblok.com/f/101/10x10/h/a.png/m/filters:format(jpeg)',
      alt: '',
      width: 10,
      height: 10,
    },
    twitterTitle: 'TT',
    twitterDescription: 'TD',
    twitterImage: {
      src: `${asset('b.png').filename}/m/filters:format(jpeg)`,
      alt: 'Een boek',
      width: 1800,
      height: 1200,
    },
  });
});

it('a page without it, or with empty or hostile fields, has none', () => {
  for (const odd of [
    '',
    null,
    undefined,
    'x',
    3,
    [],
    {},
    { title: '', og_image: '' },
    { title: 3, og_image: 'javascript:alert(1)' },
    { og_image: 'https://elders.example/kat.webp', twitter_image: asset('kat.svg') },
  ]) {
    expect(parseSeo(odd)).toEqual({});
  }
});
