import { createContext } from 'react';

/** Whether a column narrows the images in viewports from {@link BESIDE_FROM_PX} px; if so, `Picture` adapts `sizes`. */
export const NarrowedPictures = createContext(false);

/** Viewport width from which the table of contents is beside the text (pages/generic/TableOfContents.module.css). */
const BESIDE_FROM_PX = 1200;

/** Viewport width above which pages do not become wider. */
const WIDEST_FROM_PX = 1420;

/**
 * Fraction of its width that an image still has when the table of contents is beside the text. `growing` applies in
 * viewports narrower than {@link WIDEST_FROM_PX} px, `widest` in all others.
 */
const LEFT_PART = { growing: 0.74, widest: 0.765 };

/**
 * Adapts `sizes` to the table of contents: «(min-width: 1420px) 708px, (min-width: 1024px) 50vw, 92vw» becomes
 * «(min-width: 1420px) 542px, (min-width: 1200px) 37vw, (min-width: 1024px) 50vw, 92vw». A fixed width, such as that of
 * the text column, stays unchanged.
 */
export function narrowedSizes(sizes: string): string {
  const entries = sizes.split(/,\s*(?![^(]*\))/).map((entry) => {
    const [, from = '0', length = entry] = /^\(min-width: (\d+)px\) (.+)$/.exec(entry) ?? [];
    return { entry, from: Number(from), length };
  });
  const widest = entries.find(({ from }) => from === WIDEST_FROM_PX);
  const [, share] =
    /^([\d.]+)vw$/.exec(entries.find(({ from }) => from <= BESIDE_FROM_PX)?.length ?? '') ?? [];
  return [
    ...(widest ? [`(min-width: ${WIDEST_FROM_PX}px) ${narrowed(widest.length, LEFT_PART.widest)}px`] : []),
    ...(share ? [`(min-width: ${BESIDE_FROM_PX}px) ${narrowed(share, LEFT_PART.growing)}vw`] : []),
    ...entries
      .filter((one) => one !== widest && !(share && one.from === BESIDE_FROM_PX))
      .map(({ entry }) => entry),
  ].join(', ');
}

/** Multiplies a CSS length by a fraction and keeps its unit. */
function narrowed(length: string, part: number): number {
  const product = Number.parseFloat(length) * part;
  return product > 100 ? Math.round(product) : Math.round(product * 10) / 10;
}
