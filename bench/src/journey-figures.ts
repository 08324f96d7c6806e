import { type Timing, timing } from './measured.ts';

/** The measured times of one press in a journey, in ms. */
export type Step = {
  name: string;
  /** Time from the slowest event until the next frame, or 0 if no event took 16 ms. */
  interaction: number;
  /** Time from lifting the finger until the requested page is painted; missing if the step stays on the page. */
  shown?: number;
  /** Main thread time that the step causes, in ms: the most reliable figure on a busy machine. */
  thread: number;
};

/** The limits of the journey in `budgets.json`, in ms. */
export type JourneyLimits = { detail: number; interaction: number };

/** Name of the step that has its own limit, because it opens a prefetched page. */
export const DETAIL = 'list → detail';

type StepTimings = { interaction: Timing; shown?: Timing; thread: Timing };

/** Returns the times of each step over all rounds. */
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

/**
 * Lists the figures over their limit, each in a sentence. The limits apply to the median of the detail step and to the
 * maximum of each interaction.
 */
export function overJourney(steps: Record<string, StepTimings>, limits: JourneyLimits): string[] {
  const detail = steps[DETAIL]?.shown?.p50 ?? Number.POSITIVE_INFINITY;
  return [
    ...(detail > limits.detail ? [`${DETAIL}: ${detail} ms, its limit is ${limits.detail}`] : []),
    ...Object.entries(steps)
      .filter(([, { interaction }]) => interaction.max > limits.interaction)
      .map(([name, { interaction }]) => `${name}: ${interaction.max} ms, its limit is ${limits.interaction}`),
  ];
}
