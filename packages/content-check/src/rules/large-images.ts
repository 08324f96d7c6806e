import { statedSize } from '../asset-address.ts';
import { picture, story } from '../examples.ts';
import { assetsIn } from '../references.ts';
import type { Rule } from '../rule.ts';

/** Maximum width and height in pixels. Storyblok's image service rejects larger images. */
const MAX_SIDE = 4000;

export const largeImages: Rule = {
  name: 'te groot beeld',
  looksFor: `een beeld van meer dan ${MAX_SIDE} pixels breed of hoog`,
  visitors: 'de beelddienst weigert het, dus ze zien een leeg vak',
  severity: 'waarschuwing',
  find: ({ files, partsOf }) =>
    files.flatMap((file) =>
      assetsIn(partsOf(file)).flatMap((at) => {
        const size = statedSize(at.url);
        if (!size || Math.max(size.width, size.height) <= MAX_SIDE) return [];
        const what = `het beeld is ${size.width} op ${size.height} pixels`;
        const mend = `Verklein het tot hoogstens ${MAX_SIDE} pixels per zijde en laad het opnieuw op`;
        return [{ file, at, what, mend }];
      }),
    ),
  bad: () => ({ files: [story('a', { component: 'page', image: picture('6000x4000/a/a.webp') })] }),
  good: () => ({ files: [story('a', { component: 'page', image: picture('1800x1200/a/a.webp') })] }),
};
