import { fieldOf, PALETTE, type PaletteColour } from '../../domain/palette.ts';
import { CARD, layer } from './card-places.ts';

const LEFT = 770;

/** From left to right; the one that is «out» leans out of the row. */
const SPINES = [
  { colour: 'ink', width: 92, top: 168 },
  { colour: 'orange', width: 74, top: 236 },
  { colour: 'paper', width: 108, top: 108, out: true },
  { colour: 'blue', width: 70, top: 222 },
  { colour: 'pink', width: 98, top: 184 },
] as const satisfies readonly Spine[];

type Spine = { colour: PaletteColour; width: number; top: number; out?: boolean };

/** Books on the foot of a card that has no picture, one of them pulled half out. */
export function CardBooks({ colour }: { colour: PaletteColour }) {
  const spines: readonly Spine[] = SPINES;
  const left = (index: number) => spines.slice(0, index).reduce((sum, { width }) => sum + width, LEFT);
  // The book that is pulled out lies over both its neighbours.
  const order = [...spines.keys()].sort(
    (a, b) => Number(spines[a]?.out ?? false) - Number(spines[b]?.out ?? false),
  );
  return (
    <div style={layer({ left: 0, top: 0, width: CARD.width, height: CARD.height })}>
      {order.map((index) => {
        const spine = spines[index];
        return spine && <Book key={index} spine={spine} left={left(index)} onto={colour} />;
      })}
    </div>
  );
}

function Book({ spine, left, onto }: { spine: Spine; left: number; onto: PaletteColour }) {
  const { width, top, out } = spine;
  // A book in the colour of the card would be a gap.
  const { field, onField } = fieldOf(spine.colour === onto ? 'green' : spine.colour);
  const height = CARD.height - top + 60;
  const band = (at: number, thick: number) => (
    <div
      style={{ ...layer({ left: 0, top: at, width, height: thick, background: onField }), opacity: 0.35 }}
    />
  );
  return (
    <div style={layer({ left, top, width, height, turn: out ? -2.2 : undefined })}>
      {out && <div style={layer({ left: 10, top: 8, width, height, background: PALETTE.ink })} />}
      <div style={layer({ left: 0, top: 0, width, height, background: field })} />
      {band(18, 5)}
      {band(30, 2)}
      {out && (
        <svg
          aria-hidden="true"
          width="26"
          height="60"
          viewBox="0 0 26 60"
          style={layer({ left: width - 42, top: -14 })}
        >
          <path fill={onto === 'red' ? PALETTE.pink : PALETTE.red} d="M0 0h26v60l-13-13-13 13z" />
        </svg>
      )}
    </div>
  );
}
