import type { ReactNode } from 'react';
import { FACILITY_NAMES, type Facility } from '../../domain/programme/hall-plan.ts';
import { classNames } from '../../ui/elements.tsx';
import styles from './HallDrawing.module.css';

/** What stands in the hall beside stages, drawn on a grid of 48, with where to find it (its upper left corner). */
type DrawnFacility = {
  key: Facility;
  sign: ReactNode;
  places: readonly (readonly [x: number, y: number, facing?: 'left'])[];
  /** Signs of safety keep the green of the law, so that they are known at once. */
  safety?: boolean;
};

const FACILITIES: readonly DrawnFacility[] = [
  {
    key: 'infobalie',
    sign: <path d="M24 9v6M17 22h7v16M15 39h18" />,
    places: [[450, 1074]],
  },
  {
    key: 'toiletten',
    sign: (
      <>
        <path d="M19 8v4M18 18v12h11l5 9h4M18 24h9" />
        <path d="M14 25a9 9 0 1 0 14 11" />
      </>
    ),
    places: [
      [106, 1074],
      [606, 1074],
      [290, 242],
      [656, 644],
    ],
  },
  {
    key: 'vestiaire',
    sign: <path d="M20 14a4 4 0 1 1 5 4l-1 5L7 35h34L24 23" />,
    places: [[206, 1074]],
  },
  {
    key: 'kluisjes',
    sign: <path d="M10 9h28v30H10zM24 9v30M10 24h28M18 16v2M32 16v2M18 31v2M32 31v2" />,
    places: [[156, 1074]],
  },
  {
    key: 'boekendepot',
    sign: <path d="M8 39h32v-8H8zM11 31h26v-8H11zM9 23h27v-8H9zM15 15v8M32 23v8M14 31v8" />,
    places: [[256, 1074]],
  },
  {
    key: 'stille-kamer',
    sign: <path d="M29 8a16 16 0 1 0 10 25A15 15 0 0 1 29 8z" />,
    places: [[56, 1074]],
  },
  {
    key: 'eerste-hulp',
    sign: <path d="M19 9h10v10h10v10H29v10H19V29H9V19h10z" />,
    places: [[556, 1074]],
    safety: true,
  },
  {
    key: 'verzorgingskamer',
    sign: <path d="M9 39V10h20v8M29 18v6m-6 0h12M7 39h12M23 24v6a6 6 0 0 0 12 0v-6" />,
    places: [[500, 1074]],
  },
  {
    key: 'warme-kamer',
    sign: <path d="M20 15v-4l4-4 4 4v4M16 15h16M18 15v4l-2 4v16h16V23l-2-4v-4M24 27h8M24 33h8" />,
    places: [[656, 1074]],
  },
  {
    key: 'lift',
    sign: <path d="M9 8h30v32H9zM18 21l6-7 6 7M18 28l6 7 6-7" />,
    places: [
      [290, 186],
      [192, 526],
    ],
  },
  {
    key: 'klok',
    sign: <path d="M8 24a16 16 0 1 0 32 0 16 16 0 1 0-32 0M24 14v10l8 5" />,
    places: [[424, 802]],
  },
  {
    key: 'eten',
    sign: <path d="M14 8v13a5 5 0 0 0 10 0V8M19 8v32M33 40V8c-4 2-6 8-6 16h6" />,
    places: [[446, 1180]],
  },
  {
    key: 'nooduitgang',
    sign: <path d="M8 24h22M21 13l11 11-11 11M39 8v32" />,
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
      <path className={styles.roof} d="M502 1176h234v9H502z" />
      {[506, 564, 622, 680].map((x) => (
        <g key={x}>
          <path className={styles.truck} d={`M${x} 1193h36v8h10l7 12v11h-53z`} />
          <path className={styles.spineWarm} d={`M${x + 5} 1198h26v9h-26z`} />
          <path
            className={styles.wheel}
            d={`M${x + 6} 1224a6 6 0 0 0 12 0zM${x + 34} 1224a6 6 0 0 0 12 0z`}
          />
        </g>
      ))}
      {FACILITIES.map((facility) =>
        facility.places.map(([x, y, facing], index) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} className={markClass(facility)}>
            <title id={`plattegrond-${facility.key}-${index + 1}`}>{FACILITY_NAMES[facility.key]}</title>
            <path className={styles.tile} d="M0 0h46v46H0z" />
            <g transform={facing === 'left' ? 'matrix(-1 0 0 1 47 -1)' : 'translate(-1 -1)'}>
              {facility.sign}
            </g>
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
          <path className={styles.way} d="M14 4h20v20h12L24 46 2 24h12z" />
        </svg>
        Ingang en uitgang
      </li>
      <li>
        <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
          <path className={styles.spineInk} d="M2 6h10v40H2z" />
          <path className={styles.spineWarm} d="M12 14h13v32H12z" />
          <path className={styles.spineNight} d="M25 2h9v44h-9z" />
          <path className={styles.spineInk} d="M34 10h12v36H34z" />
        </svg>
        Stands van boekhandels en uitgeverijen
      </li>
      {FACILITIES.map((facility) => (
        <li key={facility.key}>
          <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false" className={markClass(facility)}>
            <path className={styles.tile} d="M1 1h46v46H1z" />
            {facility.sign}
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
