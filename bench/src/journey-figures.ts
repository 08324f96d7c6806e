import { type Timing, timing } from './measured.ts';

/** One press of a journey, in ms. */
export type Step = {
  name: string;
  /** From the longest of its events until the next frame; 0 where none took 16 ms. */
  interaction: number;
  /** From the finger's leaving until the page that was asked for is drawn; missing where the page stays. */
  shown?: number;
  /** What it and all that follows it took of the page's own thread: on a busy machine the surer figure. */
  thread: number;
};

/** The part of `budgets.json` that the journey has to keep to, in ms. */
export type JourneyLimits = { detail: number; interaction: number };

/** The step that has a limit of its own: a page that was fetched before it was asked for. */
export const DETAIL = 'list → detail';

type StepTimings = { interaction: Timing; shown?: Timing; thread: Timing };

/** Of each step what the rounds took. */
export function timingsOf(rounds: readonly (readonly Step[])[]): Record<string, StepTimings> {
  const names = new Set(rounds.flat().map(({ name }) => name));
  return Object.fromEntries([...names].map((name) => [name, timingsOfStep(rounds.flat(), name)]));
}

function timingsOfStep(steps: readonly Step[], named: string): StepTimings {
  const those = steps.filter(({ name }) => name === named);
  const shown = those.flatMap((step) => step.shown ?? []);
  return {
    interaction: timing(those.map(({ interaction }) => interaction)),
    ...(shown.length > 0 && { shown: timing(shown) }),
    thread: timing(those.map(({ thread }) => thread)),
  };
}

/** What took too long, each in a sentence: a detail in the middle of the rounds, an interaction in any of them. */
export function overJourney(steps: Record<string, StepTimings>, limits: JourneyLimits): string[] {
  const detail = steps[DETAIL]?.shown?.p50 ?? Number.POSITIVE_INFINITY;
  return [
    ...(detail > limits.detail ? [`${DETAIL}: ${detail} ms, its limit is ${limits.detail}`] : []),
    ...Object.entries(steps)
      .filter(([, { interaction }]) => interaction.max > limits.interaction)
      .map(([name, { interaction }]) => `${name}: ${interaction.max} ms, its limit is ${limits.interaction}`),
  ];
}
