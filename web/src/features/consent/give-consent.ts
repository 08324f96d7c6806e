import {
  type ConsentChoices,
  PURPOSES,
  type Purpose,
  parseChoices,
  store,
  stored,
  VERSION,
} from './consent-store.ts';

/** The choices as they are stored in the browser, with the moment at which they were made. */
export function formatChoices(choices: ConsentChoices, now: Date): string {
  const fields = new URLSearchParams({ version: VERSION, on: now.toISOString() });
  for (const purpose of PURPOSES) {
    if (choices[purpose] !== undefined) fields.set(purpose, choices[purpose] ? 'yes' : 'no');
  }
  return fields.toString();
}

/** The same choice for everything that is asked. */
export function chooseAll(asked: readonly Purpose[], choice: boolean): ConsentChoices {
  return Object.fromEntries(asked.map((purpose) => [purpose, choice]));
}

/** Stores the choices, beside earlier ones about what was not asked now. */
export function giveConsent(choices: ConsentChoices): void {
  const now = new Date();
  store(formatChoices({ ...parseChoices(stored(), now), ...choices }, now));
}
