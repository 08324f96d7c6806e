import type { DRAWN_STAGES } from '../../domain/programme/hall-plan.ts';

/**
 * One stage of the hall. hall.svg draws its interior under the id `in-` plus the slug. Lengths are in units of the
 * drawing, which is 760 wide.
 */
export type StageRoom = {
  /** The slug of the location in the content. */
  slug: (typeof DRAWN_STAGES)[number];
  box: readonly [x: number, y: number, width: number, height: number];
  tone: 'warm' | 'night' | 'paper';
  /** The position of the stage's name, from the corner of the room. `middle` centres the name. */
  label: { x: number; y: number; width: number; middle?: boolean; large?: boolean };
  /** The floor as path data relative to the room's corner. Without it, the floor is a rectangle. */
  floor?: string;
};

/** The default position of a stage's name. */
const CORNER = { x: 14, y: 44, width: 164 };
/** An octagonal floor, as path data. */
const OCTAGON = 'M56 0h80l56 56v80l-56 56H56L0 136V56z';

/** The stages row by row, from the back of the hall to the main entrance, and from left to right in each row. */
export const STAGE_ROOMS: readonly StageRoom[] = [
  { slug: 'torenzaal', box: [56, 70, 190, 220], tone: 'night', label: CORNER },
  { slug: 'forum', box: [344, 70, 360, 220], tone: 'warm', label: { x: 16, y: 54, width: 106, large: true } },
  { slug: 'stripkelder', box: [56, 392, 190, 188], tone: 'night', label: CORNER },
  {
    slug: 'agora',
    box: [284, 390, 192, 192],
    tone: 'warm',
    label: { x: 96, y: 109, width: 100, middle: true },
    floor: OCTAGON,
  },
  { slug: 'podium-leie', box: [514, 392, 190, 188], tone: 'warm', label: CORNER },
  { slug: 'kookpodium', box: [56, 716, 190, 134], tone: 'warm', label: CORNER },
  { slug: 'leescafe', box: [514, 716, 190, 134], tone: 'warm', label: CORNER },
  { slug: 'letterlab', box: [56, 880, 190, 150], tone: 'warm', label: CORNER },
  { slug: 'signeerplein', box: [272, 880, 216, 150], tone: 'paper', label: { x: 12, y: 42, width: 192 } },
  { slug: 'voorleeshoek', box: [514, 880, 190, 150], tone: 'warm', label: { x: 12, y: 44, width: 172 } },
];

/** The corner of each numbered table, in order, relative to the corner of the room for signings. */
export const TABLE_PLACES: readonly (readonly [x: number, y: number])[] = [58, 103].flatMap((y) =>
  [12, 62, 112, 162].map((x) => [x, y] as const),
);
