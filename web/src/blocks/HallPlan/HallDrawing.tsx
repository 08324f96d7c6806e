import { TABLES, tableAnchor } from '../../domain/programme/hall-plan.ts';
import { classNames } from '../../ui/styles/elements.tsx';
import { FacilityMarks } from './facilities.tsx';
import styles from './HallDrawing.module.css';
import hall from './hall.svg?url';
import { STAGE_ROOMS, type StageRoom, TABLE_PLACES } from './stage-rooms.ts';

type HallDrawingProps = {
  names: ReadonlyMap<string, string>;
  /** The visitor's saved items, by the slug of their stage. A stage with saved items gets a ribbon. */
  saved?: ReadonlyMap<string, readonly unknown[]>;
};

/**
 * The hall from above, with north at the top, not to scale. hall.svg draws the parts that do not depend on the content.
 * Only stages whose slugs are in `names` get a label and an anchor.
 */
export function HallDrawing({ names, saved }: HallDrawingProps) {
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
      <g>
        <use href={`${hall}#building`} />
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
      {STAGE_ROOMS.map((room) => (
        <Stage
          key={room.slug}
          room={room}
          name={names.get(room.slug)}
          saved={saved?.get(room.slug)?.length}
        />
      ))}
      <FacilityMarks />
    </svg>
  );
}

const TONES = { warm: styles.warm, night: styles.night, paper: styles.paper };

type StageProps = { room: StageRoom; name: string | undefined; saved: number | undefined };

function Stage({ room, name, saved }: StageProps) {
  const { slug, box, label } = room;
  const [x, y, width, height] = box;
  const floor = room.floor ?? `M0 0h${width}v${height}H0z`;
  const size = label.large ? 50 : 38;
  // The ribbon hangs above the name, and within the top edge of an octagonal floor.
  const ribbon = room.floor ? width / 2 - 14 : width - 40;
  const drawing = (
    <g className={TONES[room.tone]} transform={`translate(${x} ${y})`}>
      <path className={styles.pages} d={floor} transform="translate(7 7)" />
      <path className={styles.room} d={floor} />
      <use href={`${hall}#in-${slug}`} />
      <path className={styles.edge} d={floor} />
      {name !== undefined && (
        <>
          {slug === TABLES.stage && <TableFrames />}
          <path className={styles.ribbon} d={`M${ribbon} -28h28v40l-14-12-14 12z`} />
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
    <a
      id={`zaal-${slug}`}
      href={`#plek-${slug}`}
      data-saved={saved !== undefined || undefined}
      className={styles.stage}
      aria-label={saved === undefined ? name : `${name}, ${saved} op je stapel`}
    >
      {drawing}
    </a>
  );
}

/** The frames of the tables at the stage with signings. Only the frame of the table that the address names is visible. */
function TableFrames() {
  return (
    <g className={styles.tables}>
      {TABLE_PLACES.map(([x, y], index) => (
        <rect key={`${x} ${y}`} id={tableAnchor(index + 1)} x={x} y={y} width="42" height="36" />
      ))}
    </g>
  );
}

/** The mean width of a letter of the display typeface, in em, measured over the names of stages. */
const LETTER = 0.37;

/**
 * Returns the `textLength` that squeezes a name into `width`; `undefined` if the name already fits. The content sets
 * the names, but the drawing fixes the width of their labels.
 */
function squeezedLength(name: string, size: number, width: number): number | undefined {
  return name.length * LETTER * size > width ? width : undefined;
}
