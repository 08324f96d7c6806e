/** The rows of stands, as boxes in units of the drawing. */
const ROWS = [
  { x: 56, y: 318, width: 190 },
  { x: 344, y: 318, width: 360 },
  { x: 56, y: 642, width: 190 },
  { x: 284, y: 642, width: 192 },
  { x: 514, y: 642, width: 132 },
  { x: 284, y: 724, width: 192 },
  { x: 284, y: 800, width: 192 },
];
const HEIGHT = 50;

const THICKNESS = [13, 9, 16, 11, 8, 14, 10, 18, 9, 12];
const SHORTER = [4, 12, 0, 8, 16, 2, 10, 5, 14, 0, 7];
const INKS = ['ink', 'mark', 'night', 'light', 'ink', 'night', 'mark'] as const;

type Ink = 'spineInk' | 'spineNight' | 'spineLight' | 'spineWarm';
const CLASS_OF = { ink: 'spineInk', night: 'spineNight', light: 'spineLight', mark: 'spineWarm' } as const;

/** Every stand as a shelf of spines, one path per ink, always the same. */
export function bookAisles(): { ink: Ink; d: string }[] {
  const paths = new Map<Ink, string>();
  let book = 0;
  for (const { x, y, width } of ROWS) {
    for (let left = x; left < x + width; book++) {
      const thickness = Math.min(at(THICKNESS, book), x + width - left);
      const top = y + at(SHORTER, book);
      const ink = CLASS_OF[at(INKS, book)];
      const spine = `M${left} ${top}h${thickness}V${y + HEIGHT}h-${thickness}z`;
      paths.set(ink, (paths.get(ink) ?? '') + spine);
      left += thickness;
    }
  }
  return [...paths].map(([ink, d]) => ({ ink, d }));
}

function at<T>(cycle: readonly [T, ...T[]] | readonly T[], index: number): T {
  const found = cycle[index % cycle.length];
  if (found === undefined) throw new Error('an empty cycle has no member');
  return found;
}
