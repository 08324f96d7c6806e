import type { CSSProperties } from 'react';
import type { ShareImage } from '../../../domain/pages/share-image.ts';
import { fieldOf } from '../../../domain/palette.ts';
import bold from './fonts/bold.woff?inline';
import boldExtended from './fonts/bold-extended.woff?inline';
import display from './fonts/display.woff?inline';
import displayExtended from './fonts/display-extended.woff?inline';
import { ShareImageBooks, ShareImageCover, ShareImageShelf } from './ShareImageBooks.tsx';
import { ShareImageWords } from './ShareImageWords.tsx';
import { IMAGE_SIZE, layer, MARGIN } from './share-image-style.ts';

/** The fonts of share images. A letter that a font lacks is drawn with its extended font. */
export const FONTS = Object.entries({
  display,
  'display-extended': displayExtended,
  bold,
  'bold-extended': boldExtended,
}).map(([name, address]) => ({ name, data: Buffer.from(address.replace(/^.*?,/, ''), 'base64') }));

/**
 * Draws a share image as SVG. Letters are outlines, so the result is the same on every machine. `cover` is the cover
 * image as a data URL.
 */
export async function drawShareImage(card: ShareImage, cover?: string): Promise<string> {
  // Load satori on demand: it is 1.5 MB, and only needed when a page is first shared.
  const { default: satori } = await import('satori');
  return satori(<DrawnShareImage card={card} cover={cover} />, { ...IMAGE_SIZE, fonts: FONTS });
}

// Components in this folder never run in a browser. satori supports only style properties, without classes or custom
// properties, and only flex layout.

/** Renders a share image as JSX for satori. `cover` is the cover image as a data URL. */
function DrawnShareImage({ card, cover }: { card: ShareImage; cover?: string }) {
  const { field, onField } = fieldOf(card.colour);
  const style: CSSProperties = {
    ...layer({ left: 0, top: 0, width: IMAGE_SIZE.width, height: IMAGE_SIZE.height, background: field }),
    color: onField,
    fontFamily: 'bold, bold-extended',
  };
  if (card.shelf) {
    return (
      <div style={style}>
        <ShareImageShelf spines={card.shelf} />
        <ShareImageWords card={card} width={IMAGE_SIZE.width - 2 * MARGIN} height={430} />
      </div>
    );
  }
  return (
    <div style={style}>
      {cover === undefined ? <ShareImageBooks colour={card.colour} /> : <ShareImageCover src={cover} />}
      <ShareImageWords card={card} width={cover === undefined ? 660 : 550} height={IMAGE_SIZE.height} />
    </div>
  );
}
