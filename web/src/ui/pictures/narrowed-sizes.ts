import { createContext } from 'react';

/** Whether pictures stand beside another column from {@link BESIDE_FROM_PX} on, narrower than their `sizes` say. */
export const NarrowedPictures = createContext(false);

/** From here on the chapters of a page stand beside its text (pages/generic/TableOfContents.module.css). */
const BESIDE_FROM_PX = 1200;

/** From here on nothing on a page grows with the window. */
const WIDEST_FROM_PX = 1420;

/** What the other column leaves, as a part of the whole. */
const LEFT_PART = { growing: 0.74, widest: 0.765 };

/**
 * The same `sizes` beside another column: «(min-width: 1420px) 708px, (min-width: 1024px) 50vw, 92vw» becomes
 * «(min-width: 1420px) 542px, (min-width: 1200px) 37vw, (min-width: 1024px) 50vw, 92vw». What keeps its width while the
 * window grows, like the column of a text, has room for it beside another too.
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

/** So much of a length, whatever its unit. */
function narrowed(length: string, part: number): number {
  const product = Number.parseFloat(length) * part;
  return product > 100 ? Math.round(product) : Math.round(product * 10) / 10;
}
