/** What the browser tells of the history of this tab (the Navigation API); addresses of other sites it keeps to itself. */
export type Steps = {
  entries(): readonly { url: string | null }[];
  currentEntry: { index: number } | null;
};

/** Whether the step before this one in the history is at that address, written as seen from `here`. */
export function isStepBefore(to: string, here: string, steps: Steps): boolean {
  const before = steps.entries()[(steps.currentEntry?.index ?? 0) - 1];
  return before?.url === new URL(to, here).href;
}

/** The history of this tab; `undefined` in a browser that does not tell. */
export function stepsOfTab(): Steps | undefined {
  return 'navigation' in window ? window.navigation : undefined;
}
