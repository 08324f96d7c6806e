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

/** The cuts that share images are drawn with; a letter that one lacks is looked for in the extended one. */
export const FONTS = Object.entries({
  display,
  'display-extended': displayExtended,
  bold,
  'bold-extended': boldExtended,
}).map(([name, address]) => ({ name, data: Buffer.from(address.replace(/^.*?,/, ''), 'base64') }));

/**
 * A share image as SVG whose letters are outlines, so that it looks the same wherever it is made into pixels. `cover` is its
 * picture as a data address.
 */
export async function drawShareImage(card: ShareImage, cover?: string): Promise<string> {
  // A megabyte and a half that most processes need only once somebody shares a page.
  const { default: satori } = await import('satori');
  return satori(<DrawnShareImage card={card} cover={cover} />, { ...IMAGE_SIZE, fonts: FONTS });
}

// What is drawn in this folder never reaches a browser: satori reads style properties and nothing else, no classes and
// no custom properties, and knows boxes as flex boxes only.

/** A share image as satori draws it. `cover` is the picture as a data address. */
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
