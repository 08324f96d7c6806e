import { statedSize } from '../asset-shelf.ts';
import { complain, type Rule } from '../finding.ts';
import { assetsIn } from '../references.ts';

/** Maximum width and height in pixels. Storyblok's image service rejects larger images. */
const MAX_SIDE = 4000;

/** Reports images whose width or height, according to their address, exceeds 4000 pixels. */
export const largeImages: Rule = ({ files, partsOf }) =>
  files.flatMap((file) =>
    assetsIn(partsOf(file)).flatMap(({ path, url }) => {
      const size = statedSize(url);
      if (!size || Math.max(size.width, size.height) <= MAX_SIDE) return [];
      const what = `${path}: het beeld is ${size.width}x${size.height} pixels`;
      return [
        complain(file, 'waarschuwing', what, `Verklein het tot hoogstens ${MAX_SIDE} pixels per zijde`),
      ];
    }),
  );
