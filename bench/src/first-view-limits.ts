import type { FirstView } from './first-view.ts';
import type { Vitals } from './lighthouse.ts';

/** The part of `budgets.json` that `npm run bench -- vitals` holds. */
export type FirstViewLimits = {
  vitals: { atLeast: Partial<Vitals>; atMost: Partial<Vitals> };
  firstView: Partial<FirstView>;
};

/** What Lighthouse's figures of a page are beyond, each in a sentence. */
export function overVitals(
  path: string,
  figures: Vitals,
  { atLeast, atMost }: FirstViewLimits['vitals'],
): string[] {
  return [
    ...beyond(path, figures, atLeast, (figure, limit) => figure < limit),
    ...beyond(path, figures, atMost, (figure, limit) => figure > limit),
  ];
}

/** What a first view is sent too much of, each in a sentence. */
export function overView(path: string, figures: FirstView, limits: FirstViewLimits['firstView']): string[] {
  return beyond(path, figures, limits, (figure, limit) => figure > limit);
}

function beyond<Figures extends Record<string, number>>(
  path: string,
  figures: Figures,
  limits: Partial<Figures>,
  isBeyond: (figure: number, limit: number) => boolean,
): string[] {
  return Object.entries(limits).flatMap(([name, limit]) => {
    const figure = figures[name];
    const isOver = figure !== undefined && limit !== undefined && isBeyond(figure, limit);
    return isOver ? [`${path} ${name}: ${figure}, its limit is ${limit}`] : [];
  });
}
