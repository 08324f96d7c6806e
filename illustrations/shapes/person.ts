import { type Art, art, circle, ellipse, hole, line, path, poly, rect, stroke } from '../art.ts';
import type { Rng } from '../rng.ts';

/** Draws a head in profile that faces right, 620 wide and 1100 high from crown to chest before scaling by `k`. */
export function profile(x: number, y: number, k: number, nose = 0): Art {
  const d =
    `M300 0C430 0 520 70 540 190C546 236 530 262 540 296C556 350 ${598 + nose} 404 ${624 + nose} 452C${636 + nose} 478 604 498 574 500` +
    'C568 516 572 528 590 546C600 560 582 574 558 576C582 584 592 602 578 620C568 634 558 640 560 656C574 694 566 744 518 764' +
    'C470 780 424 764 388 744C372 800 376 860 396 930C420 990 480 1010 560 1040V1400H-60V1010C40 990 110 920 112 810C108 740 60 690 26 600C-44 420 -20 0 300 0Z';
  return `<g transform="translate(${x} ${y}) scale(${k})">${path(d)}</g>`;
}

export const profileEye = (x: number, y: number, k: number): Art =>
  `<g transform="translate(${x} ${y}) scale(${k})">${path('M420 300C450 262 500 262 520 300C496 326 448 330 420 300Z')}</g>`;

/** Hairstyles and hats of people in a queue. */
export const HEADS = ['hat', 'bun', 'curls', 'cap', 'bald', 'bob', 'beret', 'long'] as const;
export type Head = (typeof HEADS)[number];

export interface Figure {
  /** Coat and legs. */
  body: Art;
  /** Face and hands. */
  skin: Art;
  /** Hat or hair. */
  top: Art;
  /** The book in their hands. */
  book: Art;
}

/** Draws a standing reader who faces right. `h` is the height from crown to sole. */
export function standing(rng: Rng, x: number, foot: number, h: number, head: Head): Figure {
  const r = h * 0.085;
  const headY = foot - h + r * 1.5;
  const wide = h * rng.range(0.125, 0.16);
  const shoulder = headY + r * 1.45;
  const hem = foot - h * rng.range(0.16, 0.3);
  const coat = path(
    `M${x - wide} ${hem}C${x - wide * 1.1} ${shoulder + h * 0.2} ${x - wide * 0.95} ${shoulder} ${x} ${shoulder}C${x + wide * 0.95} ${shoulder} ${x + wide * 1.05} ${shoulder + h * 0.2} ${x + wide} ${hem}Z`,
  );
  const legs = art(
    rect(x - wide * 0.62, hem - 4, wide * 0.44, foot - hem - h * 0.02),
    rect(x + wide * 0.16, hem - 4, wide * 0.44, foot - hem - h * 0.02),
    path(
      `M${x - wide * 0.62} ${foot}V${foot - h * 0.035}h${wide * 0.44}q${wide * 0.3} 0 ${wide * 0.34} ${h * 0.035}Z`,
    ),
    path(
      `M${x + wide * 0.16} ${foot}V${foot - h * 0.035}h${wide * 0.44}q${wide * 0.3} 0 ${wide * 0.34} ${h * 0.035}Z`,
    ),
  );
  const handY = shoulder + h * 0.2;
  const arm = stroke(
    `M${x + wide * 0.1} ${shoulder + h * 0.07}L${x + wide * 0.55} ${handY + h * 0.03}L${x + wide * 1.25} ${handY - h * 0.02}`,
    h * 0.05,
  );
  const skin = art(
    circle(x + r * 0.12, headY, r),
    rect(x - r * 0.4, headY, r * 0.8, r * 1.6),
    circle(x + wide * 1.3, handY - h * 0.02, h * 0.028),
  );
  const bw = h * 0.1;
  const book = poly(
    [x + wide * 1.15, handY - h * 0.005],
    [x + wide * 1.15 + bw * 0.5, handY - h * 0.09],
    [x + wide * 1.15 + bw * 0.72, handY - h * 0.08],
    [x + wide * 1.15 + bw * 0.26, handY + h * 0.01],
  );
  return { body: art(coat, legs, arm), skin, top: top(x + r * 0.12, headY, r, head), book };
}

function top(x: number, y: number, r: number, head: Head): Art {
  const cap = path(
    `M${x - r * 1.04} ${y + r * 0.1}A${r * 1.04} ${r * 1.04} 0 0 1 ${x + r * 0.8} ${y - r * 0.62}C${x + r * 0.3} ${y - r * 0.3} ${x - r * 0.2} ${y - r * 0.3} ${x - r * 0.45} ${y + r * 0.3}Z`,
  );
  switch (head) {
    case 'hat':
      return art(
        ellipse(x, y - r * 0.55, r * 1.7, r * 0.26),
        path(
          `M${x - r * 0.95} ${y - r * 0.55}V${y - r * 1.3}C${x - r * 0.9} ${y - r * 1.75} ${x + r * 0.9} ${y - r * 1.75} ${x + r * 0.95} ${y - r * 1.3}V${y - r * 0.55}Z`,
        ),
      );
    case 'bun':
      return art(cap, circle(x - r * 0.75, y - r * 1.05, r * 0.5));
    case 'curls':
      return art(
        ...[0, 1, 2, 3, 4, 5].map((i) =>
          circle(
            x - r * 0.2 + Math.cos(Math.PI * (0.75 + i * 0.2)) * r * 1.05,
            y + Math.sin(Math.PI * (0.75 + i * 0.2)) * r * 1.0,
            r * 0.52,
          ),
        ),
      );
    case 'cap':
      return art(
        path(`M${x - r * 1.05} ${y - r * 0.2}A${r * 1.05} ${r * 1.0} 0 0 1 ${x + r * 1.05} ${y - r * 0.2}Z`),
        rect(x + r * 0.2, y - r * 0.38, r * 1.5, r * 0.22, r * 0.1),
      );
    case 'bob':
      return path(
        `M${x + r * 0.9} ${y - r * 0.5}C${x + r * 0.5} ${y - r * 1.4} ${x - r * 1.4} ${y - r * 1.4} ${x - r * 1.2} ${y + r * 1.0}H${x - r * 0.2}C${x - r * 0.5} ${y + r * 0.2} ${x} ${y - r * 0.3} ${x + r * 0.9} ${y - r * 0.5}Z`,
      );
    case 'beret':
      return art(
        ellipse(x - r * 0.15, y - r * 0.78, r * 1.3, r * 0.5),
        circle(x - r * 0.15, y - r * 1.28, r * 0.14),
        cap,
      );
    case 'long':
      return path(
        `M${x + r * 0.85} ${y - r * 0.55}C${x + r * 0.4} ${y - r * 1.5} ${x - r * 1.5} ${y - r * 1.3} ${x - r * 1.3} ${y + r * 0.6}C${x - r * 1.3} ${y + r * 1.4} ${x - r * 1.6} ${y + r * 2} ${x - r * 1.5} ${y + r * 2.8}H${x - r * 0.3}C${x - r * 0.6} ${y + r * 0.6} ${x - r * 0.2} ${y - r * 0.3} ${x + r * 0.85} ${y - r * 0.55}Z`,
      );
    default:
      return art(
        path(
          `M${x - r * 1.04} ${y + r * 0.2}A${r} ${r} 0 0 1 ${x - r * 0.75} ${y - r * 0.7}L${x - r * 0.4} ${y + r * 0.3}Z`,
        ),
        hole(''),
      );
  }
}

/** Draws four fingers over an edge, from the left (`k` is 1) or from the right (`k` is -1). */
export const fingers = (x: number, y: number, k: 1 | -1, size: number): Art =>
  art(
    ...[0, 1, 2, 3].map((i) =>
      line(
        [x - k * size * 0.2, y + i * size * 0.46],
        [x + k * size * (i === 0 || i === 3 ? 0.72 : 0.92), y + i * size * 0.46],
        size * 0.4,
      ),
    ),
  );
