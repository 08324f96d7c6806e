import { onStored, readStored, writeStored } from '../../ui/stored.ts';

/**
 * The purposes that a visitor can allow. `media`: load players, maps and audio from other sites without a click for
 * each. `measuring`: count ticket sales that came from an advertisement (features/analytics). Browsers store these
 * names, so after a rename the notice asks every visitor again.
 */
export const PURPOSES = ['media', 'measuring'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The choice per purpose. A missing purpose is undecided, and nothing for it may load. */
export type ConsentChoices = Readonly<Partial<Record<Purpose, boolean>>>;

/** How long a choice is valid, in ms; after half a year the notice asks again. */
const VALID_MS = 182 * 24 * 60 * 60 * 1000;

/** Increase this when the meaning of consent changes, to ask every visitor again. */
const VERSION = '1';

/** Serializes the choices for storage, with the time at which they were made. */
export function formatChoices(choices: ConsentChoices, now: Date): string {
  const fields = new URLSearchParams({ version: VERSION, on: now.toISOString() });
  for (const purpose of PURPOSES) {
    if (choices[purpose] !== undefined) fields.set(purpose, choices[purpose] ? 'yes' : 'no');
  }
  return fields.toString();
}

/** Parses the output of `formatChoices`. Expired or invalid input counts as no choice. */
export function parseChoices(stored: string | undefined, now: Date): ConsentChoices {
  const fields = new URLSearchParams(stored ?? '');
  const age = now.getTime() - Date.parse(fields.get('on') ?? '');
  if (fields.get('version') !== VERSION || !(age < VALID_MS)) return {};
  const choices = PURPOSES.flatMap((purpose) => {
    const answer = fields.get(purpose);
    return answer === 'yes' || answer === 'no' ? [[purpose, answer === 'yes'] as const] : [];
  });
  return Object.fromEntries(choices);
}

/** Whether the visitor still has to decide about any of these purposes. */
export function isOpen(choices: ConsentChoices, requested: readonly Purpose[]): boolean {
  return requested.some((purpose) => choices[purpose] === undefined);
}

/** Whether the site may ask for consent here: not in a frame and not on the hall screen (spec §2). */
export function mayShowNotice(place: { path: string; framed: boolean }): boolean {
  return !place.framed && !/^\/live(?:\/|$)/.test(place.path);
}

/** Reads from the notice's HTML which purposes it asks about (CookieNotice.tsx). */
export function readPurposes(notice: HTMLElement): readonly Purpose[] {
  const requested = notice.dataset.consent?.split(' ') ?? [];
  return PURPOSES.filter((purpose) => requested.includes(purpose));
}

export const CONSENT = 'consent';

let known: { text: string | undefined; choices: ConsentChoices } | undefined;

/** Returns the visitor's choices; `undefined` where the site may not ask for consent, so nothing is allowed. */
export function consentChoices(): ConsentChoices | undefined {
  if (!mayShowNotice({ path: window.location.pathname, framed: window.self !== window.top }))
    return undefined;
  const text = readStored('localStorage', CONSENT);
  if (!known || known.text !== text) known = { text, choices: parseChoices(text, new Date()) };
  return known.choices;
}

/** Calls the listener when a choice is made or deleted in any tab. Returns a function that removes the listener. */
export const onConsentChange = (listener: () => void): (() => void) => onStored(CONSENT, listener);

/** Stores the choices. Does not change earlier choices for other purposes. */
export function giveConsent(choices: ConsentChoices): void {
  const now = new Date();
  const before = parseChoices(readStored('localStorage', CONSENT), now);
  writeStored('localStorage', CONSENT, formatChoices({ ...before, ...choices }, now));
}
