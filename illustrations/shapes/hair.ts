import { type Art, art, circle, ellipse, hole, path, stroke } from '../art.ts';
import { type Skull, scaler } from './face.ts';

interface Hair {
  /** The part behind the face. */
  back: Art;
  /** The part in front of the face. */
  front: Art;
  /** Lines in the hair, or a hat's band. */
  detail: Art;
}

const none: Hair = { back: '', front: '', detail: '' };

type Cut = (skull: Skull) => Hair;

const crop: Cut = (s) => {
  const p = scaler(s);
  return {
    ...none,
    front: path(
      `M${p(-190, -20)}C${p(-214, -170)} ${p(-170, -290)} ${p(0, -296)}C${p(170, -290)} ${p(214, -170)} ${p(190, -20)}L${p(170, -30)}C${p(170, -90)} ${p(150, -120)} ${p(120, -134)}C${p(40, -120)} ${p(-70, -124)} ${p(-130, -160)}C${p(-156, -120)} ${p(-168, -80)} ${p(-170, -30)}Z`,
    ),
  };
};

const quiff: Cut = (s) => {
  const p = scaler(s);
  return {
    ...none,
    front: path(
      `M${p(-188, -10)}C${p(-200, -120)} ${p(-196, -180)} ${p(-150, -230)}C${p(-170, -330)} ${p(40, -370)} ${p(210, -300)}C${p(230, -270)} ${p(220, -230)} ${p(190, -210)}C${p(204, -150)} ${p(200, -80)} ${p(188, -10)}L${p(168, -40)}C${p(168, -110)} ${p(150, -150)} ${p(120, -170)}C${p(20, -150)} ${p(-60, -160)} ${p(-110, -180)}C${p(-150, -140)} ${p(-164, -100)} ${p(-168, -40)}Z`,
    ),
  };
};

const bob: Cut = (s) => {
  const p = scaler(s);
  return {
    back: path(
      `M${p(-236, 230)}C${p(-270, -40)} ${p(-240, -310)} ${p(0, -312)}C${p(240, -310)} ${p(270, -40)} ${p(236, 230)}C${p(160, 262)} ${p(-160, 262)} ${p(-236, 230)}Z`,
    ),
    front: path(
      `M${p(-190, -10)}C${p(-210, -180)} ${p(-150, -280)} ${p(0, -284)}C${p(150, -280)} ${p(210, -180)} ${p(190, -10)}C${p(186, -50)} ${p(180, -70)} ${p(172, -84)}H${(s.x - 172 * s.k).toFixed(1)}C${p(-180, -70)} ${p(-186, -50)} ${p(-190, -10)}Z`,
    ),
    detail: '',
  };
};

const long: Cut = (s) => {
  const p = scaler(s);
  return {
    back: path(
      `M${p(-250, 560)}C${p(-280, 300)} ${p(-300, -310)} ${p(0, -314)}C${p(300, -310)} ${p(280, 300)} ${p(250, 560)}C${p(160, 600)} ${p(-160, 600)} ${p(-250, 560)}Z`,
    ),
    front: path(
      `M${p(-196, 150)}C${p(-230, -180)} ${p(-150, -292)} ${p(10, -296)}C${p(160, -290)} ${p(230, -180)} ${p(196, 150)}C${p(190, 0)} ${p(130, -120)} ${p(14, -224)}C${p(-110, -150)} ${p(-186, -20)} ${p(-196, 150)}Z`,
    ),
    detail: '',
  };
};

const bun: Cut = (s) => {
  const p = scaler(s);
  return {
    back: circle(s.x + 20 * s.k, s.y - 340 * s.k, 92 * s.k),
    front: path(
      `M${p(-192, 0)}C${p(-214, -180)} ${p(-160, -288)} ${p(0, -290)}C${p(160, -288)} ${p(214, -180)} ${p(192, 0)}C${p(170, -110)} ${p(120, -170)} ${p(-40, -186)}C${p(-120, -160)} ${p(-170, -100)} ${p(-192, 0)}Z`,
    ),
    detail: stroke(`M${p(-30, -396)}Q${p(30, -350)} ${p(80, -390)}`, 8 * s.k),
  };
};

const curls: Cut = (s) => {
  const back = Array.from({ length: 15 }, (_, i) => {
    const a = Math.PI * (0.86 + (i / 14) * 1.28);
    return circle(
      s.x + Math.cos(a) * 226 * s.k,
      s.y + (-60 + Math.sin(a) * 216) * s.k,
      (i % 2 === 0 ? 86 : 74) * s.k,
    );
  });
  const front = Array.from({ length: 6 }, (_, i) =>
    circle(
      s.x + (-140 + i * 56) * s.k,
      s.y + (-168 - (i === 2 || i === 3 ? 26 : i % 2 === 0 ? 0 : 16)) * s.k,
      58 * s.k,
    ),
  );
  return {
    back: art(...back, ellipse(s.x, s.y - 120 * s.k, 230 * s.k, 190 * s.k)),
    front: art(...front),
    detail: '',
  };
};

const afro: Cut = (s) => ({
  ...none,
  back: art(circle(s.x, s.y - 110 * s.k, 310 * s.k)),
  front: path(
    `M${scaler(s)(-184, -60)}C${scaler(s)(-176, -220)} ${scaler(s)(-90, -250)} ${scaler(s)(0, -250)}C${scaler(s)(90, -250)} ${scaler(s)(176, -220)} ${scaler(s)(184, -60)}C${scaler(s)(150, -150)} ${scaler(s)(80, -176)} ${scaler(s)(0, -176)}C${scaler(s)(-80, -176)} ${scaler(s)(-150, -150)} ${scaler(s)(-184, -60)}Z`,
  ),
});

const scarf: Cut = (s) => {
  const p = scaler(s);
  return {
    back: path(
      `M${p(-236, 470)}C${p(-300, 150)} ${p(-290, -326)} ${p(0, -328)}C${p(290, -326)} ${p(300, 150)} ${p(236, 470)}C${p(120, 560)} ${p(-120, 560)} ${p(-236, 470)}Z`,
    ),
    front: art(
      path(
        `M${p(-250, 420)}C${p(-260, 120)} ${p(-280, -310)} ${p(0, -312)}C${p(280, -310)} ${p(260, 120)} ${p(250, 420)}C${p(120, 520)} ${p(-120, 520)} ${p(-250, 420)}Z`,
      ),
      hole(
        path(
          `M${p(-150, -60)}C${p(-160, 60)} ${p(-150, 150)} ${p(-90, 216)}C${p(-50, 256)} ${p(50, 256)} ${p(90, 216)}C${p(150, 150)} ${p(160, 60)} ${p(150, -60)}C${p(140, -180)} ${p(-140, -180)} ${p(-150, -60)}Z`,
        ),
      ),
    ),
    detail: stroke(
      `M${p(-200, 250)}C${p(-120, 350)} ${p(60, 380)} ${p(170, 340)}M${p(-190, -140)}C${p(-140, -240)} ${p(-60, -270)} ${p(0, -272)}`,
      9 * s.k,
    ),
  };
};

const bald: Cut = (s) => {
  const p = scaler(s);
  return {
    ...none,
    front: art(
      path(
        `M${p(-196, 40)}C${p(-226, -30)} ${p(-222, -110)} ${p(-176, -140)}C${p(-160, -90)} ${p(-166, -30)} ${p(-166, 30)}Z`,
      ),
      path(
        `M${p(196, 40)}C${p(226, -30)} ${p(222, -110)} ${p(176, -140)}C${p(160, -90)} ${p(166, -30)} ${p(166, 30)}Z`,
      ),
    ),
  };
};

const beret: Cut = (s) => {
  const p = scaler(s);
  const under = bob(s);
  return {
    back: under.back,
    front: art(under.front),
    detail: art(
      path(
        `M${p(-250, -120)}C${p(-330, -250)} ${p(-180, -400)} ${p(40, -390)}C${p(250, -380)} ${p(300, -230)} ${p(214, -120)}C${p(80, -170)} ${p(-100, -170)} ${p(-250, -120)}Z`,
      ),
      stroke(`M${p(20, -388)}L${p(30, -430)}`, 18 * s.k),
    ),
  };
};

const cap: Cut = (s) => {
  const p = scaler(s);
  const under = crop(s);
  return {
    ...under,
    detail: art(
      path(
        `M${p(-206, -96)}C${p(-220, -330)} ${p(220, -330)} ${p(206, -96)}C${p(80, -130)} ${p(-80, -130)} ${p(-206, -96)}Z`,
      ),
      path(
        `M${p(-214, -104)}C${p(-100, -150)} ${p(100, -150)} ${p(214, -104)}C${p(250, -60)} ${p(230, -50)} ${p(200, -52)}C${p(90, -90)} ${p(-90, -90)} ${p(-200, -52)}C${p(-230, -50)} ${p(-250, -60)} ${p(-214, -104)}Z`,
      ),
    ),
  };
};

const waves: Cut = (s) => {
  const p = scaler(s);
  const side = (k: 1 | -1): Art =>
    path(
      `M${p(k * 10, -300)}C${p(k * 190, -310)} ${p(k * 262, -190)} ${p(k * 236, -60)}C${p(k * 300, 0)} ${p(k * 280, 100)} ${p(k * 230, 130)}C${p(k * 270, 200)} ${p(k * 230, 290)} ${p(k * 150, 280)}C${p(k * 190, 160)} ${p(k * 196, 20)} ${p(k * 166, -60)}C${p(k * 140, -140)} ${p(k * 60, -190)} ${p(k * -30, -200)}Z`,
    );
  return {
    back: art(
      path(
        `M${p(-220, 200)}C${p(-260, -100)} ${p(-200, -300)} ${p(0, -304)}C${p(200, -300)} ${p(260, -100)} ${p(220, 200)}Z`,
      ),
    ),
    front: art(side(1), side(-1)),
    detail: '',
  };
};

/** All hairstyles and hats, by name. */
export const CUTS = {
  crop,
  quiff,
  bob,
  long,
  bun,
  curls,
  afro,
  scarf,
  bald,
  beret,
  cap,
  waves,
} satisfies Record<string, Cut>;
export type CutName = keyof typeof CUTS;
