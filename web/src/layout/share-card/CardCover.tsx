import { PALETTE } from '../../domain/palette.ts';
import { layer } from './card-places.ts';

/** The picture on a card, in pixels. */
export const CARD_COVER = { width: 570, height: 412 } as const;

const PLACE = { left: 656, top: 109, turn: 2.2 };
/** How far each sheet of the block of pages comes out, from the lowest to the highest. */
const SHEETS = [20, 15, 10, 5];

/** The picture as the cover of a book that leans out of the card, its block of pages under it. */
export function CardCover({ src }: { src: string }) {
  const { width, height } = CARD_COVER;
  return (
    <div style={layer({ ...PLACE, width, height })}>
      {SHEETS.map((offset, index) => (
        <div
          key={offset}
          style={layer({
            left: offset,
            top: offset,
            width,
            height,
            background: index % 2 === 0 ? PALETTE.ink : PALETTE.white,
          })}
        />
      ))}
      <img alt="" src={src} width={width} height={height} style={layer({ left: 0, top: 0 })} />
      {/* The crease of the spine. */}
      <div style={layer({ left: 0, top: 0, width: 18, height, background: 'rgba(27, 20, 48, 0.22)' })} />
    </div>
  );
}
