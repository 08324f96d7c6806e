import { type Art, art, circle, ellipse, path, rect, stroke } from '../art.ts';

const CUTS: Readonly<Record<string, Art>> = {
  short: path(
    'M552 205C540 60 430 -24 300 -24C-50 -24 -70 420 14 600C40 660 90 690 120 720C170 660 200 600 205 520C215 470 250 440 262 380C300 330 340 280 352 200C420 190 500 190 552 205Z',
  ),
  bob: path(
    'M552 210C560 40 430 -40 290 -40C-90 -40 -110 480 -60 830C60 860 180 840 240 800C250 640 250 520 300 420C330 330 352 250 360 200C430 190 500 195 552 210Z',
  ),
  bun: art(
    path(
      'M552 205C540 60 430 -24 300 -24C-50 -24 -70 420 14 560C60 600 110 600 150 560C230 500 300 400 352 210C420 190 500 190 552 205Z',
    ),
    circle(-20, 110, 112),
  ),
  curls: art(
    ...[
      [520, 120, 84],
      [430, 30, 100],
      [300, -10, 110],
      [160, 30, 116],
      [60, 130, 116],
      [10, 260, 112],
      [10, 400, 106],
      [50, 530, 96],
      [130, 620, 70],
      [210, 300, 150],
      [330, 180, 120],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r)),
  ),
  bald: path(
    'M40 640C0 520 -14 400 24 300C96 330 130 420 140 520C146 600 130 660 112 720C80 690 55 665 40 640Z',
  ),
  hat: art(
    ellipse(290, 150, 420, 52),
    path('M30 150C10 -60 60 -180 300 -180C520 -180 560 -60 550 150Z'),
    path('M24 190C0 320 -10 460 40 620C80 660 110 690 120 700C170 620 190 520 200 430L260 200Z'),
  ),
  beret: art(
    path('M-40 210C-120 40 60 -120 330 -110C560 -100 640 40 580 170C420 120 120 130 -40 210Z'),
    circle(310, -120, 26),
    path('M10 220C-20 380 0 500 40 620C80 660 110 690 120 700C190 600 210 480 230 400L300 190Z'),
  ),
  scarf: path(
    'M560 190C540 20 430 -40 290 -40C-80 -40 -80 430 0 640C30 760 40 900 -20 1080H430C400 960 385 860 400 770C330 740 300 600 330 430C350 330 420 240 560 190Z',
  ),
};

export const PROFILE_CUTS = Object.keys(CUTS);

const place = (x: number, y: number, k: number, inner: Art): Art =>
  `<g transform="translate(${x} ${y}) scale(${k})">${inner}</g>`;

/** Draws hair or a hat for the head of `profile` at the same position and scale. */
export const profileHair = (x: number, y: number, k: number, cut: string): Art =>
  place(x, y, k, CUTS[cut] ?? '');

/** Draws the line of the ear, unless a scarf or the hair hides it. */
export const profileEar = (x: number, y: number, k: number, cut: string): Art =>
  cut === 'scarf' || cut === 'bob' || cut === 'curls'
    ? ''
    : place(x, y, k, stroke('M284 392c-56 -24 -92 40 -70 96c16 44 58 54 70 18', 13));

/** Draws a lowered eyelid with a lash, for readers. */
export const profileLid = (x: number, y: number, k: number): Art =>
  place(x, y, k, art(stroke('M430 318q44 34 92 2', 13), rect(0, 0, 0, 0)));
