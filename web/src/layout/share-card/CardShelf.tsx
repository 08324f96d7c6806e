import type { Spine } from '../../domain/pages/share-image.ts';
import { fieldOf, PALETTE, type PaletteColour } from '../../domain/palette.ts';
import { CARD, layer, MARGIN } from './card-places.ts';

/** The nine of the house, for days to which the editors gave no colour. */
const FALLBACK: readonly PaletteColour[] = ['orange', 'dark-blue', 'pink', 'green', 'purple', 'blue', 'grey'];

/** The days as spines that stand on the foot of the card. */
export function CardShelf({ spines }: { spines: readonly Spine[] }) {
  const width = (CARD.width - 2 * MARGIN) / Math.max(1, spines.length);
  return (
    <div style={layer({ left: MARGIN, top: 0, width: CARD.width - 2 * MARGIN, height: CARD.height })}>
      {spines.map((spine, index) => (
        <DrawnSpine key={`${spine.short} ${spine.date}`} spine={spine} index={index} width={width} />
      ))}
    </div>
  );
}

function DrawnSpine({ spine, index, width }: { spine: Spine; index: number; width: number }) {
  const { short, date, out } = spine;
  const { field, onField } = fieldOf(out ? 'white' : spineColour(spine, index));
  const top = out ? 400 : 452 + ((index * 37) % 29);
  return (
    <div
      style={{
        ...layer({ left: index * width, top, width: Math.ceil(width), height: CARD.height - top }),
        flexDirection: 'column',
        alignItems: 'center',
        paddingTop: out ? 40 : 26,
        color: onField,
        background: field,
        lineHeight: 1.15,
      }}
    >
      <div style={{ display: 'flex', fontSize: out ? 36 : 30 }}>{short}</div>
      <div style={{ display: 'flex', fontSize: out ? 76 : 54 }}>{date}</div>
      {out && <Bookmark left={width - 44} />}
    </div>
  );
}

function Bookmark({ left }: { left: number }) {
  return (
    <svg aria-hidden="true" width="24" height="54" viewBox="0 0 24 54" style={layer({ left, top: 0 })}>
      <path fill={PALETTE.pink} d="M0 0h24v54l-12-12-12 12z" />
    </svg>
  );
}

/** The shelf stands on the red of the house, on which a red spine would be a gap. */
function spineColour({ colour }: Spine, index: number): PaletteColour {
  const chosen = colour ?? FALLBACK[index % FALLBACK.length] ?? 'grey';
  return chosen === 'red' ? 'ink' : chosen;
}
