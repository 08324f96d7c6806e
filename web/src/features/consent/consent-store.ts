import { useSyncExternalStore } from 'react';
import { type ConsentChoices, formatChoices, isPlaceToAsk, type Purpose, parseChoices } from './consent.ts';

// One for all of the page, so that a player in the text hears of an answer given at its foot.

export type ConsentState = {
  /** What the visitor answered; `undefined` where it is not known or nobody may be asked: allow nothing. */
  answers?: ConsentChoices;
  /** The visitor came back to the question. */
  again: boolean;
};

const KEY = 'consent';
const NOT_KNOWN: ConsentState = { again: false };

let state: ConsentState = NOT_KNOWN;
let read: string | null | undefined;
/** Holds for this page where the browser refuses to keep anything. */
let unkept: string | null = null;
const listeners = new Set<() => void>();

/** What is known of the visitor's consent, on this page, now. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(subscribe, current, () => NOT_KNOWN);
}

/** Whether something that needs consent may load. */
export function useAllowed(purpose: Purpose): boolean {
  return useConsent().answers?.[purpose] === true;
}

/** Keeps the answers, beside earlier ones to what was not asked now. */
export function giveConsent(answers: ConsentChoices): void {
  const now = new Date();
  keep(formatChoices({ ...parseChoices(kept(), now), ...answers }, now));
  change({ ...state, again: false });
}

/** Opens the question again, or closes it and leaves the answer as it is. */
export function askAgain(again = true): void {
  change({ ...state, again });
}

function current(): ConsentState {
  const framed = window.self !== window.top;
  if (!isPlaceToAsk({ path: window.location.pathname, framed })) return NOT_KNOWN;
  const text = kept();
  if (state.answers === undefined || text !== read) {
    read = text;
    state = { ...state, answers: parseChoices(text, new Date()) };
  }
  return state;
}

function change(next: ConsentState): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // An answer given in another tab holds here too.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function kept(): string | null {
  try {
    return window.localStorage.getItem(KEY) ?? unkept;
  } catch {
    return unkept;
  }
}

function keep(text: string): void {
  unkept = text;
  try {
    window.localStorage.setItem(KEY, text);
  } catch {
    // Storage is switched off: the answer holds as long as the page.
  }
}
