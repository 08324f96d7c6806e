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
export const VERSION = '1';

/** Reads what `formatChoices` of give-consent.ts wrote. Anything else, and what is too old at `now`, counts as no choice. */
export function parseChoices(stored: string | null, now: Date): ConsentChoices {
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

// The choices are one state for the whole page, so that a player in the text loads as soon as the visitor says yes at its foot.

const KEY = 'consent';

/** The stored text, and what it says. */
let known: { text: string | null; choices: ConsentChoices } | undefined;
/** The choice of this visit, which holds for this page where the browser refuses to store it. */
let unstored: string | null = null;
const listeners = new Set<() => void>();

/** What the visitor chose; `undefined` where nobody may be asked: nothing is allowed there. */
export function consentChoices(): ConsentChoices | undefined {
  if (!isPlaceToAsk({ path: window.location.pathname, framed: window.self !== window.top })) return undefined;
  const text = stored();
  if (known?.text !== text) known = { text, choices: parseChoices(text, new Date()) };
  return known.choices;
}

/** Calls the listener when a choice was made, in whatever tab. Returns how to stop. */
export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  // No event reaches a page in the back/forward cache.
  for (const kind of ['storage', 'pageshow']) window.addEventListener(kind, listener);
  return () => {
    listeners.delete(listener);
    for (const kind of ['storage', 'pageshow']) window.removeEventListener(kind, listener);
  };
}

/** The stored text of the choices. */
export function stored(): string | null {
  try {
    return unstored ?? window.localStorage.getItem(KEY);
  } catch {
    return unstored;
  }
}

/** Stores the text of the choices, and tells the whole page. */
export function store(text: string): void {
  try {
    window.localStorage.setItem(KEY, text);
    // What is wiped from the storage holds no longer.
    unstored = null;
  } catch {
    // Storage is switched off. The choice holds as long as the page.
    unstored = text;
  }
  for (const listener of listeners) listener();
}
