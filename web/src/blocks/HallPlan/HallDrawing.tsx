import { classNames } from '../../ui/elements.tsx';
import { FacilityMarks } from './facilities.tsx';
import styles from './HallDrawing.module.css';
import { STAGE_ROOMS, type StageRoom } from './stage-rooms.tsx';

/** Whether the drawing has a place for a location. */
export function isInHall(slug: string): boolean {
  return STAGE_ROOMS.some((room) => room.slug === slug);
}

/**
 * The hall from above, north at the top, not to scale. A stage is named, and can be a link's target, when
 * `names` holds its slug; the others stand there without a name. `here` is the id that the address names.
 */
export function HallDrawing({ names, here }: { names: ReadonlyMap<string, string>; here?: string }) {
  return (
    <svg
      viewBox="6 16 768 1222"
      className={styles.drawing}
      role="group"
      aria-labelledby="plattegrond-naam plattegrond-uitleg"
    >
      <title id="plattegrond-naam">Plattegrond van de hal</title>
      <desc id="plattegrond-uitleg">
        Schets, niet op schaal. Onderaan ingang Zuid, met links het Boekendepot, de vestiaire, de kluisjes,
        toiletten en de stille kamer, en rechts de infobalie, de verzorgingskamer, eerste hulp, toiletten en
        de warme kamer. Bovenaan ingang Noord, rechts de ingang aan de parking. Tussen de podia staan de
        stands.
      </desc>
      <Building />
      {STAGE_ROOMS.map((room) => (
        <Stage key={room.slug} room={room} name={names.get(room.slug)} here={here === `zaal-${room.slug}`} />
      ))}
      <FacilityMarks />
    </svg>
  );
}

function Building() {
  return (
    <g>
      <path className={styles.wallShadow} d="M52 64h684v1102H52z" />
      <path className={styles.hall} d="M44 56h676v1094H44z" />
      {AISLES.map(({ ink, d }) => (
        <path key={ink} className={styles[ink]} d={d} />
      ))}
      <g className={styles.door}>
        <path d="M252 56h48M338 1150h84M720 592v44" />
      </g>
      <g className={styles.way}>
        <path d="M266 26v34h-12l22 26 22-26h-12V26zM370 1206v-46h-12l22-26 22 26h-12v46zM756 624h-40v12l-26-22 26-22v12h40z" />
      </g>
      <g className={styles.entrance}>
        <text x="312" y="40">
          Ingang Noord
        </text>
        <text x="344" y="1204" className={styles.end}>
          Ingang Zuid
        </text>
        <text className={styles.middle} transform="translate(746 476) rotate(90)">
          Ingang parking
        </text>
      </g>
    </g>
  );
}

type StageProps = { room: StageRoom; name: string | undefined; here: boolean };

function Stage({ room, name, here }: StageProps) {
  const { slug, x, y, width, height, label } = room;
  const floor = room.floor ?? `M0 0h${width}v${height}H0z`;
  const size = label.large ? 50 : 38;
  const drawing = (
    <g id={`podium-${slug}`} className={styles[room.tone]} transform={`translate(${x} ${y})`}>
      <path className={styles.pages} d={floor} transform="translate(7 7)" />
      <path className={styles.room} d={floor} />
      {room.furniture}
      <path className={styles.edge} d={floor} />
      {name !== undefined && (
        <>
          <path className={styles.ribbon} d={`M${width - 40} -16h28v62l-14-12-14 12z`} />
          <text
            className={classNames(styles.name, label.large && styles.large, label.middle && styles.middle)}
            x={label.x}
            y={label.y}
            textLength={squeezedLength(name, size, label.width)}
            lengthAdjust="spacingAndGlyphs"
          >
            {name}
          </text>
        </>
      )}
    </g>
  );
  if (name === undefined) return drawing;
  return (
    <a id={`zaal-${slug}`} href={`#plek-${slug}`} data-here={here || undefined} className={styles.stage}>
      <title id={`podiumnaam-${slug}`}>{name}</title>
      {drawing}
    </a>
  );
}

/** The rows of stands, as boxes in units of the drawing. */
const ROWS = [
  { x: 56, y: 318, width: 190 },
  { x: 344, y: 318, width: 360 },
  { x: 56, y: 642, width: 190 },
  { x: 284, y: 642, width: 192 },
  { x: 514, y: 642, width: 132 },
  { x: 284, y: 724, width: 192 },
  { x: 284, y: 800, width: 132 },
];
const HEIGHT = 50;

const THICKNESS = [13, 9, 16, 11, 8, 14, 10, 18, 9, 12];
const SHORTER = [4, 12, 0, 8, 16, 2, 10, 5, 14, 0, 7];
const INKS = ['ink', 'mark', 'night', 'light', 'ink', 'night', 'mark'] as const;

type Ink = 'spineInk' | 'spineNight' | 'spineLight' | 'spineWarm';
const CLASS_OF = { ink: 'spineInk', night: 'spineNight', light: 'spineLight', mark: 'spineWarm' } as const;

/** Every stand as a shelf of spines, one path per ink, always the same. */
function bookAisles(): { ink: Ink; d: string }[] {
  const paths = new Map<Ink, string>();
  let book = 0;
  for (const { x, y, width } of ROWS) {
    for (let left = x; left < x + width; book++) {
      const thickness = Math.min(at(THICKNESS, book), x + width - left);
      const top = y + at(SHORTER, book);
      const ink = CLASS_OF[at(INKS, book)];
      const spine = `M${left} ${top}h${thickness}V${y + HEIGHT}h-${thickness}z`;
      paths.set(ink, (paths.get(ink) ?? '') + spine);
      left += thickness;
    }
  }
  return [...paths].map(([ink, d]) => ({ ink, d }));
}

function at<T>(cycle: readonly [T, ...T[]] | readonly T[], index: number): T {
  const found = cycle[index % cycle.length];
  if (found === undefined) throw new Error('an empty cycle has no member');
  return found;
}

const AISLES = bookAisles();

/** The mean width of a letter of the display face, in em, measured over the names of stages. */
const LETTER = 0.37;

/**
 * What makes a name fit in `width`: nothing, or the length into which its letters are drawn together. Names
 * come from the content, and the room for them does not grow.
 */
function squeezedLength(name: string, size: number, width: number): number | undefined {
  return name.length * LETTER * size > width ? width : undefined;
}
