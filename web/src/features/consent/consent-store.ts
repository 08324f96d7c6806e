import { onStored, readStored, writeStored } from '../../ui/stored.ts';

/**
 * What a visitor may allow. `media`: players, maps and sound of other sites load without a click each. `measuring`:
 * what an advertisement brought is counted (features/analytics). The names are stored in the browser with the choice,
 * so another name would ask every visitor again.
 */
export const PURPOSES = ['media', 'measuring'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Yes or no for each purpose. A purpose that is missing was never decided, and nothing of it may load. */
export type ConsentChoices = Readonly<Partial<Record<Purpose, boolean>>>;

/** How long a choice is valid, in ms: after half a year the visitor is asked again. */
const VALID_MS = 182 * 24 * 60 * 60 * 1000;

/** To be raised when yes comes to mean something else, so that everyone is asked again. */
const VERSION = '1';

/** The choices as they are stored in the browser, with the time at which they were made. */
export function formatChoices(choices: ConsentChoices, now: Date): string {
  const fields = new URLSearchParams({ version: VERSION, on: now.toISOString() });
  for (const purpose of PURPOSES) {
    if (choices[purpose] !== undefined) fields.set(purpose, choices[purpose] ? 'yes' : 'no');
  }
  return fields.toString();
}

/** Reads what `formatChoices` wrote. Anything else, and what is too old at `now`, counts as no choice. */
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

/** Whether one of these purposes was never decided. */
export function isOpen(choices: ConsentChoices, asked: readonly Purpose[]): boolean {
  return asked.some((purpose) => choices[purpose] === undefined);
}

/** Nobody is asked, and nothing is allowed, inside a frame and on the live screen (spec §2). */
export function isPlaceToAsk(place: { path: string; framed: boolean }): boolean {
  return !place.framed && !/^\/live(?:\/|$)/.test(place.path);
}

/** What a notice asks for, as its server wrote it (CookieNotice.tsx). */
export function readPurposes(notice: HTMLElement): readonly Purpose[] {
  const asked = notice.dataset.consent?.split(' ') ?? [];
  return PURPOSES.filter((purpose) => asked.includes(purpose));
}

export const CONSENT = 'consent';

let known: { text: string | undefined; choices: ConsentChoices } | undefined;

/** What the visitor chose; `undefined` where nobody may be asked: nothing is allowed there. */
export function consentChoices(): ConsentChoices | undefined {
  if (!isPlaceToAsk({ path: window.location.pathname, framed: window.self !== window.top })) return undefined;
  const text = readStored('localStorage', CONSENT);
  if (!known || known.text !== text) known = { text, choices: parseChoices(text, new Date()) };
  return known.choices;
}

/** Calls the listener when a choice was made or wiped, in whatever tab. Returns how to stop. */
export const onConsentChange = (listener: () => void): (() => void) => onStored(CONSENT, listener);

/** Stores the choices, beside earlier ones about what was not asked now. */
export function giveConsent(choices: ConsentChoices): void {
  const now = new Date();
  const before = parseChoices(readStored('localStorage', CONSENT), now);
  writeStored('localStorage', CONSENT, formatChoices({ ...before, ...choices }, now));
}
