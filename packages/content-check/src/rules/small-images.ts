import { statedSize } from '../asset-address.ts';
import { picture, story } from '../examples.ts';
import { assetsIn } from '../references.ts';
import type { Complaint, Rule } from '../rule.ts';

/** Width, in pixels, below which an image of a page looks blurred on a phone. Portraits may be smaller. */
const NARROW = 800;
const NARROW_PORTRAIT = 240;

export const smallImages: Rule = {
  name: 'te klein beeld',
  looksFor: `een beeld van minder dan ${NARROW} pixels breed, of een portret van minder dan ${NARROW_PORTRAIT}`,
  visitors: 'ze zien een onscherp beeld',
  severity: 'waarschuwing',
  find: ({ files, partsOf }) =>
    files.flatMap((file) =>
      assetsIn(partsOf(file)).flatMap((at): Complaint[] => {
        const size = at.alt === undefined ? undefined : statedSize(at.url);
        const isPortrait = file.component === 'author' || at.name === 'writer_image';
        const least = isPortrait ? NARROW_PORTRAIT : NARROW;
        if (!size || size.width >= least || size.width === 0) return [];
        const what = `het beeld is maar ${size.width} pixels breed`;
        return [
          { file, at, what, mend: `Kies een beeld van minstens ${isPortrait ? 480 : 1800} pixels breed` },
        ];
      }),
    ),
  bad: () => ({ files: [story('a', { component: 'page', image: picture('320x200/a/a.webp') })] }),
  good: () => ({ files: [story('a', { component: 'page', image: picture('1800x1200/a/a.webp') })] }),
};
