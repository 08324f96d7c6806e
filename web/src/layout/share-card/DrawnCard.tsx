import type { CSSProperties } from 'react';
import type { ShareImage } from '../../domain/pages/share-image.ts';
import { fieldOf } from '../../domain/palette.ts';
import { CardBooks } from './CardBooks.tsx';
import { CardCover } from './CardCover.tsx';
import { CardShelf } from './CardShelf.tsx';
import { CardWords } from './CardWords.tsx';
import { CARD, layer, MARGIN } from './card-places.ts';

// What is drawn in this folder never reaches a browser: satori reads style properties and nothing else, no classes and
// no custom properties, and knows boxes as flex boxes only.

/** A card as satori draws it. `cover` is the picture as the address of its data. */
export function DrawnCard({ card, cover }: { card: ShareImage; cover?: string }) {
  const { field, onField } = fieldOf(card.colour);
  const style: CSSProperties = {
    ...layer({ left: 0, top: 0, width: CARD.width, height: CARD.height, background: field }),
    color: onField,
    fontFamily: 'bold, bold-extended',
  };
  if (card.shelf) {
    return (
      <div style={style}>
        <CardShelf spines={card.shelf} />
        <CardWords card={card} width={CARD.width - 2 * MARGIN} height={430} />
      </div>
    );
  }
  return (
    <div style={style}>
      {cover === undefined ? <CardBooks colour={card.colour} /> : <CardCover src={cover} />}
      <CardWords card={card} width={cover === undefined ? 660 : 550} height={CARD.height} />
    </div>
  );
}
