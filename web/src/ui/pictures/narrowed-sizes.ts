import { createContext } from 'react';

/** Whether another column narrows the pictures from {@link BESIDE_FROM_PX} on, so that `sizes` must be adapted. */
export const NarrowedPictures = createContext(false);

/** The window width from which the table of contents is beside the text (pages/generic/TableOfContents.module.css). */
const BESIDE_FROM_PX = 1200;

/** The window width from which pages no longer grow. */
const WIDEST_FROM_PX = 1420;

/** The share of the width beside the other column. */
const LEFT_PART = { growing: 0.74, widest: 0.765 };

/**
 * Adapts `sizes` to another column: «(min-width: 1420px) 708px, (min-width: 1024px) 50vw, 92vw» becomes «(min-width:
 * 1420px) 542px, (min-width: 1200px) 37vw, (min-width: 1024px) 50vw, 92vw». A width that does not grow with the window,
 * such as that of the text column, stays the same.
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

/** A share of a length, whatever its unit. */
function narrowed(length: string, part: number): number {
  const product = Number.parseFloat(length) * part;
  return product > 100 ? Math.round(product) : Math.round(product * 10) / 10;
}
