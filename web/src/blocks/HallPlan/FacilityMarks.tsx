import { classNames } from '../../ui/elements.tsx';
import { FACILITIES, type Facility } from './facilities.tsx';
import styles from './HallDrawing.module.css';

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
            <title id={`plattegrond-${facility.key}-${index + 1}`}>{facility.name}</title>
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
          {facility.name}
        </li>
      ))}
    </ul>
  );
}

function markClass({ safety }: Facility): string | undefined {
  return classNames(styles.facility, safety && styles.safety);
}
