import { useSyncExternalStore } from 'react';

/**
 * What a visitor may allow. `media`: players, maps and sound of other sites load without a click each. `measuring`:
 * what an advertisement brought is counted (features/analytics). The names are stored in the browser with the choice,
 * so another name would ask every visitor again.
 */
export const PURPOSES = ['media', 'measuring'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** How the question puts each purpose: «Mogen we …?» */
export const ASKED: Readonly<Record<Purpose, string>> = {
  media: 'video’s en kaarten van andere sites meteen laden',
  measuring: 'tellen hoeveel mensen via een advertentie een ticket kopen',
};

/** Yes or no for each purpose. A purpose that is missing was never decided, and nothing of it may load. */
export type ConsentChoices = Readonly<Partial<Record<Purpose, boolean>>>;

/** The part of a page that explains what yes means. */
export const EXPLAINED_AT = '/privacy#cookies';

/** How long a choice is valid, in ms: after half a year the visitor is asked again. */
const VALID_MS = 182 * 24 * 60 * 60 * 1000;

/** To be raised when yes comes to mean something else, so that everyone is asked again. */
const VERSION = '1';

/** Reads what {@link formatChoices} wrote. Anything else, and what is too old at `now`, counts as no choice. */
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

/** Whether one of these purposes was never decided. */
export function isOpen(choices: ConsentChoices, asked: readonly Purpose[]): boolean {
  return asked.some((purpose) => choices[purpose] === undefined);
}

/** Nobody is asked, and nothing is allowed, inside a frame and on the live screen (spec §2). */
export function isPlaceToAsk(place: { path: string; framed: boolean }): boolean {
  return !place.framed && !/^\/live(?:\/|$)/.test(place.path);
}

// The state is one for the whole page, so that a player in the text loads as soon as the visitor says yes at its foot.

export type ConsentState = {
  /** What the visitor chose. It is `undefined` where that is not known or nobody may be asked: nothing is allowed then. */
  choices?: ConsentChoices;
  /** The visitor came back to the question. */
  again: boolean;
};

const KEY = 'consent';
const NOT_KNOWN: ConsentState = { again: false };

let state: ConsentState = NOT_KNOWN;
/** The stored text from which `state` was made. */
let parsed: string | null | undefined;
/** The choice of this visit, which holds for this page where the browser refuses to store it. */
let unstored: string | null = null;
const listeners = new Set<() => void>();

/** What is known of the visitor's consent, on this page, now. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribe, current, () => NOT_KNOWN);
}

/** Whether something that needs consent may load. */
export function useAllowed(purpose: Purpose): boolean {
  return useConsent().choices?.[purpose] === true;
}

/** Stores the choices, beside earlier ones about what was not asked now. */
export function giveConsent(choices: ConsentChoices): void {
  const now = new Date();
  store(formatChoices({ ...parseChoices(stored(), now), ...choices }, now));
  change({ ...state, again: false });
}

/** Opens the question again, or closes it and leaves the choice as it is. */
export function askAgain(again = true): void {
  change({ ...state, again });
}

function current(): ConsentState {
  const framed = window.self !== window.top;
  if (!isPlaceToAsk({ path: window.location.pathname, framed })) return NOT_KNOWN;
  const text = stored();
  if (state.choices === undefined || text !== parsed) {
    parsed = text;
    state = { ...state, choices: parseChoices(text, new Date()) };
  }
  return state;
}

function change(next: ConsentState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // A choice made in another tab holds here too.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function stored(): string | null {
  try {
    return unstored ?? window.localStorage.getItem(KEY);
  } catch {
    return unstored;
  }
}

function store(text: string): void {
  try {
    window.localStorage.setItem(KEY, text);
    // What is wiped from the storage holds no longer.
    unstored = null;
  } catch {
    // Storage is switched off. The choice holds as long as the page.
    unstored = text;
  }
}
