import { expect, it } from 'vitest';
import { parseBlocks } from './blocks.ts';
import { storyOf } from './fixtures/recorded-context.ts';
import { parseLiveSlides } from './live-slides.ts';
import { createParseContext } from './parse-context.ts';

function read(content: Record<string, unknown>) {
  const warnings: string[] = [];
  const context = createParseContext({
    story: 'frame',
    dates: 'utc',
    parseBlocks,
    log: (line) => warnings.push(line),
  });
  const slides = parseLiveSlides(storyOf({ uuid: 'u', full_slug: 'live', content }), context);
  return { slides, warnings };
}

it('slides are pictures and texts, in the order of the editor (§2.80)', () => {
  const filename = 'https://a.storyblok.com/f/101/1800x1200/ab/rij.webp';
  const { slides, warnings } = read({
    component: 'live',
    slides: [
      { _uid: 'a', component: 'text_slide', title: 'Koffie &amp; thee' },
      { _uid: 'b', component: 'image_slide', image: { filename, alt: 'Een rij' } },
    ],
  });
  expect(slides).toMatchObject([
    { uid: 'a', kind: 'text', text: 'Koffie & thee' },
    { uid: 'b', kind: 'image', image: { src: filename, alt: 'Een rij', width: 1800, height: 1200 } },
  ]);
  expect(warnings).toEqual([]);
});

it('a slide of which nothing can be shown is left out, and the editors are told', () => {
  const { slides, warnings } = read({
    component: 'live',
    slides: [
      null,
      { _uid: 'leeg', component: 'text_slide', title: ' ' },
      { _uid: 'zonder', component: 'image_slide' },
      { _uid: 'vreemd', component: 'video_slide' },
      { _uid: 'goed', component: 'text_slide', title: 'Goed' },
    ],
  });
  expect(slides?.map(({ uid }) => uid)).toEqual(['goed']);
  expect(warnings).toHaveLength(3);
});

it.each([undefined, null, 'text', 3])('slides that are %j are none', (slides) => {
  expect(read({ component: 'live', slides })).toEqual({ slides: [], warnings: [] });
});

it('a page of another kind is no screen', () => {
  expect(read({ component: 'page', slides: [] }).slides).toBeUndefined();
});
