import type { Spine as DaySpine } from '../../../domain/pages/share-image.ts';
import { fieldOf, PALETTE, type PaletteColour, spineColour } from '../../../domain/palette.ts';
import { IMAGE_SIZE, layer, MARGIN } from './share-image-style.ts';

const LEFT = 770;

/** The spines from left to right. A spine with `out` leans out of the row. */
const SPINES: readonly Spine[] = [
  { colour: 'ink', width: 92, top: 168 },
  { colour: 'orange', width: 74, top: 236 },
  { colour: 'paper', width: 108, top: 108, out: true },
  { colour: 'blue', width: 70, top: 222 },
  { colour: 'pink', width: 98, top: 184 },
];

type Spine = { colour: PaletteColour; width: number; top: number; out?: boolean };

/** Draws books at the bottom of a share image without a cover. One of them is half pulled out. */
export function ShareImageBooks({ colour }: { colour: PaletteColour }) {
  const left = (index: number) => SPINES.slice(0, index).reduce((sum, { width }) => sum + width, LEFT);
  const books = SPINES.map((spine, index) => (
    <Book key={spine.colour} spine={spine} left={left(index)} onto={colour} />
  ));
  return (
    <div style={layer({ left: 0, top: 0, width: IMAGE_SIZE.width, height: IMAGE_SIZE.height })}>
      {/* Draws the pulled-out book last, because it covers both neighbours. */}
      {books.filter((_, index) => !SPINES[index]?.out)}
      {books.filter((_, index) => SPINES[index]?.out)}
    </div>
  );
}

function Book({ spine, left, onto }: { spine: Spine; left: number; onto: PaletteColour }) {
  const { width, top, out } = spine;
  // A book in the background colour would look like a gap, so it gets another colour.
  const { field, onField } = fieldOf(spine.colour === onto ? 'green' : spine.colour);
  const height = IMAGE_SIZE.height - top + 60;
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

/** The size of the cover on a share image, in pixels. */
export const COVER_SIZE = { width: 570, height: 412 } as const;

const PLACE = { left: 656, top: 109, turn: 2.2 };
/** Offsets of the visible pages of the book, from the lowest to the highest, in pixels. */
const PAGE_EDGES = [20, 15, 10, 5];

/** Draws the image as the cover of a book that leans out of the share image, with its pages below. */
export function ShareImageCover({ src }: { src: string }) {
  const { width, height } = COVER_SIZE;
  return (
    <div style={layer({ ...PLACE, width, height })}>
      {PAGE_EDGES.map((offset, index) => (
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
      {/* The crease beside the spine. */}
      <div style={layer({ left: 0, top: 0, width: 18, height, background: 'rgba(27, 20, 48, 0.22)' })} />
    </div>
  );
}

/** Draws the days as book spines at the bottom of the share image. */
export function ShareImageShelf({ spines }: { spines: readonly DaySpine[] }) {
  const width = (IMAGE_SIZE.width - 2 * MARGIN) / Math.max(1, spines.length);
  return (
    <div
      style={layer({ left: MARGIN, top: 0, width: IMAGE_SIZE.width - 2 * MARGIN, height: IMAGE_SIZE.height })}
    >
      {spines.map((spine, index) => (
        <DrawnSpine key={`${spine.short} ${spine.date}`} spine={spine} index={index} width={width} />
      ))}
    </div>
  );
}

function DrawnSpine({ spine, index, width }: { spine: DaySpine; index: number; width: number }) {
  const { short, date, colour, out } = spine;
  const { field, onField } = fieldOf(out ? 'white' : spineColour(colour, index));
  const top = out ? 400 : 452 + ((index * 37) % 29);
  return (
    <div
      style={{
        ...layer({ left: index * width, top, width: Math.ceil(width), height: IMAGE_SIZE.height - top }),
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
