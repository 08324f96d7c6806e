import styles from './HallDrawing.module.css';
import type { StageRoom } from './stage-room.ts';

/** The stages at the back and in the middle of the hall, from left to right. */
export const BACK_ROOMS: readonly StageRoom[] = [
  {
    slug: 'torenzaal',
    x: 56,
    y: 70,
    width: 190,
    height: 220,
    tone: 'night',
    label: { x: 14, y: 44, width: 164 },
    furniture: (
      <>
        <circle className={styles.light} cx="150" cy="96" r="24" />
        <path
          className={styles.mark}
          d="M22 220V134l-8 0 34-58 34 58-8 0v86zM110 220v-64l-8 0 32-50 32 50-8 0v64zM74 220v-34h36v34z"
        />
        <path
          className={styles.room}
          d="M42 148h12v20H42zM128 168h12v18h-12zM84 220v-12a8 8 0 0 1 16 0v12z"
        />
      </>
    ),
  },
  {
    slug: 'forum',
    x: 344,
    y: 70,
    width: 360,
    height: 220,
    tone: 'warm',
    label: { x: 16, y: 54, width: 106, large: true },
    furniture: (
      <>
        {[
          'M360 18a92 92 0 0 0 0 184',
          'M308.6 6a116 116 0 0 0 0 208',
          'M266.3 6a140 140 0 0 0 0 208',
          'M233.2 6a164 164 0 0 0 0 208',
          'M203.4 6a188 188 0 0 0 0 208',
          'M175.3 6a212 212 0 0 0 0 208',
        ].map((row) => (
          <path key={row} className={styles.seats} d={row} />
        ))}
        <path className={styles.ink} d="M360 44a66 66 0 0 0 0 132z" />
        <path className={styles.mark} d="M360 82a28 28 0 0 0 0 56z" />
      </>
    ),
  },
  {
    slug: 'stripkelder',
    x: 56,
    y: 392,
    width: 190,
    height: 188,
    tone: 'night',
    label: { x: 14, y: 44, width: 164 },
    furniture: (
      <>
        <path className={styles.light} d="M14 64h66v44H52l-16 18v-18H14z" />
        <path className={styles.mark} d="M92 64h84v44h-16v18l-18-18H92z" />
        <path className={styles.inkLine} d="M26 78h42M26 92h28" />
        <path className={styles.ink} d="M112 82h8v8h-8zM130 82h8v8h-8zM148 82h8v8h-8z" />
        <path className={styles.light} d="M0 140h22v12h24v12h24v12h24v12H0z" />
      </>
    ),
  },
  {
    slug: 'agora',
    x: 284,
    y: 390,
    width: 192,
    height: 192,
    tone: 'warm',
    floor: 'M56 0h80l56 56v80l-56 56H56L0 136V56z',
    label: { x: 96, y: 109, width: 100, middle: true },
    furniture: (
      <>
        <path className={styles.inkLine} d="M63 18h66l45 45v66l-45 45H63l-45-45V63z" />
        <path className={styles.light} d="M70 36h52l34 34v52l-34 34H70l-34-34V70z" />
        <path className={styles.room} d="M76 52h40l24 24v40l-24 24H76l-24-24V76z" />
      </>
    ),
  },
  {
    slug: 'podium-leie',
    x: 514,
    y: 392,
    width: 190,
    height: 188,
    tone: 'warm',
    label: { x: 14, y: 44, width: 164 },
    furniture: (
      <>
        <path
          className={styles.ink}
          d="M20 60h150v50h-16V92a24 24 0 0 0-48 0v18H84V92a24 24 0 0 0-48 0v18H20z"
        />
        <path className={styles.mark} d="M0 106q24-22 48 0t48 0 47 0 47 0v82H0z" />
        <path
          className={styles.lightLine}
          d="M0 132q24-22 48 0t48 0 47 0 47 0M0 158q24-22 48 0t48 0 47 0 47 0"
        />
      </>
    ),
  },
];
