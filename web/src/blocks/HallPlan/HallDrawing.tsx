import { classNames } from '../../ui/elements.tsx';
import { BACK_ROOMS } from './back-rooms.tsx';
import { bookAisles } from './book-aisles.ts';
import { FacilityMarks } from './FacilityMarks.tsx';
import { FRONT_ROOMS } from './front-rooms.tsx';
import styles from './HallDrawing.module.css';
import { squeezedLength } from './label-fit.ts';
import type { StageRoom } from './stage-room.ts';

const ROOMS: readonly StageRoom[] = [...BACK_ROOMS, ...FRONT_ROOMS];
const AISLES = bookAisles();

/** Whether the drawing has a place for a location. */
export function isInHall(slug: string): boolean {
  return ROOMS.some((room) => room.slug === slug);
}

/**
 * The hall from above, north at the top, not to scale. A stage is named, and can be a link's target, when
 * `names` holds its slug; the others stand there without a name.
 */
export function HallDrawing({ names }: { names: ReadonlyMap<string, string> }) {
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
      {ROOMS.map((room) => (
        <Stage key={room.slug} room={room} name={names.get(room.slug)} />
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

function Stage({ room, name }: { room: StageRoom; name: string | undefined }) {
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
    <a id={`zaal-${slug}`} href={`#plek-${slug}`} className={styles.stage}>
      <title id={`podiumnaam-${slug}`}>{name}</title>
      {drawing}
    </a>
  );
}
