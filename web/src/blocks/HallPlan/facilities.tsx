import { FACILITY_NAMES, type Facility, TOILETS_ANCHOR } from '../../domain/programme/hall-plan.ts';
import { classNames } from '../../ui/styles/elements.tsx';
import styles from './HallDrawing.module.css';
import hall from './hall.svg?url';

type Place = readonly [x: number, y: number, facing?: 'left'];

/** Top left corners of the signs of each facility. hall.svg draws each sign as a square of 48 units. */
const PLACES: Readonly<Record<Facility, readonly Place[]>> = {
  infobalie: [[450, 1074]],
  toiletten: [
    [106, 1074],
    [606, 1074],
    [290, 242],
    [656, 644],
  ],
  vestiaire: [[206, 1074]],
  kluisjes: [[156, 1074]],
  boekendepot: [[256, 1074]],
  'stille-kamer': [[56, 1074]],
  'eerste-hulp': [[556, 1074]],
  verzorgingskamer: [[500, 1074]],
  'warme-kamer': [[656, 1074]],
  lift: [
    [290, 186],
    [192, 526],
  ],
  klok: [[424, 802]],
  eten: [[446, 1180]],
  nooduitgang: [
    [20, 586, 'left'],
    [20, 250, 'left'],
    [696, 288],
  ],
};

// Safe cast: these are the keys of a constant.
const FACILITIES = Object.keys(PLACES) as readonly Facility[];

/** Safety signs keep their legally required green, so that visitors recognize them. */
const SAFETY: readonly Facility[] = ['eerste-hulp', 'nooduitgang'];

/** Draws the facility signs on the plan, and the food trucks outside the hall. */
export function FacilityMarks() {
  return (
    <>
      <use href={`${hall}#trucks`} />
      {FACILITIES.map((facility) =>
        PLACES[facility].map(([x, y, facing], index) => (
          <g
            key={`${x} ${y}`}
            id={facility === 'toiletten' && index === 0 ? TOILETS_ANCHOR : undefined}
            transform={`translate(${x - 1} ${y - 1})`}
            className={markClass(facility)}
          >
            <title id={`${facility}-${index}`}>{FACILITY_NAMES[facility]}</title>
            <path className={styles.tile} d="M1 1h46v46H1z" />
            <use href={`${hall}#sign-${facility}`} transform={facing && 'matrix(-1 0 0 1 48 0)'} />
          </g>
        )),
      )}
    </>
  );
}

/** Labels for things that the drawing shows in many places. */
const UNPLACED = { entrance: 'Ingang en uitgang', stands: 'Stands van boekhandels en uitgeverijen' };

/** The legend of the facility signs. */
export function FacilityLegend() {
  return (
    <ul role="list" aria-label="Tekens op de plattegrond" className={styles.legend}>
      {Object.entries(UNPLACED).map(([sign, words]) => (
        <li key={sign}>
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <use href={`${hall}#sign-${sign}`} />
          </svg>
          {words}
        </li>
      ))}
      {FACILITIES.map((facility) => (
        <li key={facility}>
          <svg viewBox="0 0 48 48" aria-hidden="true" className={markClass(facility)}>
            <path className={styles.tile} d="M1 1h46v46H1z" />
            <use href={`${hall}#sign-${facility}`} />
          </svg>
          {FACILITY_NAMES[facility]}
        </li>
      ))}
    </ul>
  );
}

function markClass(facility: Facility): string | undefined {
  return classNames(
    styles.facility,
    facility === 'toiletten' && styles.toilets,
    SAFETY.includes(facility) && styles.safety,
  );
}
