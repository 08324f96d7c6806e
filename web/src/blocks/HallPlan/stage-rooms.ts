/**
 * One stage as it stands in the hall; hall.svg draws what one sees in it, as `in-` and its slug. Lengths are units of the
 * drawing, which is 760 wide.
 */
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
  },
  {
    slug: 'forum',
    x: 344,
    y: 70,
    width: 360,
    height: 220,
    tone: 'warm',
    label: { x: 16, y: 54, width: 106, large: true },
  },
  {
    slug: 'stripkelder',
    x: 56,
    y: 392,
    width: 190,
    height: 188,
    tone: 'night',
    label: { x: 14, y: 44, width: 164 },
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
  },
  {
    slug: 'podium-leie',
    x: 514,
    y: 392,
    width: 190,
    height: 188,
    tone: 'warm',
    label: { x: 14, y: 44, width: 164 },
  },
  {
    slug: 'kookpodium',
    x: 56,
    y: 716,
    width: 190,
    height: 134,
    tone: 'warm',
    label: { x: 14, y: 44, width: 164 },
  },
  {
    slug: 'leescafe',
    x: 514,
    y: 716,
    width: 190,
    height: 134,
    tone: 'warm',
    label: { x: 14, y: 44, width: 164 },
  },
  {
    slug: 'letterlab',
    x: 56,
    y: 880,
    width: 190,
    height: 150,
    tone: 'warm',
    label: { x: 14, y: 44, width: 164 },
  },
  {
    slug: 'signeerplein',
    x: 272,
    y: 880,
    width: 216,
    height: 150,
    tone: 'paper',
    label: { x: 12, y: 42, width: 192 },
  },
  {
    slug: 'voorleeshoek',
    x: 514,
    y: 880,
    width: 190,
    height: 150,
    tone: 'warm',
    label: { x: 12, y: 44, width: 172 },
  },
];
