import styles from './HallDrawing.module.css';
import type { StageRoom } from './stage-room.ts';

/** The stages nearest to the main entrance, from left to right. */
export const FRONT_ROOMS: readonly StageRoom[] = [
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
