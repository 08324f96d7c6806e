import type { ReactNode } from 'react';
import styles from './HallDrawing.module.css';

/** One stage as it stands in the hall. Lengths are units of the drawing, which is 760 wide. */
export type StageRoom = {
  /** The slug of the location, as the content knows it. */
  slug: string;
  x: number;
  y: number;
  width: number;
  height: number;
  tone: 'warm' | 'night' | 'paper';
  /** The floor as path data from its own corner; a rectangle when left out. */
  floor?: string;
  /** Where the name stands in the room: at its corner, or around its middle. */
  label: { x: number; y: number; width: number; middle?: boolean; large?: boolean };
  /** What one sees there, from the room's own corner. */
  furniture: ReactNode;
};

/** The stages of the hall from the back to the main entrance, each row from left to right. */
export const STAGE_ROOMS: readonly StageRoom[] = [
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
  {
    slug: 'kookpodium',
    x: 56,
    y: 716,
    width: 190,
    height: 134,
    tone: 'warm',
    label: { x: 14, y: 44, width: 164 },
    furniture: (
      <>
        <path className={styles.ink} d="M0 60h190v74H0z" />
        {[16, 43, 70, 97, 124, 151].map((x) => (
          <path
            key={x}
            className={styles.lightLine}
            d={`M${x} 81a11 11 0 1 0 22 0 11 11 0 1 0-22 0M${x} 113a11 11 0 1 0 22 0 11 11 0 1 0-22 0`}
          />
        ))}
        <circle className={styles.room} cx="135" cy="81" r="7" />
        <circle className={styles.room} cx="54" cy="113" r="7" />
      </>
    ),
  },
  {
    slug: 'leescafe',
    x: 514,
    y: 716,
    width: 190,
    height: 134,
    tone: 'warm',
    label: { x: 14, y: 44, width: 164 },
    furniture: (
      <>
        <path className={styles.mark} d="M0 104h190v30H0z" />
        <path className={styles.light} d="M26 62h58v28a14 14 0 0 1-14 14H40a14 14 0 0 1-14-14z" />
        <path className={styles.lightLine} d="M84 70h12v18H84" />
        <path className={styles.light} d="M116 104V84l58-22v42z" />
        <path className={styles.ink} d="M116 92l58-4v7l-58 3z" />
      </>
    ),
  },
  {
    slug: 'letterlab',
    x: 56,
    y: 880,
    width: 190,
    height: 150,
    tone: 'warm',
    label: { x: 14, y: 44, width: 164 },
    furniture: (
      <>
        <path className={styles.ink} d="M14 66h48v66H14zM128 66h48v66h-48z" />
        <path className={styles.mark} d="M71 66h48v66H71z" />
        <g className={styles.sort}>
          <text x="38" y="114">
            b
          </text>
          <text x="95" y="114">
            &amp;
          </text>
          <text x="152" y="114">
            g
          </text>
        </g>
      </>
    ),
  },
  {
    slug: 'signeerplein',
    x: 272,
    y: 880,
    width: 216,
    height: 150,
    tone: 'paper',
    label: { x: 12, y: 42, width: 192 },
    furniture: [1, 2, 3, 4, 5, 6, 7, 8].map((table) => {
      const x = 12 + ((table - 1) % 4) * 50;
      const y = table > 4 ? 103 : 58;
      return (
        <g key={table}>
          <path className={styles.mark} d={`M${x} ${y}h42v36h-42z`} />
          <text className={styles.table} x={x + 21} y={y + 28}>
            {table}
          </text>
        </g>
      );
    }),
  },
  {
    slug: 'voorleeshoek',
    x: 514,
    y: 880,
    width: 190,
    height: 150,
    tone: 'warm',
    label: { x: 12, y: 44, width: 172 },
    furniture: (
      <>
        <path className={styles.mark} d="M0 150v-30a46 46 0 0 1 92 0v30z" />
        <path className={styles.light} d="M70 150v-16a46 46 0 0 1 92 0v16z" />
        <path
          className={styles.ink}
          d="M74 106c0-22 18-34 42-34 8 0 15 1 20 3l2-17 13 11h10l13-11v29c0 12-7 19-18 19zM80 106c-20 0-28-16-18-32l8 5c-5 9-1 17 10 17z"
        />
      </>
    ),
  },
];
