import { type LiveAnswer, parseLiveAnswer } from './live-answer.ts';

/** The subset of `Storage` that is used; a browser may refuse it altogether. */
type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Keeps the last good answer of a screen on the device, with what the device's own clock said of the moment. */
export function keepAnswer(store: Store, address: string, answer: LiveAnswer, deviceNow: number): void {
  store.setItem(address, JSON.stringify({ answer, deviceNow }));
}

/**
 * The answer that was kept, its time carried on to `deviceNow`: the device's clock may be wrong, but is as wrong as it
 * was. `undefined` where nothing readable is kept.
 */
export function keptAnswer(store: Store, address: string, deviceNow: number): LiveAnswer | undefined {
  const text = store.getItem(address);
  if (text === null) return undefined;
  const kept = readable(text);
  const answer = parseLiveAnswer(kept?.answer);
  if (answer === undefined || typeof kept?.deviceNow !== 'number') return undefined;
  return { ...answer, now: new Date(+answer.now + deviceNow - kept.deviceNow) };
}

function readable(text: string): { answer?: unknown; deviceNow?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
