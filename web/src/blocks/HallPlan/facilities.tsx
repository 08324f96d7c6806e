import { FACILITY_NAMES, type Facility } from '../../domain/programme/hall-plan.ts';
import { classNames } from '../../ui/elements.tsx';
import styles from './HallDrawing.module.css';
import hall from './hall.svg?url';

/**
 * What stands in the hall beside stages, with where to find it (its upper left corner). Its sign is drawn in hall.svg, on a
 * grid of 48.
 */
type DrawnFacility = {
  key: Facility;
  places: readonly (readonly [x: number, y: number, facing?: 'left'])[];
  /** Signs of safety keep the green of the law, so that they are known at once. */
  safety?: boolean;
};

const FACILITIES: readonly DrawnFacility[] = [
  {
    key: 'infobalie',
    places: [[450, 1074]],
  },
  {
    key: 'toiletten',
    places: [
      [106, 1074],
      [606, 1074],
      [290, 242],
      [656, 644],
    ],
  },
  {
    key: 'vestiaire',
    places: [[206, 1074]],
  },
  {
    key: 'kluisjes',
    places: [[156, 1074]],
  },
  {
    key: 'boekendepot',
    places: [[256, 1074]],
  },
  {
    key: 'stille-kamer',
    places: [[56, 1074]],
  },
  {
    key: 'eerste-hulp',
    places: [[556, 1074]],
    safety: true,
  },
  {
    key: 'verzorgingskamer',
    places: [[500, 1074]],
  },
  {
    key: 'warme-kamer',
    places: [[656, 1074]],
  },
  {
    key: 'lift',
    places: [
      [290, 186],
      [192, 526],
    ],
  },
  {
    key: 'klok',
    places: [[424, 802]],
  },
  {
    key: 'eten',
    places: [[446, 1180]],
  },
  {
    key: 'nooduitgang',
    places: [
      [20, 586, 'left'],
      [20, 250, 'left'],
      [696, 288],
    ],
    safety: true,
  },
];

/** The signs in the drawing, and the food trucks under their roof outside. */
export function FacilityMarks() {
  return (
    <>
      <use href={`${hall}#trucks`} />
      {FACILITIES.map((facility) =>
        facility.places.map(([x, y, facing], index) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} className={markClass(facility)}>
            <title id={`plattegrond-${facility.key}-${index + 1}`}>{FACILITY_NAMES[facility.key]}</title>
            <path className={styles.tile} d="M0 0h46v46H0z" />
            <use
              href={`${hall}#sign-${facility.key}`}
              transform={facing === 'left' ? 'matrix(-1 0 0 1 47 -1)' : 'translate(-1 -1)'}
            />
          </g>
        )),
      )}
    </>
  );
}

/** What each sign means, as a list. */
export function FacilityLegend() {
  return (
    <ul role="list" aria-label="Tekens op de plattegrond" className={styles.legend}>
      <li>
        <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
          <use href={`${hall}#sign-entrance`} />
        </svg>
        Ingang en uitgang
      </li>
      <li>
        <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
          <use href={`${hall}#sign-stands`} />
        </svg>
        Stands van boekhandels en uitgeverijen
      </li>
      {FACILITIES.map((facility) => (
        <li key={facility.key}>
          <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false" className={markClass(facility)}>
            <path className={styles.tile} d="M1 1h46v46H1z" />
            <use href={`${hall}#sign-${facility.key}`} />
          </svg>
          {FACILITY_NAMES[facility.key]}
        </li>
      ))}
    </ul>
  );
}

function markClass({ safety }: DrawnFacility): string | undefined {
  return classNames(styles.facility, safety && styles.safety);
}
